import { Page, useContent, useTranslation } from '@portal/platform';
import { ContentGate } from '../content-page/ContentGate.tsx';
import { FundReading } from './FundReading.tsx';

export const BaseFundPage = () => {
  const { t } = useTranslation('public-site');
  const content = useContent('base-fund');
  return (
    <Page title={t('titles.BASE_FUND')}>
      <ContentGate content={content}>
        {(words) => (
          <FundReading type="BASE_FUND" words={words} rules={words.eligibility} rulesAnchor="eligibility" />
        )}
      </ContentGate>
    </Page>
  );
};

export const CreditFundPage = () => {
  const { t } = useTranslation('public-site');
  const content = useContent('credit-fund');
  return (
    <Page title={t('titles.CREDIT_FUND')}>
      <ContentGate content={content}>
        {(words) => (
          <FundReading type="CREDIT_FUND" words={words} rules={words.criteria} rulesAnchor="criteria" />
        )}
      </ContentGate>
    </Page>
  );
};
