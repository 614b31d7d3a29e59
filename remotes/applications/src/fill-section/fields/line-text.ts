import { toMinor } from '@portal/contracts/funds/money';
import { formatMoney } from '@portal/platform';

/** What a closed line says: its name and its amount, as far as they are filled in. */
export const lineText = (currency: string, name: unknown, amount: unknown): string => {
  const typed = String(amount ?? '');
  const isAmount = toMinor(typed) !== undefined;
  return [name, isAmount ? formatMoney({ amount: typed, currency }) : typed].filter(Boolean).join(', ');
};
