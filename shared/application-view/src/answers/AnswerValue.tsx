import type { PlainField } from '@portal/application-form/answer-fields';
import { isAmount, isEmpty, isUrl } from '@portal/contracts';
import { formatDate, formatMoney, formatNumber, useSession, useTranslation } from '@portal/platform';
import { Box, Link } from '@portal/ui';
import { DownloadButton } from '../documents/DownloadButton.tsx';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { CountryList, CountryName } from './CountryName.tsx';

interface AnswerValueProps {
  kind: PlainField['kind'];
  value: unknown;
  /** ISO 4217, for amounts. */
  currency: string;
  /** Of what was typed, where it is known to be another than that of the page. */
  lang?: string;
}

const money = (amount: string, currency: string): string =>
  isAmount(amount.replace(/^-/, '')) ? formatMoney({ amount, currency }) : amount;

const day = (value: string): string =>
  Number.isNaN(Date.parse(`${value}T12:00:00`)) ? value : formatDate(value, 'UTC');

/** Only what a browser opens as a page becomes a link: an answer is somebody's typing. */
const Website = ({ address }: { address: string }) =>
  isUrl(address) && /^https?:/i.test(address) ? (
    <Link href={address} rel="noreferrer noopener" target="_blank" dir="ltr">
      {address}
    </Link>
  ) : (
    <bdi>{address}</bdi>
  );

/** One answer as it reads; a half answer is shown as it was typed. */
export const AnswerValue = ({ kind, value, currency, lang }: AnswerValueProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const { user } = useSession();
  if (isEmpty(value))
    return (
      <Box as="span" color="fg.subtle">
        {t('notAnswered')}
      </Box>
    );
  if (Array.isArray(value)) return <CountryList codes={value.map(String)} />;
  const text = String(value);
  switch (kind) {
    case 'text':
      return <bdi lang={lang}>{text}</bdi>;
    case 'long':
      return (
        <Box as="span" whiteSpace="pre-line" dir="auto" lang={lang}>
          {text}
        </Box>
      );
    case 'money':
      return <bdi>{money(text, currency)}</bdi>;
    case 'number':
      return formatNumber(text);
    case 'percent':
      return <bdi>{text}%</bdi>;
    case 'day':
      return day(text);
    case 'yesNo':
      return t(value === true ? 'yes' : 'no');
    case 'country':
    case 'countries':
      return <CountryName code={text} />;
    case 'link':
      return <Website address={text} />;
    case 'file':
      // Whoever is not signed in, and only confirms, learns that there is one.
      if (user === null) return t('storedFile');
      return <DownloadButton document={{ fileKey: text, fileName: t('storedFile') }} />;
    default:
      return t(`${kind}.${text}`);
  }
};
