import type { FundType } from '@portal/contracts/funds/enums';
import { HydrateOnInteraction, TextLink, useTranslation } from '@portal/platform';
import { Badge, Box, Card, Flex, Heading, MetaText, Text } from '@portal/ui';
import { Download, FileText } from 'lucide-react';
import { ContentLink } from '../content-page/ContentLink.tsx';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { beforeYouStartPath } from '../navigation/before-you-start-path.ts';
import { StartPanel } from '../start-application/StartPanel.tsx';
import type { FundPageContent } from './content-of-both-funds.ts';
import { useFormFiles } from './use-form-files.ts';

type Form = FundPageContent['form'];

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  px: '5',
  py: '4',
  borderColor: 'border.subtle',
} as const;

const Documents = ({ documents }: Pick<Form, 'documents'>) => {
  const { t } = useTranslation('public-site');
  return documents.map((document) => (
    <Flex as="li" key={document.title} css={row} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Box as="span" color="brand.fg" flexShrink={0}>
        <FileText size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Flex flex="1" minW="0" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <Box flex="1 1 10rem" minW="0">
          <Heading as="h3" fontFamily="body" fontSize="md" fontWeight="semibold" lineHeight="snug">
            {document.title}
          </Heading>
          <MetaText>{document.text}</MetaText>
        </Box>
        <Badge
          palette={document.required ? 'forest' : 'ash'}
          variant={document.required ? 'subtle' : 'outline'}
        >
          {t(document.required ? 'form.required' : 'form.optional')}
        </Badge>
      </Flex>
    </Flex>
  ));
};

const Downloads = ({ downloads }: Pick<Form, 'downloads'>) =>
  downloads.map((file) => (
    <Box
      as="li"
      key={file.href}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex asChild css={row} _hover={{ bg: 'bg.subtle' }}>
        <ContentLink href={file.href} download>
          <Box as="span" color="brand.fg" flexShrink={0}>
            <FileText size={20} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box as="span" flex="1" minW="0">
            <Text as="span" display="block" fontWeight="semibold">
              {file.title}
            </Text>
            <MetaText as="span" display="block">
              {file.detail}
            </MetaText>
          </Box>
          <Box as="span" color="brand.fg" flexShrink={0}>
            <Download size={20} strokeWidth={1.75} aria-hidden />
          </Box>
        </ContentLink>
      </Flex>
    </Box>
  ));

/** What to prepare, what to take away, and the way into the form. */
export const FormSection = ({ type, form }: { type: FundType; form: Form }) => {
  const { t } = useTranslation('public-site');
  const files = useFormFiles(type);
  return (
    <ReadingSection anchor="form" title={form.title} lead={form.lead}>
      <HydrateOnInteraction>
        {' '}
        <Box mb="4">
          <TextLink to={beforeYouStartPath(type)} fontWeight="medium" py="1">
            {t('form.before')}
          </TextLink>
        </Box>
        <Card as="ul" listStyleType="none" overflow="hidden" mb="6">
          <Downloads downloads={[...files, ...form.downloads]} />
        </Card>
        {form.documents.length > 0 && (
          <Card as="ul" listStyleType="none" overflow="hidden">
            <Documents documents={form.documents} />
          </Card>
        )}
      </HydrateOnInteraction>{' '}
      <StartPanel type={type} words={form.start} />
    </ReadingSection>
  );
};
