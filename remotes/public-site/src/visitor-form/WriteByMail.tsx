import { isApiError, useTranslation } from '@portal/platform';
import { Link, Text } from '@portal/ui';
import { useOffices } from '../content-page/published-lists.ts';

interface WriteByMailProps {
  /** Of the last attempt to send the form. */
  error: unknown;
  /** What was typed: it goes along into the e-mail. */
  subject: string;
  message: string;
}

const isRefusedForNow = (error: unknown): boolean =>
  isApiError(error) && (error.status === 429 || error.status >= 500);

const Address = ({ subject, message }: Omit<WriteByMailProps, 'error'>) => {
  const { t } = useTranslation('public-site');
  const email = useOffices().data?.find(({ emails }) => emails.length > 0)?.emails[0];
  if (email === undefined) return null;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <Text role="status">
      {t('byMail')}{' '}
      <Link href={`mailto:${email}?${query}`} fontWeight="semibold">
        <bdi>{email}</bdi>
      </Link>
    </Text>
  );
};

/** Another way to write where a form cannot be sent for now: the Fund's e-mail address. */
export function WriteByMail({ error, ...typed }: WriteByMailProps) {
  return isRefusedForNow(error) ? <Address {...typed} /> : null;
}
