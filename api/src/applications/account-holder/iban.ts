const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Letters and digits only, capitals. */
export const plainAccount = (typed: string): string => typed.replaceAll(' ', '').toUpperCase();

/**
 * False for what has the shape of an IBAN and check digits that do not fit (ISO 13616, modulo 97); other account
 * numbers have nothing to check. Takes a plain account.
 */
export const hasFittingDigits = (account: string): boolean => {
  if (!shape.test(account)) return true;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
};
