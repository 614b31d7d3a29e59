import { roleMay } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { isOpen } from '@portal/contracts/funds/rules';
import type { Actor } from '../../kernel/http/caller.ts';
import type { FundRecord } from './funds.db.ts';

export const moneyOrNull = (amount: string | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };

/** Who may see how a fund decides. */
const seesSettings = (actor: Actor | undefined): boolean => roleMay(actor?.role, 'fund.edit');

/** A fund as the caller reads it. */
export const fundView = (fund: FundRecord, actor: Actor | undefined): Fund => {
  const { currency } = fund;
  return {
    fundId: fund.id,
    fundType: fund.fundType,
    title: fund.title,
    description: fund.description,
    eligibilityText: fund.eligibilityText,
    currency,
    balance: { amount: fund.balance, currency },
    committed: { amount: fund.committed, currency },
    available: { amount: fund.available, currency },
    status: fund.status,
    opensAt: fund.opensAt,
    closesAt: fund.closesAt,
    isOpen: isOpen(fund, new Date(fund.readAt)),
    rules: {
      minAmount: moneyOrNull(fund.minAmount, currency),
      maxAmount: moneyOrNull(fund.maxAmount, currency),
      minOwnContributionPercent:
        fund.minOwnContributionPercent === null ? null : Number(fund.minOwnContributionPercent),
    },
    ...(seesSettings(actor)
      ? {
          settings: {
            decisionMode: fund.decisionMode,
            assignmentMode: fund.assignmentMode,
            requiredReviewers: fund.requiredReviewers,
            blindReview: fund.blindReview,
            secondSignOffAbove: moneyOrNull(fund.secondSignOffAbove, currency),
            returnDays: fund.returnDays,
            returnGraceDays: fund.returnGraceDays,
            secondPersonAbove: moneyOrNull(fund.secondPersonAbove, currency),
          },
        }
      : {}),
    updatedAt: fund.updatedAt,
    rowVersion: fund.rowVersion,
  };
};
