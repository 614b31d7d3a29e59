import { Type } from 'typebox';
import { emailPattern, phonePattern } from './patterns.ts';

/**
 * Field schemas that several capabilities share. `errorCode` is the word that a person reads when
 * the value is refused; without it they would read about a pattern.
 */

/** A text that must say something, trimmed length 1 to `max`. */
export const text = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' });

/** A text that may be empty. */
export const optionalText = (max: number) => Type.String({ maxLength: max });

export const emailText = () =>
  Type.String({ maxLength: 254, pattern: emailPattern.source, errorCode: 'email' });

/** Optional plus sign followed by 7 to 15 digits. */
export const phoneText = () => Type.String({ pattern: phonePattern.source, errorCode: 'phone' });

/** An absolute http or https URL. */
export const urlText = () =>
  Type.String({ maxLength: 2000, pattern: '^https?://[^\\s/$.?#][^\\s]*$', errorCode: 'url' });

/** A non-negative decimal with up to 16 whole digits and 2 decimals, as text: never a float. */
export const moneyText = () => Type.String({ pattern: '^\\d{1,16}(\\.\\d{1,2})?$', errorCode: 'money' });

/** A calendar day, `2026-01-31`. */
export const dayText = () =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', errorCode: 'date' });

/** A moment in UTC, ISO 8601. */
export const instantText = () =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$',
    errorCode: 'date',
  });

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = () => Type.String({ pattern: '^[A-Z]{2}$', errorCode: 'country' });
