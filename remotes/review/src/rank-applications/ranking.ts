import { fromMinor, toMinor } from '@portal/contracts/funds/money';
import type { QueueRow } from '@portal/contracts/review/queue';
import { DISAGREEMENT } from '@portal/contracts/review/queue-lists';

/** An application at its place: amounts are decimal strings in the fund's currency. */
export interface Ranked {
  id: string;
  row: QueueRow;
  rank: number;
  /** What reviewers recommended last, else what was asked for. */
  amount: string;
  /** Of all down to this one. */
  total: string;
  /** By how much the total passes what is available; null while it does not. */
  over: string | null;
}

const amountOf = ({ amountRecommended, amountRequested }: QueueRow): bigint =>
  toMinor((amountRecommended ?? amountRequested)?.amount ?? '') ?? 0n;

/** By mean score downwards, of two alike the one whose reviewers agree more; without a score there is no rank. */
const byScore = (a: QueueRow, b: QueueRow): number =>
  (b.meanScore ?? 0) - (a.meanScore ?? 0) ||
  (a.scoreSpread ?? 0) - (b.scoreSpread ?? 0) ||
  a.applicationNumber.localeCompare(b.applicationNumber);

/** Whether its reviewers disagree. */
export const isSplit = ({ row }: Ranked): boolean => (row.scoreSpread ?? 0) >= DISAGREEMENT;

/** The money ends before the first whose amount is no longer there, whatever is asked for below it. */
export const rankingOf = (rows: readonly QueueRow[], available: string) => {
  const money = toMinor(available) ?? 0n;
  const scored = rows.filter(({ meanScore }) => meanScore !== null).sort(byScore);
  let sum = 0n;
  const ranked = scored.map((row, index): Ranked => {
    const amount = amountOf(row);
    sum += amount;
    const over = sum > money ? fromMinor(sum - money) : null;
    return { id: row.id, row, rank: index + 1, amount: fromMinor(amount), total: fromMinor(sum), over };
  });
  const first = ranked.findIndex(({ over }) => over !== null);
  const within = first === -1 ? ranked.length : first;
  const placed = ranked[within - 1]?.total ?? '0.00';
  const toSettle = ranked
    .slice(0, within)
    .reduce((all, one) => all + (isSplit(one) ? amountOf(one.row) : 0n), 0n);
  return {
    ranked,
    /** How many the money is enough for, from the top. */
    within,
    /** Their total, of which reviewers agree on a part and disagree on the other, and what they leave. */
    placed,
    agreed: fromMinor((toMinor(placed) ?? 0n) - toSettle),
    toSettle: fromMinor(toSettle),
    left: fromMinor(money - (toMinor(placed) ?? 0n)),
    /** Those whose reviewers disagree, the largest spread first. */
    disagreements: ranked.filter(isSplit).sort((a, b) => (b.row.scoreSpread ?? 0) - (a.row.scoreSpread ?? 0)),
  };
};
