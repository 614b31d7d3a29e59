import { Page, useContent, useTranslation } from '@portal/platform';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { FundReading } from './FundReading.tsx';

export const BaseFundPage = () => {
  const { t } = useTranslation('public-site');
  const content = useContent('base-fund');
  return (
    <Page title={t('titles.BASE_FUND')}>
      <SectionContent content={content}>
        {(words) => (
          <FundReading type="BASE_FUND" words={words} rules={words.eligibility} rulesAnchor="eligibility" />
        )}
      </SectionContent>
    </Page>
  );
};

export const CreditFundPage = () => {
  const { t } = useTranslation('public-site');
  const content = useContent('credit-fund');
  return (
    <Page title={t('titles.CREDIT_FUND')}>
      <SectionContent content={content}>
        {(words) => (
          <FundReading type="CREDIT_FUND" words={words} rules={words.criteria} rulesAnchor="criteria" />
        )}
      </SectionContent>
    </Page>
  );
};
