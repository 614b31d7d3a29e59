import type { Section } from '@portal/contracts/applications/sections';
import type { Money } from '@portal/contracts/funds/money';
import type { RulesInForce } from '@portal/contracts/funds/rules';

/** What a form needs to know about its fund. */
export interface FormContext {
  rules: {
    minAmount: Money | null;
    maxAmount: Money | null;
    minOwnContributionPercent: number | null;
  };
  isOnBehalf?: boolean;
  /** Absent: the rules that every fund begins with. */
  eligibility?: RulesInForce | undefined;
  /** Of a returned application: sections that are open again. The others stand as sent, whatever the fund asks by now. */
  open?: readonly Section[] | undefined;
}
