import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@portal/platform/release';
import { type Reduction, withFewerCanaries } from '../canary/fewer-canaries.ts';
import type { Note } from '../store/history.ts';
import { addRelease, ReleaseConflict } from '../store/releases.ts';
import { canaryNote } from './history-of-canary.ts';
import { type Change, testedAs } from './pin.ts';
import { mustBeSeen } from './rollback.ts';

/**
 * Gives canaries to fewer people, or pauses their plans, by a release of its own. Nobody gets builds that nobody had,
 * so nothing is checked: what is wrong elsewhere in the set must not keep a bad canary in service.
 */
export const lowerCanaryShares = async (
  { store, environment, by, reason, ticket, seen }: Change,
  reduction: Reduction,
  { action, area, figures }: Pick<Note, 'action' | 'figures'> & { area: string },
): Promise<ReleaseDocument> => {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const { release: current } = await mustBeSeen(store, environment, seen);
    const { sequence, ...less } = withFewerCanaries(current, reduction);
    if (isDeepStrictEqual(less.remotes, current.remotes)) return current;
    const at = { parent: sequence, createdAt: new Date().toISOString(), change: { by, reason } };
    const about = { ...canaryNote(area, current, less), ...(figures && { figures }) };
    const note = { action, ticket, startedAt, tests: testedAs(current), ...about };
    try {
      return await addRelease(store, { ...less, ...at }, note);
    } catch (error) {
      if (!(error instanceof ReleaseConflict) || attempt === 5) throw error;
    }
  }
};
