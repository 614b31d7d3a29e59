/** An amount of money: a decimal string with at most two decimals, and its ISO 4217 currency. */
export interface Money {
  amount: string;
  currency: string;
}

const pattern = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Hundredths of the currency unit, or undefined when the text is not an amount. */
export const toMinor = (amount: string): bigint | undefined => {
  const match = pattern.exec(amount.trim());
  if (match === null) return undefined;
  const [, sign, whole = '0', decimals = ''] = match;
  const minor = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
};

/** The decimal string of an amount in hundredths: `123450n` is `1234.50`. */
export const fromMinor = (minor: bigint): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The exact sum; texts that are no amounts count as nothing. */
export const sumAmounts = (amounts: readonly (string | null | undefined)[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + (toMinor(amount ?? '') ?? 0n), 0n));

/** Negative, zero or positive as `a` is below, equal to or above `b`; undefined when either is no amount. */
export const compareAmounts = (a: string, b: string): number | undefined => {
  const [left, right] = [toMinor(a), toMinor(b)];
  if (left === undefined || right === undefined) return undefined;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** `percent` of an amount, rounded down to a hundredth; percent has at most two decimals. */
export const percentOf = (amount: string, percent: number): string =>
  fromMinor(((toMinor(amount) ?? 0n) * BigInt(Math.round(percent * 100))) / 10_000n);
