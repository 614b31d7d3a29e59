import type { HomeContent } from '@portal/contracts/content/home';
import { useTranslation } from '@portal/platform';
import { Box, Disclosure, Grid, Heading, Link, PageContainer, Skeleton, Text } from '@portal/ui';
import { useId } from 'react';
import { ContentLink } from '../content-page/ContentLink.tsx';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { useFaqs } from '../content-page/published-lists.ts';
import { LocalText } from '../content-page/text-in-language.tsx';
import { Answer } from '../find-answers/Answer.tsx';

const SHOWN = 4;

const Questions = () => {
  const { t } = useTranslation('public-site');
  const query = useFaqs();
  const { data } = query;
  if (data === undefined && query.isError)
    return <FailedReading query={query} title={t('faqs.failed')} level={3} />;
  if (data === undefined)
    return Array.from({ length: SHOWN }, (_, row) => <Skeleton key={row} h="55px" mb="1px" />);
  return data.slice(0, SHOWN).map((faq, index) => (
    <Disclosure key={faq.id} title={<LocalText of={faq.question} />} open={index === 0}>
      <Answer of={faq.answer} />
    </Disclosure>
  ));
};

/** The first questions of the list, the first one open. */
export function CommonQuestions({ head }: { head: HomeContent['questionsHead'] }) {
  const title = useId();
  return (
    <Box as="section" aria-labelledby={title} bg="bg.subtle" borderTopWidth="1px" borderColor="border.subtle">
      <PageContainer py={{ base: '14', lg: '22' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 13fr)' }}
          columnGap="8"
          rowGap="6"
        >
          <Box>
            <Heading id={title} lineHeight="heading">
              {head.title}
            </Heading>
            <Text mt="2" fontSize="lg" color="fg.muted">
              {head.lead}
            </Text>
            <Link asChild mt="2" py="1" fontWeight="medium" display="inline-block">
              <ContentLink href={head.link.href}>{head.link.label}</ContentLink>
            </Link>
          </Box>
          <Box borderTopWidth="1px" minH="312px">
            <Questions />
          </Box>
        </Grid>
      </PageContainer>
    </Box>
  );
}
