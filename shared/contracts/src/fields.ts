import { Type } from 'typebox';
import { isDay } from './rules/day.ts';
import { isUrl } from './rules/parse-url.ts';
import { isAcceptedEmail, isAmount, isPhone } from './rules/values.ts';

/**
 * Field schemas that several capabilities share. `errorCode` is the word that a person reads when
 * the value is refused; without it they would read about a pattern.
 */
/** A text that must say something, trimmed length 1 to `max`. */
export const text = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' });

/** An id where the released contract names no limit: what is no id is refused, and the contract stays as it is. */
export const idText = () => Type.Refine(Type.String(), (value) => /^[A-Za-z0-9_-]{1,64}$/.test(value));

/** A text that may be empty. */
export const optionalText = (max: number) => Type.String({ maxLength: max });

/** An e-mail address. */
export const emailText = () =>
  Type.Refine(Type.String({ maxLength: 254, errorCode: 'email' }), isAcceptedEmail);

/** Optional plus sign followed by 7 to 15 digits. */
export const phoneText = () => Type.Refine(Type.String({ errorCode: 'phone' }), isPhone);

/** An absolute http or https URL. */
export const urlText = () =>
  Type.Refine(
    Type.String({ maxLength: 2000, errorCode: 'url' }),
    (value) => /^https?:\/\/[^\s\\]+$/i.test(value) && isUrl(value),
  );

/** A non-negative decimal with at most 2 decimals, as text: never a float. */
export const moneyText = () => Type.Refine(Type.String({ errorCode: 'money' }), isAmount);

/** A calendar day that exists, `2026-01-31`. */
export const dayText = () =>
  Type.Refine(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', errorCode: 'date' }), isDay);

/** From one calendar day to another, either of them open. */
export const days = () => ({ from: Type.Optional(dayText()), to: Type.Optional(dayText()) });

/** The database has the years 1 to 9999 as four digits, and refuses offsets that no place has. */
const isMoment = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  const offset = Number(/[+-](\d{2}):\d{2}$/.exec(value)?.[1] ?? 0);
  return year >= 1 && year <= 9999 && offset <= 14;
};

/** A moment in UTC or with an offset, ISO 8601. */
export const instantText = () =>
  Type.Refine(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$',
      errorCode: 'date',
    }),
    (value) => isDay(value.slice(0, 10)) && isMoment(value),
  );

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = () => Type.String({ pattern: '^[A-Z]{2}$', errorCode: 'country' });
