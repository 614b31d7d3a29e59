import { isDeepStrictEqual } from 'node:util';
import type { Canary, ReleaseDocument } from '@portal/platform/release';
import { withFewerCanaries } from '../canary/fewer-canaries.ts';
import type { Note } from '../store/history.ts';
import { addRelease } from '../store/releases.ts';
import { canaryNote } from './canary-note.ts';
import { type Change, testsOf, untilUnmoved } from './change-release.ts';
import { servedAsSeen } from './find-release.ts';

/** What the history says of such a change; `area` is the remote whose canary it is about. */
type About = Pick<Note, 'action' | 'figures' | 'what'> & { area?: string };

/**
 * Makes a release by which nobody gets builds that nobody had, so nothing is checked: what is wrong elsewhere in the
 * set must not keep a bad canary in service, or an environment from being frozen.
 */
export const changeWithoutCheck = async (
  { store, environment, by, reason, ticket, seen }: Change,
  edit: (current: ReleaseDocument) => ReleaseDocument,
  { action, area, ...noted }: About,
): Promise<ReleaseDocument> => {
  const startedAt = Date.now();
  return untilUnmoved({ environment, seen }, async () => {
    const { release: current } = await servedAsSeen(store, environment, seen);
    const { sequence, ...after } = edit(current);
    if (isDeepStrictEqual([after.remotes, after.frozen], [current.remotes, current.frozen])) return current;
    const at = { parent: sequence, createdAt: new Date().toISOString(), change: { by, reason } };
    const about = { ...canaryNote(area, current, after), ...noted };
    const note = { action, ticket, startedAt, tests: testsOf(current), ...about };
    return addRelease(store, { ...after, ...at }, note);
  });
};

/**
 * Gives the canary of a remote to fewer people, pauses its plan, or ends it: what `lower` makes of it, or nothing. With a
 * `build` one of another build, begun meanwhile, stays as it is.
 */
export const lowerCanary = (
  who: Change,
  { build, ...about }: About & { area: string; build?: string },
  lower: (canary: Canary) => Canary | undefined,
): Promise<ReleaseDocument> => {
  const remaining = (area: string, canary: Canary) =>
    area === about.area && canary.build === (build ?? canary.build) ? lower(canary) : canary;
  return changeWithoutCheck(who, (current) => withFewerCanaries(current, remaining), about);
};
