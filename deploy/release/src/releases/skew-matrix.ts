import type { Integrity } from '@portal/platform/release';
import type { KnownCell } from '../documents/known-cell.ts';
import type { CellResult } from '../documents/schemas.ts';
import { findCellResult, setDigestOf } from '../store/test-results.ts';
import { mustFindRelease } from './find-release.ts';
import { type Cell, cellsOf } from './matrix-cells.ts';

const stateOf = (kind: Cell['kind'], result: CellResult, set: Integrity): KnownCell['state'] => {
  // The candidate itself has to be one that can be served.
  if (result.refused.length > 0) return kind === 'set' || kind === 'absent' ? 'failed' : 'refused';
  if (result.failed > 0) return 'failed';
  return result.set === set ? 'passed' : 'reused';
};

const knownCell = (
  { draft: _draft, pins, ...cell }: Cell,
  result: CellResult | undefined,
  set: Integrity,
): KnownCell => {
  if (!result) return { ...cell, builds: pins, state: 'not run', failing: [] };
  const { at, tookMs, passed, failed } = result;
  const state = stateOf(cell.kind, result, set);
  const failing = [...result.refused, ...result.failing];
  return { ...cell, builds: pins, state, at, tookMs, passed, failed, failing };
};

/** Whether a cell stands in the way of a promotion. */
export const blocksPromotion = ({ state }: KnownCell): boolean => state === 'failed' || state === 'not run';

/**
 * The skew matrix of what an environment serves now, beside the builds of another one: each cell with what is
 * known of it. @throws when the environment has no release
 */
export const matrixOf = async (
  store: string,
  environment: string,
  against = 'production',
): Promise<KnownCell[]> => {
  const set = setDigestOf(await mustFindRelease(store, environment));
  const cells = await cellsOf(store, environment, against);
  return Promise.all(
    cells.map(async (cell) => {
      try {
        return knownCell(cell, await findCellResult(store, cell.digest), set);
      } catch (error) {
        // It counts as not run, and says why.
        return { ...knownCell(cell, undefined, set), failing: [(error as Error).message] };
      }
    }),
  );
};
