import type { FieldCode } from '@portal/contracts/error-codes';
import { compareAmounts, toMinor } from '@portal/contracts/funds/money';
import { isDay } from '@portal/contracts/rules/day';
import { isUrl } from '@portal/contracts/rules/parse-url';
import { isAcceptedEmail, isAmount, isEmpty, isPhone } from '@portal/contracts/rules/values';

/** One question of a form with what is wrong with its answer. `limit` is the bound that was missed. */
export interface Asked {
  field: string;
  issue?: FieldCode | undefined;
  limit?: string | undefined;
}

type Value = string | number | boolean | null | undefined;

/** An answer must be there. */
export const needed = (field: string, value: Value): Asked =>
  isEmpty(value) ? { field, issue: 'required' } : { field };

/** An answer must be there and pass. */
const checked =
  (passes: (value: string) => boolean, issue: FieldCode) =>
  (field: string, value: string | null | undefined): Asked =>
    isEmpty(value) ? { field, issue: 'required' } : passes(value ?? '') ? { field } : { field, issue };

export const neededEmail = checked(isAcceptedEmail, 'email');
export const neededPhone = checked((value) => isPhone(value.replace(/[\s()-]/g, '')), 'phone');
export const neededAmount = checked(isAmount, 'money');
/** A chapter of the Harmonized System. */
export const neededChapter = checked((value) => /^(?:0[1-9]|[1-9]\d)$/.test(value), 'format');
export const neededDay = checked(isDay, 'date');

/** Where the day begins first: what is today for somebody is not in the future. */
const FIRST_ZONE = 14 * 3_600_000;

/** A day on which something happened. */
export const neededPastDay = (field: string, value: string | null | undefined): Asked => {
  const asked = neededDay(field, value);
  const latest = new Date(Date.now() + FIRST_ZONE).toISOString();
  return asked.issue === undefined && (value ?? '') > latest.slice(0, 10)
    ? { field, issue: 'future_date' }
    : asked;
};

/** A question that may stay unanswered: nothing to say unless an answer is there. */
export const optional = (asked: Asked, value: Value): Asked =>
  isEmpty(value) ? { field: asked.field } : asked;

export const optionalUrl = (field: string, value: string | null | undefined): Asked =>
  optional(checked(isUrl, 'url')(field, value), value);

export const accepted = (field: string, value: boolean | null | undefined): Asked =>
  value === true ? { field } : { field, issue: 'must_accept' };

export const neededList = (field: string, list: readonly unknown[] | undefined, min = 1): Asked =>
  (list?.length ?? 0) === 0
    ? { field, issue: 'required' }
    : (list?.length ?? 0) < min
      ? { field, issue: 'too_few', limit: String(min) }
      : { field };

const isPositive = (value: string) => (toMinor(value) ?? 0n) > 0n;

/** A present amount above zero and within bounds; a bound that is null or no amount does not bind. */
export const amountWithin = (
  field: string,
  value: string | null | undefined,
  bounds: { min?: string | null | undefined; max?: string | null | undefined },
): Asked => {
  const asked = neededAmount(field, value);
  if (asked.issue !== undefined) return asked;
  const given = value ?? '';
  const { min, max } = bounds;
  if (!isPositive(given)) return { field, issue: 'too_small', limit: '0.01' };
  if (min && (compareAmounts(given, min) ?? 0) < 0) return { field, issue: 'too_small', limit: min };
  if (max && (compareAmounts(given, max) ?? 0) > 0) return { field, issue: 'too_big', limit: max };
  return { field };
};

/** The lower of two amounts, or the one that is there. */
export const lower = (a: string | undefined, b: string | null | undefined): string | undefined => {
  if (!a) return b ?? undefined;
  if (!b) return a;
  return (compareAmounts(a, b) ?? 0) <= 0 ? a : b;
};

export const numberWithin = (
  field: string,
  value: number | null | undefined,
  min: number,
  max: number,
): Asked => {
  if (typeof value !== 'number') return { field, issue: 'required' };
  if (value < min) return { field, issue: 'too_small', limit: String(min) };
  return value > max ? { field, issue: 'too_big', limit: String(max) } : { field };
};

/** A year that has begun. */
export const neededPastYear = (field: string, value: number | null | undefined): Asked =>
  numberWithin(field, value, 2000, new Date().getUTCFullYear());

/** Lines ask several things each but count as one question: only what is wrong in them is added. */
export const wrongOnly = (asked: Asked[]): Asked[] =>
  asked.filter((question) => question.issue !== undefined);
