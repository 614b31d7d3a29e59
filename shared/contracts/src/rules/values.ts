/** An optional plus sign followed by 7 to 15 digits. */
export const isPhone = (value: string): boolean => /^\+?\d{7,15}$/.test(value);

/** Null, a blank string, an empty array or an empty object. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
};

/** Whether a key may enter a numeric field: only digits and the dot. */
export const isNumericKey = (key: string): boolean => /^[\d.]$/.test(key);

/** A decimal string of at most 15 whole digits and 2 decimals, as money travels. */
export const isAmount = (value: string): boolean => /^\d{1,15}(?:\.\d{1,2})?$/.test(value);

const localPart = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\r\n]+")$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;
const ipLiteral = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/;

const isIpLiteral = (domain: string): boolean => {
  const parts = ipLiteral.exec(domain)?.slice(1);
  return parts?.every((part) => Number(part) <= 255) ?? false;
};

/** Local part, @, then a domain whose top level has at least 2 letters, or an IP literal in brackets. */
export const isEmail = (value: string): boolean => {
  const at = value.lastIndexOf('@');
  if (at < 1 || value.length > 254 || at > 64) return false;
  const domain = value.slice(at + 1);
  return localPart.test(value.slice(0, at)) && (domainName.test(domain) || isIpLiteral(domain));
};

/** Quoted local parts are read in several ways, unseen letters make two addresses look like one: refused. */
export const isAcceptedEmail = (value: string): boolean => isEmail(value) && !/["\p{Cc}\p{Cf}]/u.test(value);

/** Digits of Arabic and Persian keyboards as Latin ones; each is one character, as before. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** An account number or IBAN as it is stored: letters and digits only, capitals. */
export const plainAccount = (typed: string): string => latinDigits(typed).replaceAll(' ', '').toUpperCase();

/** 5 to 34 letters and digits. Takes a plain account. */
export const isAccount = (account: string): boolean => /^[A-Z0-9]{5,34}$/.test(account);

/**
 * False for what has the shape of an IBAN and check digits that do not fit (ISO 13616, modulo 97); other account
 * numbers have nothing to check. Takes a plain account.
 */
export const hasFittingDigits = (account: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return true;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
};

/** 8 or 11 letters and digits. */
export const isBic = (value: string): boolean => /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/i.test(value);
