import { Page, useTranslation } from '@portal/platform';
import { Box, PageContainer } from '@portal/ui';
import { NeedsScript } from '../content-page/NeedsScript.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { paths } from '../navigation/paths.ts';
import { CheckReceiptForm } from './CheckReceipt.form.tsx';

/** Whether a printed receipt is valid, for anyone who was handed one. */
export function CheckReceiptPage() {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.receipt')}>
      <PageHead title={t('titles.receipt')} lead={t('receipt.lead')} here={t('titles.receipt')} />
      <PageContainer py={{ base: '8', lg: '14' }}>
        <Box maxW="prose">
          <NeedsScript to={paths.contact} label={t('noScript.write')} />
          <CheckReceiptForm />
        </Box>
      </PageContainer>
    </Page>
  );
}
