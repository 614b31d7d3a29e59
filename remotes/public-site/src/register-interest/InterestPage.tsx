import { Page, useTranslation } from '@portal/platform';
import { Box, PageContainer } from '@portal/ui';
import { useState } from 'react';
import { PageHead } from '../content-page/PageHead.tsx';
import { paths } from '../navigation/paths.ts';
import { Sent, useSentAddress } from '../visitor-form/Sent.tsx';
import { InterestForm } from './Interest.form.tsx';

export function InterestPage() {
  const { t } = useTranslation('public-site');
  const [isSent, setIsSent] = useState(useSentAddress() !== undefined);
  return (
    <Page title={t('titles.interest')}>
      <PageHead title={t('titles.interest')} lead={t('interest.lead')} here={t('titles.interest')} />
      <PageContainer py={{ base: '8', lg: '14' }}>
        <Box maxW="prose">
          {isSent ? (
            <Sent
              title={t('interest.sent')}
              againLabel={t('interest.again')}
              againTo={paths.interest}
              onAgain={() => setIsSent(false)}
            >
              {t('interest.sentText')}
            </Sent>
          ) : (
            <InterestForm onSent={() => setIsSent(true)} />
          )}
        </Box>
      </PageContainer>
    </Page>
  );
}
