import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { toMinor } from '@portal/contracts/funds/money';
import { formatMoney, i18n } from '@portal/platform';

/** What there is of a closed line, in a row. */
export const inRow = (...parts: unknown[]): string =>
  parts.filter(Boolean).join(i18n.t(`${APPLICATION_NAMESPACE}:comma`));

/** What a closed line says: its name and its amount, as far as they are filled in. */
export const lineText = (currency: string, name: unknown, amount: unknown): string => {
  const typed = String(amount ?? '');
  const isAmount = toMinor(typed) !== undefined;
  return inRow(name, isAmount ? formatMoney({ amount: typed, currency }) : typed);
};
