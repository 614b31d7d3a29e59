import { fromMinor, toMinor } from '@portal/contracts/funds/money';

/** How many leading digits of an amount are told apart at most. */
const MOST_DIGITS = 3;

/**
 * How amounts are counted: rows of `amount_counts` and what is to be counted row by row, to be added (sign 1)
 * or taken away (-1), from an amount up to but without another. Arrays run in parallel, as `unnest` takes
 * them; amounts are decimal strings, `Infinity` among them.
 */
export interface AmountSteps {
  cells: { digits: number[]; since: string[]; before: string[]; sign: number[] };
  rests: { since: string[]; before: string[]; sign: number[] };
}

/** How far apart amounts with so many leading digits lie. In hundredths, as all here. */
const widthAt = (minor: bigint, digits: number): bigint =>
  10n ** BigInt((minor / 100n).toString().length - digits + 2);

/** The least amount from this one on that has no digits but so many leading ones. */
const raised = (minor: bigint, digits: number): bigint => {
  const width = widthAt(minor, digits);
  const over = minor % width;
  return over === 0n ? minor : minor - over + width;
};

/** Everything from an amount on, by steps that grow with it. */
const addFrom = ({ cells, rests }: AmountSteps, minor: bigint, sign: number): void => {
  let since = raised(minor, MOST_DIGITS);
  if (since > minor) {
    rests.since.push(fromMinor(minor));
    rests.before.push(fromMinor(since));
    rests.sign.push(sign);
  }
  for (let digits = MOST_DIGITS; digits > 0; digits -= 1) {
    const before = digits === 1 ? undefined : raised(since, digits - 1);
    if (before === since) continue;
    cells.digits.push(digits);
    cells.since.push(fromMinor(since));
    cells.before.push(before === undefined ? 'Infinity' : fromMinor(before));
    cells.sign.push(sign);
    since = before ?? since;
  }
};

/**
 * The steps by which amounts from `min` to `max`, both included, are counted: at most 18 rows per fund and
 * power of ten. Undefined when there can be none.
 */
export const amountSteps = (min: string | undefined, max: string | undefined): AmountSteps | undefined => {
  const from = min === undefined ? 0n : toMinor(min);
  const beyond = max === undefined ? undefined : (toMinor(max) ?? 0n) + 1n;
  if (from === undefined || (beyond !== undefined && beyond <= from)) return undefined;
  const steps: AmountSteps = {
    cells: { digits: [], since: [], before: [], sign: [] },
    rests: { since: [], before: [], sign: [] },
  };
  addFrom(steps, from, 1);
  if (beyond !== undefined) addFrom(steps, beyond, -1);
  return steps;
};
