import { compareAmounts, type Money, toMinor } from '@portal/contracts/funds/money';
import { problem } from '../../kernel/http/problem.ts';
import type { DecisionContext } from './decision-context.ts';

/** An amount in the application's currency, above nothing and at most what was asked for. @throws invalid_request. */
export const checkedAmount = (
  { access: { application } }: DecisionContext,
  money: Money | undefined,
  field: 'amountRecommended' | 'amountApproved',
): string | null => {
  if (money === undefined) return null;
  if (money.currency !== application.currency)
    throw problem('invalid_request', { fields: [{ field: `${field}.currency`, code: 'not_allowed' }] });
  const requested = application.amountRequested ?? '0';
  if ((toMinor(money.amount) ?? 0n) <= 0n)
    throw problem('invalid_request', {
      fields: [{ field: `${field}.amount`, code: 'too_small', limit: '0.01' }],
    });
  if ((compareAmounts(money.amount, requested) ?? 1) > 0)
    throw problem('invalid_request', {
      fields: [{ field: `${field}.amount`, code: 'too_big', limit: requested }],
    });
  return money.amount;
};
