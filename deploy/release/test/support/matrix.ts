import type { Found, MatrixWanted } from '../../src/matrix/run-matrix.ts';
import { runMatrix } from '../../src/matrix/run-matrix.ts';

const fine: Found = { passed: 9, failed: 0, failing: [] };

/** Runs the matrix of staging with tests that find what `found` says of a cell, by its id. */
export const runWith = async (
  store: string,
  found: Record<string, Found> = {},
  more: Partial<MatrixWanted> = {},
) => {
  const tested: string[] = [];
  let opened = 0;
  const rows = await runMatrix({
    store,
    environment: 'staging',
    against: 'production',
    by: 'tester',
    isAnew: false,
    say: () => undefined,
    openTestBench: async () => {
      opened += 1;
      return {
        test: async ({ id }) => {
          tested.push(id);
          return found[id] ?? fine;
        },
        close: async () => undefined,
      };
    },
    ...more,
  });
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  return { rows, states, tested, opened };
};
