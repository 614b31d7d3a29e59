import type { Head } from '@portal/contracts/content/parts';
import { HydrateOnInteraction, Page, TextLink, useTranslation } from '@portal/platform';
import { Box, Grid, Heading, PageContainer, Text } from '@portal/ui';
import { useState } from 'react';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { Offices } from '../find-offices/Offices.tsx';
import { paths } from '../navigation/paths.ts';
import { Sent, useSentAddress } from '../visitor-form/Sent.tsx';
import { ContactForm } from './Contact.form.tsx';

const PartHead = ({ title, lead }: Head) => (
  <Box mb="6">
    <Heading textStyle="cardTitle">{title}</Heading>
    {lead && (
      <Text mt="1" color="fg.muted">
        {lead}
      </Text>
    )}
  </Box>
);

const Message = () => {
  const { t } = useTranslation('public-site');
  const [ticket, setTicket] = useState(useSentAddress());
  if (ticket === undefined) return <ContactForm onSent={setTicket} />;
  return (
    <Sent
      title={t('contact.sent')}
      againLabel={t('contact.again')}
      againTo={paths.contact}
      onAgain={() => setTicket(undefined)}
    >
      {t('contact.ticket')} <bdi>{ticket}</bdi>. {t('contact.sentText')}
    </Sent>
  );
};

export function ContactPage() {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.contact')}>
      <SectionContent section="contact-us">
        {(words) => (
          <>
            <PageHead title={words.title} lead={words.lead} here={t('titles.contact')} />
            <PageContainer py={{ base: '8', lg: '14' }}>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 13fr) minmax(0, 7fr)' }}
                columnGap="18"
                rowGap="12"
              >
                <Box as="section">
                  <PartHead {...words.formHead} />
                  <Message />
                </Box>
                <Box as="section">
                  <PartHead {...words.officesHead} />
                  <HydrateOnInteraction>
                    <Offices />
                  </HydrateOnInteraction>
                  <Text mt="6" fontSize="sm">
                    <TextLink to={paths.interest}>{t('contact.interest')}</TextLink>
                  </Text>
                </Box>
              </Grid>
            </PageContainer>
          </>
        )}
      </SectionContent>
    </Page>
  );
}
