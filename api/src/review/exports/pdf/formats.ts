import { isAmount, type Language } from '@portal/contracts';
import type { Money } from '@portal/contracts/funds/money';
import { formatDay, formatMoment } from '../../../kernel/documents/translations/format-day.ts';

export interface Formats {
  /** `2026-01-31` or an instant. */
  day(value: string): string;
  /** `31 January 2026, 14:02 UTC` */
  moment(instant: string): string;
  amount(decimal: string): string;
  money(money: Money): string;
}

/** Commas between thousands in every language. */
const grouped = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
};

/** How days, moments and amounts read in a language; moments in UTC. */
export const formatsOf = (language: Language): Formats => {
  const amount = (decimal: string) => (isAmount(decimal.replace(/^-/, '')) ? grouped(decimal) : decimal);
  return {
    day: (value) => (Number.isNaN(Date.parse(value)) ? value : formatDay(value, language)),
    moment: (instant) => formatMoment(instant, language),
    amount,
    money: (money) => `${money.currency} ${amount(money.amount)}`,
  };
};
