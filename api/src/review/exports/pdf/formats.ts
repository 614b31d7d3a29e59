import { isAmount, type Language } from '@portal/contracts';
import type { Money } from '@portal/contracts/funds/money';
import { formatDay, formatMoment } from '../../../kernel/documents/translations/format-day.ts';
import { formatMoney } from '../../../kernel/documents/translations/format-money.ts';

/** Commas between thousands in every language. */
const grouped = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
};

/** How days, moments and amounts read in a language; moments in UTC. */
export const formatsOf = (language: Language) => {
  const amount = (decimal: string) => (isAmount(decimal.replace(/^-/, '')) ? grouped(decimal) : decimal);
  return {
    /** `2026-01-31` or an instant. */
    day: (value: string) => (Number.isNaN(Date.parse(value)) ? value : formatDay(value, language)),
    moment: (instant: string) => formatMoment(instant, language),
    amount,
    money: (money: Money) =>
      isAmount(money.amount.replace(/^-/, '')) ? formatMoney(money) : `${money.currency} ${money.amount}`,
  };
};
