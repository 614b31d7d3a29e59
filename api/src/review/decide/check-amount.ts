import { compareAmounts, type Money, toMinor } from '@portal/contracts/funds/money';
import { invalidField } from '../../kernel/http/problem.ts';
import type { DecisionContext } from './decision-context.ts';

/** An amount in the application's currency, above nothing and at most what was asked for. @throws invalid_request. */
export const checkedAmount = (
  { access: { application } }: DecisionContext,
  money: Money | undefined,
  field: 'amountRecommended' | 'amountApproved',
): string | null => {
  if (money === undefined) return null;
  if (money.currency !== application.currency) throw invalidField(`${field}.currency`, 'not_allowed');
  const requested = application.amountRequested ?? '0';
  if ((toMinor(money.amount) ?? 0n) <= 0n) throw invalidField(`${field}.amount`, 'too_small', '0.01');
  if ((compareAmounts(money.amount, requested) ?? 1) > 0)
    throw invalidField(`${field}.amount`, 'too_big', requested);
  return money.amount;
};
