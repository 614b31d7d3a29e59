import { Page, useTranslation } from '@portal/platform';
import { Alert, Box, PageContainer } from '@portal/ui';
import { useState } from 'react';
import { PageHead } from '../content-page/PageHead.tsx';
import { sentId, useSentAddress } from '../visitor-form/Sent.tsx';
import { ConfirmNewsForm } from './ConfirmNews.form.tsx';

/** Where the mail about news leads. Opening it confirms nothing: mail scanners open links, too. */
export function ConfirmNewsPage() {
  const { t } = useTranslation('public-site');
  const isSent = useSentAddress() !== undefined;
  const [email, setEmail] = useState<string>();
  const title = t('confirmNews.title');
  return (
    <Page title={title}>
      <PageHead title={title} lead={t('confirmNews.lead')} here={title} />
      <PageContainer pt={{ base: '8', lg: '14' }} pb="14">
        <Box maxW="prose">
          {isSent || email !== undefined ? (
            <Alert id={sentId} status="success" title={t('confirmNews.done')} live>
              {email === undefined ? t('confirmNews.doneTextToReader') : t('confirmNews.doneText', { email })}
            </Alert>
          ) : (
            <ConfirmNewsForm onConfirmed={setEmail} />
          )}
        </Box>
      </PageContainer>
    </Page>
  );
}
