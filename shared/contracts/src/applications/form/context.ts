import type { Money } from '../../funds/money.ts';

/** What a form needs to know about its fund. */
export interface FormContext {
  rules: {
    minAmount: Money | null;
    maxAmount: Money | null;
    minOwnContributionPercent: number | null;
  };
  isOnBehalf?: boolean;
}
