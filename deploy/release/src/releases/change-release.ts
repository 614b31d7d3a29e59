import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@portal/platform/release';
import { maxCanaries, openCanaries } from '../canary/release-views.ts';
import type { HistoryEntry } from '../documents/schemas.ts';
import { listBuilds } from '../store/builds.ts';
import type { Note } from '../store/history.ts';
import { addRelease, currentRelease, ReleaseConflict, readCurrent } from '../store/releases.ts';
import { findTestResult, setDigestOf } from '../store/test-results.ts';
import { canaryNote } from './canary-note.ts';
import { checkNotFrozen } from './check-not-frozen.ts';
import { checkRelease } from './check-release.ts';
import { type Draft, pinnedBuilds } from './checks/draft-release.ts';
import { type CanaryTerms, composeRelease, type Pins, pinsOf } from './compose-release.ts';
import { checkSeen } from './find-release.ts';

export interface Change {
  store: string;
  environment: string;
  /** Who changes it, and why: both go into the release. */
  by: string;
  reason: string;
  /** Where the change was agreed; goes into the history. */
  ticket?: string | undefined;
  /** The last move of the pointer that the person saw before deciding; absent: whatever is served. */
  seen?: number | undefined;
}

/** Of those who change an environment at once, one succeeds at each attempt: so many squads may do it together. */
const maxAttempts = 20;
const maxPauseMs = 100;

/**
 * Draws a change up again on top of those that others made meanwhile, unless it was decided on what somebody saw: they
 * look again. @throws ReleaseConflict when others are always faster
 */
export const untilUnmoved = async <T>(
  { environment, seen }: Pick<Change, 'environment' | 'seen'>,
  work: () => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ReleaseConflict) || seen !== undefined) throw error;
      // Two that wait equally long would meet again.
      await pause(Math.random() * maxPauseMs);
    }
  }
  throw new ReleaseConflict(`Others keep changing ${environment}. Nothing was changed: try again.`);
};

const newestVersion = async (store: string, app: string): Promise<string> => {
  const [newest] = await listBuilds(store, app);
  if (!newest) throw new Error(`No build of "${app}" is published. Run: pnpm release publish ${app}`);
  return newest.version;
};

export const newestVersions = async (store: string, apps: readonly string[]): Promise<Pins> =>
  Object.fromEntries(
    await Promise.all(apps.map(async (app) => [app, await newestVersion(store, app)] as const)),
  );

/** How a release differs from the one before it. */
export interface Edit {
  pins?: Pins;
  /** Key of the build that is taken back: it becomes no fallback. */
  takenBack?: string;
  /** Remotes that it has no longer. */
  removed?: readonly string[];
  /** The remote whose maintenance ends. */
  reopened?: string;
  /** The whole set as another environment serves it, in place of the one before. */
  promoted?: ReleaseDocument;
  /** Remote → its canary from now on; given the one that runs, so that a change at the same moment is seen. */
  canaries?: Readonly<Record<string, (running: CanaryTerms | undefined) => CanaryTerms | undefined>>;
}

const setAfter = (before: ReleaseDocument | undefined, { pins, removed, promoted }: Edit): Pins => {
  const base = promoted ?? before;
  const all = { ...(base ? pinsOf(base) : {}), ...pins };
  return Object.fromEntries(Object.entries(all).filter(([app]) => !removed?.includes(app)));
};

/** The remotes that are in maintenance after an edit; a pin or promotion ends none. */
const maintainedAfter = (before: ReleaseDocument | undefined, { reopened }: Edit): string[] =>
  Object.entries(before?.remotes ?? {}).flatMap(([app, { maintenance }]) =>
    maintenance && app !== reopened ? [app] : [],
  );

/** Canaries after an edit: one whose remote gets another pin, or is gone, ends. */
const canariesAfter = (before: ReleaseDocument | undefined, edit: Edit): Record<string, CanaryTerms> => {
  const present = before ? pinsOf(before) : {};
  const pins = setAfter(before, edit);
  const found = Object.keys(pins).map((app) => {
    const running = present[app] === pins[app] ? before?.remotes[app]?.canary : undefined;
    const change = edit.canaries?.[app];
    return [app, change ? change(running) : running] as const;
  });
  return Object.fromEntries(found.flatMap(([app, terms]) => (terms ? [[app, terms]] : [])));
};

/**
 * The release that this edit would make, and what is wrong with other remotes of the one before, and stays so.
 * @throws ReleaseRefusal when it must not be served
 */
export const drawUp = async ({ store, environment, by, reason }: Change, edit: Edit) => {
  const before = await currentRelease(store, environment);
  const wanted = setAfter(before, edit);
  const basis = {
    before,
    maintained: maintainedAfter(before, edit),
    canaries: canariesAfter(before, edit),
    takenBack: edit.takenBack,
    ...(edit.promoted && { released: edit.promoted.builds }),
  };
  const draft = await composeRelease(store, environment, wanted, { by, reason }, basis);
  if (openCanaries(draft).length > maxCanaries)
    throw new Error(`${maxCanaries} canaries run already. Stop or finish one of them first.`);
  const known = await checkRelease(store, draft, before, Object.keys(edit.pins ?? {}));
  // A result that does not count makes the set untested, which only a promotion refuses.
  const tests = await findTestResult(store, setDigestOf(draft)).catch(() => undefined);
  const tested: Draft = { ...draft, ...(tests && { tests }) };
  return { draft: tested, known };
};

/** Whether a release is what an edit of it would make. */
const isUnchangedBy = (release: ReleaseDocument, edit: Edit): boolean => {
  const [present, pins] = [pinsOf(release), setAfter(release, edit)];
  const apps = [...Object.keys(present), ...Object.keys(pins)];
  const hasPins = apps.every((app) => present[app] === pins[app]);
  const hasCanaries = isDeepStrictEqual(canariesAfter(release, edit), canariesAfter(release, {}));
  return (
    hasPins && hasCanaries && maintainedAfter(release, edit).join() === maintainedAfter(release, {}).join()
  );
};

/** What the history says of the tests of a release. */
export const testsOf = ({ tests }: Pick<ReleaseDocument, 'tests'>): NonNullable<HistoryEntry['tests']> =>
  tests ? { passed: tests.passed, failed: tests.failed } : 'untested';

/** What an edit changes, in the words of the history. */
const whatOf = ({ pins = {}, removed = [], reopened, promoted }: Edit): string => {
  const pinned = Object.entries(pins).map(([app, version]) => `${app} ${version}`);
  return [
    ...(pinned.length > 2 ? [`${pinned.length} apps`] : pinned),
    ...removed,
    ...(reopened ? [`${reopened} off`] : []),
    ...(promoted ? [`${promoted.environment} ${promoted.sequence}`] : []),
  ].join(', ');
};

/** What else the history says of a change. */
interface About {
  /** Whose canary it is about. */
  area?: string;
  figures?: Note['figures'];
}

/**
 * Makes a release that differs from the current one by this edit, and serves it. Another one made
 * at the same moment is kept: the change is drawn up again on top of it. An edit that changes nothing makes
 * no release: the current one is returned.
 */
export const change = async (
  { ticket, seen, ...who }: Change,
  edit: Edit,
  action: Note['action'] = 'pin',
  { area, figures }: About = {},
): Promise<ReleaseDocument> => {
  const { store, environment } = who;
  const startedAt = Date.now();
  const what = whatOf(edit);
  return untilUnmoved({ environment, seen }, async () => {
    const current = await readCurrent(store, environment);
    checkSeen(environment, seen, current);
    if (current && isUnchangedBy(current.release, edit)) return current.release;
    if (current && edit.takenBack && pinnedBuilds(current.release).every(([key]) => key !== edit.takenBack))
      throw new Error(`Somebody replaced ${edit.takenBack} in ${environment} meanwhile. Look again.`);
    if (current && action !== 'rollback' && action !== 'maintenance') checkNotFrozen(current.release);
    const { draft, known } = await drawUp(who, edit);
    if (draft.parent !== (current?.release.sequence ?? null))
      throw new ReleaseConflict(`${environment} was moved while a change was drawn up.`);
    const judged = { check: 'passed', known, tests: testsOf(draft), ...(figures && { figures }) } as const;
    const about = canaryNote(area, current?.release, draft);
    return addRelease(store, draft, { action, ticket, what, startedAt, ...judged, ...about });
  });
};

/** Makes and serves a release with these builds in place of those of the current one. */
export const pin = (who: Change, pins: Pins): Promise<ReleaseDocument> => change(who, { pins });
