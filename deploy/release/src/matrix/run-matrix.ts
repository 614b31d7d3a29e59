import type { KnownCell } from '../documents/known-cell.ts';
import type { CellResult } from '../documents/schemas.ts';
import { checkSet } from '../releases/check-set.ts';
import { messagesOf } from '../releases/checks/finding.ts';
import { mustFindRelease } from '../releases/find-release.ts';
import { type Cell, cellsOf } from '../releases/matrix-cells.ts';
import { blocksPromotion, matrixOf } from '../releases/skew-matrix.ts';
import { mustSign } from '../signing/signature.ts';
import { bringToBucket } from '../store/shared-store.ts';
import { findCellResult, saveCellResult, saveTestResult, setDigestOf } from '../store/test-results.ts';

export type Found = Pick<CellResult, 'passed' | 'failed' | 'failing'>;

/** A portal that serves one set of builds after the other, and the tests over it. */
export interface TestBench {
  test: (cell: Cell) => Promise<Found>;
  close: () => Promise<void>;
}

export interface MatrixWanted {
  store: string;
  environment: string;
  /** The environment that the set shall go to. */
  against: string;
  by: string;
  /** Cells that passed before are run, too. */
  isAnew: boolean;
  /** Only these, by their ids; absent: all. */
  only?: readonly string[];
  say: (line: string) => void;
  /** Opened once there is a cell to test. Every cell's builds are at hand in `store`. */
  openTestBench: (store: string, cells: readonly Cell[]) => Promise<TestBench>;
}

const nothing = { passed: 0, failed: 0, failing: [] };

/** The cells that are to be tested: refused ones are judged at once, and what passed before is left alone. */
const sorted = async (
  cells: readonly Cell[],
  { store, isAnew }: MatrixWanted,
): Promise<{ cell: Cell; refused: string[] }[]> => {
  const left: { cell: Cell; refused: string[] }[] = [];
  for (const cell of cells) {
    if (left.some((one) => one.cell.digest === cell.digest)) continue;
    const refused = messagesOf(await checkSet(store, cell.draft));
    const known = await findCellResult(store, cell.digest).catch(() => undefined);
    const isKnown = known !== undefined && known.failed === 0 && known.refused.length === 0;
    if (refused.length > 0 || isAnew || !isKnown) left.push({ cell, refused });
  }
  return left;
};

/**
 * Runs the cells of a skew matrix that nobody ran with these builds before, keeps each result, and the result of
 * the matrix with the set. @returns every cell of the matrix
 */
export const runMatrix = async (wanted: MatrixWanted): Promise<KnownCell[]> => {
  const { store, environment, against, by, only, say, openTestBench } = wanted;
  mustSign(store, 'manager');
  const release = await mustFindRelease(store, environment);
  const set = setDigestOf(release);
  const cells = (await cellsOf(store, environment, against)).filter(({ id }) => only?.includes(id) ?? true);
  const left = await sorted(cells, wanted);
  const tested = left.filter(({ refused }) => refused.length === 0).map(({ cell }) => cell);
  let bench: TestBench | undefined;
  try {
    for (const { cell, refused } of left) {
      const startedAt = performance.now();
      if (refused.length === 0) bench ??= await openTestBench(store, tested);
      const found = refused.length > 0 || !bench ? nothing : await bench.test(cell);
      const tookMs = Math.round(performance.now() - startedAt);
      const at = new Date().toISOString();
      await saveCellResult(store, { ...found, refused, digest: cell.digest, set, tookMs, by, at });
      const result =
        refused.length > 0 ? 'refused by the check' : `${found.passed} passed, ${found.failed} failed`;
      say(`${cell.id}: ${result}`);
    }
  } finally {
    await bench?.close();
  }
  const known = await matrixOf(store, environment, against);
  const total = (which: 'passed' | 'failed') => known.reduce((sum, cell) => sum + (cell[which] ?? 0), 0);
  if (known.every(({ state }) => state !== 'not run')) {
    const failed = Math.max(total('failed'), known.filter(blocksPromotion).length);
    const matrix = { passed: total('passed'), failed, against };
    await saveTestResult(store, set, { environment, sequence: release.sequence, by, matrix });
  }
  await bringToBucket(store);
  return known;
};
