/** Steps of the scale: none, then four of more and more. */
export type TileStep = 0 | 1 | 2 | 3 | 4;

export interface TileScale {
  stepOf: (count: number) => TileStep;
  /** First and last count of the steps in use, from the second on; the last has no end. */
  ranges: readonly { step: TileStep; from: number; to: number | null }[];
}

const steps = [1, 2, 3, 4] as const;

/** Four steps of the counts that occur: a few busy countries do not make the others alike. Zero is its own. */
export const tileScale = (counts: readonly number[]): TileScale => {
  const occurring = [...new Set(counts.filter((count) => count > 0))].sort((a, b) => a - b);
  const used = steps.slice(-Math.min(steps.length, occurring.length));
  const starts = used.map((step, index) => ({
    step,
    from: index === 0 ? 1 : (occurring[Math.round((index * occurring.length) / used.length)] ?? 1),
  }));
  const ranges =
    occurring.length === 0
      ? []
      : starts.map(({ step, from }, index) => {
          const next = starts[index + 1];
          return { step, from, to: next ? next.from - 1 : null };
        });
  const stepOf = (count: number): TileStep =>
    ranges.findLast(({ from }) => count > 0 && count >= from)?.step ?? 0;
  return { stepOf, ranges };
};
