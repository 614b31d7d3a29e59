import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@portal/platform/release';
import { withFewerCanaries } from '../canary/fewer-canaries.ts';
import { openCanaries } from '../canary/release-views.ts';
import { type Note, readHistory } from '../store/history.ts';
import { addRelease, type Current, movePointer, ReleaseConflict, releaseFinder } from '../store/releases.ts';
import { type Change, testsOf, untilUnmoved } from './change-release.ts';
import { checkNotFrozen } from './check-not-frozen.ts';
import { checkRelease } from './check-release.ts';
import type { Draft } from './checks/draft-release.ts';
import { pinsOf } from './compose-release.ts';
import { mustFindRelease, servedAsSeen } from './find-release.ts';

const sameIncidentMs = 10 * 60_000;

const noteOf = ({ by, reason, ticket }: Change, action: Note['action']): Note => ({
  action,
  by,
  reason,
  ticket,
  startedAt: Date.now(),
});

/**
 * What a rollback serves in the place of an earlier release: a canary that ran then does not begin again, and what is
 * in maintenance or frozen now stays so. `undefined`: that release itself.
 */
const adaptedTarget = (target: ReleaseDocument, current: ReleaseDocument): Draft | undefined => {
  const kept = Object.entries(target.remotes).filter(
    ([area, { maintenance }]) => !maintenance && current.remotes[area]?.maintenance,
  );
  const isSame = openCanaries(target).length === 0 && kept.length === 0;
  if (isSame && isDeepStrictEqual(target.frozen, current.frozen)) return undefined;
  const { sequence: _, frozen: _then, remotes, ...rest } = withFewerCanaries(target, () => undefined);
  const maintained = kept.map(([area, { canary: _canary, ...remote }]) => [
    area,
    { ...remote, maintenance: true as const },
  ]);
  const { frozen } = current;
  return {
    ...rest,
    ...(frozen && { frozen }),
    remotes: { ...remotes, ...Object.fromEntries(maintained) },
  };
};

/** In an incident two people take the same step; the second must not go a release further than either meant. */
const checkAlone = async ({ store, environment, by }: Change, current: number): Promise<void> => {
  const { entries } = await readHistory(store, environment);
  const last = entries.at(-1);
  if (last?.action !== 'rollback' || last.by === by || last.to !== current) return;
  if (Date.now() - Date.parse(last.at) > sameIncidentMs) return;
  throw new ReleaseConflict(
    `${last.by} rolled ${environment} back to release ${current} at ${last.at}. To go further back, name the release.`,
  );
};

/** The numbers of the releases that one came from, the last first, each with the release where it can be read. */
async function* releasesBefore(store: string, { environment, parent }: ReleaseDocument) {
  const find = await releaseFinder(store, environment);
  for (let sequence = parent; sequence !== null; ) {
    const earlier = await find(sequence).catch(() => undefined);
    yield { sequence, earlier };
    sequence = earlier?.parent ?? null;
  }
}

/**
 * The release that a rollback goes to by default: the last one before with other builds; while somebody gets a canary,
 * with other remotes; else one that closes a remote for maintenance. One that only froze the environment or ended a canary is
 * nothing to go back to, and neither is one that was left by a rollback.
 */
export const releaseBefore = async (store: string, current: ReleaseDocument): Promise<number | null> => {
  const hasCanary = openCanaries(current).length > 0;
  const { entries } = await readHistory(store, current.environment);
  const isTakenBack = (sequence: number) =>
    entries.findLast(({ from }) => from === sequence)?.action === 'rollback';
  const isClosing = ({ remotes }: ReleaseDocument) =>
    Object.keys(remotes).some((area) => remotes[area]?.maintenance && !current.remotes[area]?.maintenance);
  let other: number | null = null;
  for await (const { sequence, earlier } of releasesBefore(store, current)) {
    if (isTakenBack(sequence)) continue;
    // The rollback to it says what is wrong with it.
    if (!earlier) return sequence;
    if (hasCanary && !isDeepStrictEqual(earlier.remotes, current.remotes)) return sequence;
    if (!isDeepStrictEqual(pinsOf(earlier), pinsOf(current))) return sequence;
    if (isClosing(earlier)) other ??= sequence;
  }
  return other;
};

/** @throws while an environment is frozen and a release was not before the one that is served */
const checkGoesBack = async (store: string, current: ReleaseDocument, wanted: number): Promise<void> => {
  if (!current.frozen || wanted === current.sequence) return;
  for await (const { sequence } of releasesBefore(store, current)) if (sequence === wanted) return;
  checkNotFrozen(current);
};

const rollBackOnce = async (change: Change, sequence: number | undefined): Promise<ReleaseDocument> => {
  const { store, environment } = change;
  const note = noteOf(change, 'rollback');
  const { release: current, fault } = await servedAsSeen(store, environment, change.seen);
  if (sequence === undefined) await checkAlone(change, current.sequence);
  const wanted = sequence ?? (await releaseBefore(store, current));
  if (wanted === current.sequence && !fault) return current;
  if (wanted === null)
    throw new Error(`Release ${current.sequence} of ${environment} has none before it to go back to.`);
  const target = await mustFindRelease(store, environment, wanted);
  await checkGoesBack(store, current, wanted);
  const adapted = adaptedTarget(target, current);
  const known = await checkRelease(store, adapted ?? target, current);
  const judged = { ...note, check: 'passed', known, tests: testsOf(target) } as const;
  if (adapted) {
    const { by, reason } = change;
    const made = { ...adapted, createdAt: new Date().toISOString(), change: { by, reason } };
    return addRelease(store, made, { ...judged, what: `as ${wanted}` }, current.sequence);
  }
  return movePointer(store, environment, current.sequence, wanted, judged);
};

/** Serves an earlier release again, by default the one before, as a whole. */
export const rollBack = (change: Change, sequence?: number): Promise<ReleaseDocument> => {
  const work = () => rollBackOnce(change, sequence);
  // Once somebody else was faster, "the one before" would be another release than the one that was meant.
  return sequence === undefined ? work() : untilUnmoved(change, work);
};

/** Writes the pointer of an environment anew, at the release that is served in its place while it is broken. */
export const repair = async (change: Change): Promise<Current> => {
  const { store, environment } = change;
  const current = await servedAsSeen(store, environment);
  const { sequence } = current.release;
  if (current.fault) await movePointer(store, environment, sequence, sequence, noteOf(change, 'repair'));
  return current;
};
