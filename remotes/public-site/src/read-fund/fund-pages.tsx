import { Page, useTranslation } from '@portal/platform';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { FundReading } from './FundReading.tsx';

export const BaseFundPage = () => {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.BASE_FUND')}>
      <SectionContent section="base-fund">
        {(words) => (
          <FundReading type="BASE_FUND" words={words} rules={words.eligibility} rulesAnchor="eligibility" />
        )}
      </SectionContent>
    </Page>
  );
};

export const CreditFundPage = () => {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.CREDIT_FUND')}>
      <SectionContent section="credit-fund">
        {(words) => (
          <FundReading type="CREDIT_FUND" words={words} rules={words.criteria} rulesAnchor="criteria" />
        )}
      </SectionContent>
    </Page>
  );
};
