import { ErrorAlert, useTranslation } from '@portal/platform';
import { Alert, Loading } from '@portal/ui';
import { useConfirmInterest } from './interest.queries.ts';

/** What the link of the mail leads to; the token is used once, by this page. */
export const Confirmation = ({ token }: { token: string }) => {
  const { t } = useTranslation('public-site');
  const { data, error } = useConfirmInterest(token);
  if (error !== null) return <ErrorAlert error={error} />;
  if (data === undefined) return <Loading>{t('interest.confirming')}</Loading>;
  return (
    <Alert status="success" title={t('interest.confirmed')} live>
      {t('interest.confirmedText', { email: data.email })}
    </Alert>
  );
};
