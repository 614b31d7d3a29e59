import { roleMay } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { isOpen, windowAt } from '@portal/contracts/funds/rules';
import { pick } from '@portal/contracts/schema-parts';
import type { Actor } from '../../kernel/http/caller.ts';
import type { FundRecord } from './funds.db.ts';

export const moneyOrNull = (amount: string | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };

/** Who may see how a fund decides. */
const seesSettings = (actor: Actor | undefined): boolean => roleMay(actor?.role, 'fund.edit');

/** A fund as the caller reads it. */
export const fundView = (fund: FundRecord, actor: Actor | undefined): Fund => {
  const { currency } = fund;
  const readAt = new Date(fund.readAt);
  return {
    fundId: fund.id,
    ...pick(fund, 'fundType', 'title', 'description', 'eligibilityText', 'currency'),
    balance: { amount: fund.balance, currency },
    committed: { amount: fund.committed, currency },
    available: { amount: fund.available, currency },
    ...pick(fund, 'status', 'opensAt', 'closesAt', 'updatedAt', 'rowVersion'),
    isOpen: isOpen(fund, readAt),
    window: windowAt(fund, readAt),
    rules: {
      minAmount: moneyOrNull(fund.minAmount, currency),
      maxAmount: moneyOrNull(fund.maxAmount, currency),
      minOwnContributionPercent:
        fund.minOwnContributionPercent === null ? null : Number(fund.minOwnContributionPercent),
    },
    ...(seesSettings(actor)
      ? {
          settings: {
            ...pick(fund, 'decisionMode', 'assignmentMode', 'requiredReviewers', 'blindReview'),
            ...pick(fund, 'returnDays', 'returnGraceDays'),
            secondSignOffAbove: moneyOrNull(fund.secondSignOffAbove, currency),
            secondPersonAbove: moneyOrNull(fund.secondPersonAbove, currency),
          },
        }
      : {}),
  };
};
