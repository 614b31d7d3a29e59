import type { Fund } from '@portal/contracts/funds/fund.schemas';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const inSix = (en: string) => ({ en, fr: en, pt: en, ar: en, es: en, sw: en });

/** An open fund with the rules that the example forms of the contracts keep to. */
export const creditFund: Fund = {
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  title: inSix('Credit Fund'),
  description: inSix('Loans'),
  eligibilityText: inSix('Companies'),
  currency: 'USD',
  balance: usd('9000000.00'),
  committed: usd('0.00'),
  available: usd('9000000.00'),
  status: 'OPEN',
  opensAt: null,
  closesAt: null,
  isOpen: true,
  window: 'RUNNING',
  rules: { minAmount: usd('50000'), maxAmount: usd('10000000'), minOwnContributionPercent: 25 },
  updatedAt: '2026-01-01T00:00:00.000000Z',
  rowVersion: 1,
};

export const baseFund: Fund = {
  ...creditFund,
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  title: inSix('Base Fund'),
};
