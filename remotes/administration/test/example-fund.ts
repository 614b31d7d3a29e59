import type { Fund } from '@portal/contracts/funds/fund.schemas';

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** The Base Fund, with the facts that a test may rely on. */
export const baseFund: Fund = {
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  title: { en: 'Base Fund', fr: 'Fonds de base' },
  description: { en: 'Grants.', fr: 'Subventions.' },
  eligibilityText: { en: 'State bodies.' },
  currency: 'USD',
  balance: usd('5400000.00'),
  committed: usd('1800000.00'),
  available: usd('3600000.00'),
  status: 'OPEN',
  opensAt: null,
  closesAt: null,
  isOpen: true,
  window: 'RUNNING',
  rules: { minAmount: usd('50000.00'), maxAmount: usd('25000000.00'), minOwnContributionPercent: null },
  settings: {
    decisionMode: 'TWO_STEP',
    assignmentMode: 'OPEN',
    requiredReviewers: 1,
    secondSignOffAbove: null,
    returnDays: 14,
  },
  updatedAt: '2026-11-01T09:00:00.000000Z',
  rowVersion: 3,
};
