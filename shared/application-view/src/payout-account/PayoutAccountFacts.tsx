import type { AccountHolder } from '@portal/contracts/applications/account-holder';
import { formatDateTime, useTranslation } from '@portal/platform';
import { DescriptionList } from '@portal/ui';
import { CountryName } from '../answers/CountryName.tsx';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

/** Where the money of an approved application goes. */
export const PayoutAccountFacts = ({ account }: { account: AccountHolder }) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const facts = [
    { label: t('account.holder'), value: <bdi>{account.holder}</bdi> },
    { label: t('account.bank'), value: <bdi>{account.bank}</bdi> },
    { label: t('account.countryCode'), value: <CountryName code={account.countryCode} /> },
    {
      label: t('account.account'),
      value: <bdi dir="ltr">{account.account.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>,
    },
    { label: t('account.bic'), value: account.bic ?? '–' },
    { label: t('account.updatedAt'), value: formatDateTime(account.updatedAt) },
  ];
  return <DescriptionList columns={1} items={facts} />;
};
