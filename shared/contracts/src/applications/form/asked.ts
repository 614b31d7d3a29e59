import { compareAmounts, toMinor } from '../../funds/money.ts';
import { isEmail } from '../../rules/email.ts';
import { isAmount, isEmpty, isPhone, isUrl } from '../../rules/values.ts';

export type IssueCode =
  | 'required'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_url'
  | 'invalid_amount'
  | 'invalid_date'
  | 'must_accept'
  | 'not_eligible'
  | 'too_low'
  | 'too_high'
  | 'not_after'
  | 'sum_mismatch'
  | 'too_few'
  | 'file_not_clean'
  | 'wrong_document';

/** One question of a form with what is wrong with its answer. `limit` is the bound that was missed. */
export interface Asked {
  field: string;
  issue?: IssueCode | undefined;
  limit?: string | undefined;
}

type Value = string | number | boolean | null | undefined;

/** An answer must be there. */
export const needed = (field: string, value: Value): Asked =>
  isEmpty(value) ? { field, issue: 'required' } : { field };

/** An answer must be there and pass. */
const checked =
  (passes: (value: string) => boolean, issue: IssueCode) =>
  (field: string, value: string | null | undefined): Asked =>
    isEmpty(value) ? { field, issue: 'required' } : passes(value ?? '') ? { field } : { field, issue };

export const neededEmail = checked(isEmail, 'invalid_email');
export const neededPhone = checked((value) => isPhone(value.replace(/[\s()-]/g, '')), 'invalid_phone');
export const neededAmount = checked(isAmount, 'invalid_amount');

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const isRealDay = (value: string) => !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && isDay(value);
export const neededDay = checked(isRealDay, 'invalid_date');

/** A question that may stay unanswered: nothing to say unless an answer is there. */
export const optional = (asked: Asked, value: Value): Asked =>
  isEmpty(value) ? { field: asked.field } : asked;

export const optionalUrl = (field: string, value: string | null | undefined): Asked =>
  optional(checked(isUrl, 'invalid_url')(field, value), value);

export const accepted = (field: string, value: boolean | null | undefined): Asked =>
  value === true ? { field } : { field, issue: 'must_accept' };

export const neededList = (field: string, list: readonly unknown[] | undefined, atLeast = 1): Asked =>
  (list?.length ?? 0) === 0
    ? { field, issue: 'required' }
    : (list?.length ?? 0) < atLeast
      ? { field, issue: 'too_few', limit: String(atLeast) }
      : { field };

const isPositive = (value: string) => (toMinor(value) ?? 0n) > 0n;

/** A present amount above zero and within bounds; a bound that is null or no amount does not bind. */
export const amountWithin = (
  field: string,
  value: string | null | undefined,
  bounds: { atLeast?: string | null | undefined; atMost?: string | null | undefined },
): Asked => {
  const asked = neededAmount(field, value);
  if (asked.issue !== undefined) return asked;
  const given = value ?? '';
  const { atLeast, atMost } = bounds;
  if (!isPositive(given)) return { field, issue: 'too_low', limit: '0.01' };
  if (atLeast && (compareAmounts(given, atLeast) ?? 0) < 0)
    return { field, issue: 'too_low', limit: atLeast };
  if (atMost && (compareAmounts(given, atMost) ?? 0) > 0) return { field, issue: 'too_high', limit: atMost };
  return { field };
};

export const numberWithin = (
  field: string,
  value: number | null | undefined,
  atLeast: number,
  atMost: number,
): Asked => {
  if (typeof value !== 'number') return { field, issue: 'required' };
  if (value < atLeast) return { field, issue: 'too_low', limit: String(atLeast) };
  return value > atMost ? { field, issue: 'too_high', limit: String(atMost) } : { field };
};
