import type { Money } from '@portal/contracts/funds/money';
import { formatNumber } from '@portal/platform';

/** "5,400,000" without its currency, which stands once above; cents only where there are any. */
export const plainAmount = ({ amount }: Money): string => formatNumber(amount.replace(/\.0+$/, ''));

/** How much of a balance is `part`, from 0 to 1; an overdrawn part counts as nothing. */
export const shareOf = (part: Money, whole: Money): number => {
  const all = Number(whole.amount);
  return all > 0 ? Math.min(1, Math.max(0, Number(part.amount) / all)) : 0;
};
