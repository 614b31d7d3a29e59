import type { ReleaseDocument } from '@portal/platform/release';
import { trustedKeys } from '../signing/keys.ts';
import { readHistory } from '../store/history.ts';
import { environmentNames, storedBuilds } from '../store/read-store.ts';
import { type Current, listSequences, readCurrent } from '../store/releases.ts';
import { findTestResult, setDigestOf } from '../store/test-results.ts';
import { testsOf } from './change-release.ts';
import { pinsOf } from './compose-release.ts';
import { canariesOf } from './describe-canaries.ts';
import { releaseBefore } from './rollback.ts';

const appsOf = (release: ReleaseDocument) =>
  Object.entries(pinsOf(release)).map(([app, version]) => ({
    app,
    version,
    isInMaintenance: release.remotes[app]?.maintenance === true,
  }));

/** Environment → where a rollback of it goes, as of one move: to find it every release may have to be read. */
type Parents = Map<string, { of: string; parent: number | null }>;

const parentOf = async (store: string, { release, move }: Current, parents: Parents) => {
  const of = `${move} ${release.sequence}`;
  const known = parents.get(release.environment);
  if (move !== undefined && known?.of === of) return known.parent;
  const parent = await releaseBefore(store, release);
  parents.set(release.environment, { of, parent });
  return parent;
};

const stateOf = async (store: string, name: string, faults: string[], parents: Parents) => {
  const current = await readCurrent(store, name);
  if (!current) return undefined;
  const { release, fault } = current;
  const { entries } = await readHistory(store, name);
  // A step that was refused moved nothing.
  const last = entries.findLast(({ action }) => action !== 'canary-refused');
  const tests = await findTestResult(store, setDigestOf(release)).catch((error: Error) => {
    faults.push(error.message);
    return undefined;
  });
  return {
    name,
    release: release.sequence,
    /** How often its pointer was moved: a decision names the move on which it was made. */
    move: current.move ?? 0,
    /** A sentence, when its pointer is broken and another release is served in its place. */
    ...(fault && { fault }),
    /** The last move of its pointer. */
    ...(last && { moved: { at: last.at, by: last.by, action: last.action, reason: last.reason } }),
    /** Sentences about remotes that were wrong before the last change that was checked, and stayed so. */
    known: entries.findLast(({ check }) => check)?.known ?? [],
    /** Whether this machine has keys to check signatures with; what fails that check is not served at all. */
    isSigned: trustedKeys(store) !== undefined,
    tests: testsOf({ ...(tests && { tests }) }),
    apps: appsOf(release),
    /** While it is, it takes back builds and gives none. */
    ...(release.frozen && { frozen: release.frozen }),
    canaries: canariesOf(release, entries),
    /** Its other releases, which a rollback may serve again, newest first. */
    others: (await listSequences(store, name)).filter((sequence) => sequence !== release.sequence),
    /** The release before this one, to which a rollback goes by default. */
    parent: await parentOf(store, current, parents),
  };
};

export type EnvironmentState = NonNullable<Awaited<ReturnType<typeof stateOf>>>;

/**
 * Reads every environment that serves a release, by name, the apps of which the store has builds, and a sentence for
 * each fault: no whole release, or no result of its tests that counts.
 */
export const environmentsReader = (store: string) => {
  const parents: Parents = new Map();
  return async () => {
    const environments: EnvironmentState[] = [];
    const faults: string[] = [];
    for (const name of await environmentNames(store)) {
      try {
        const state = await stateOf(store, name, faults, parents);
        if (state) environments.push(state);
      } catch (error) {
        faults.push((error as Error).message);
      }
    }
    const apps = (await storedBuilds(store)).map(({ app }) => app);
    return { environments, published: [...new Set(apps)], faults };
  };
};
