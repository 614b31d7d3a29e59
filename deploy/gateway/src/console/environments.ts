import type { App, Environment, Environments } from '@portal/console/answers';
import type { ReleaseDocument } from '@portal/platform/release';
import { pinsOf } from '@portal/release/releases/compose-release';
import { canariesOf } from '@portal/release/releases/describe-canaries';
import { releaseBefore } from '@portal/release/releases/rollback';
import { trustedKeys } from '@portal/release/signing/keys';
import { readHistory } from '@portal/release/store/history';
import { environmentNames, storedBuilds } from '@portal/release/store/read-store';
import { type Current, currentRelease, listSequences, readCurrent } from '@portal/release/store/releases';
import { findTestResult, setDigestOf } from '@portal/release/store/test-results';
import { ConsoleRefusal } from './refusal.ts';

/** The release that an environment serves. @throws ConsoleRefusal when it serves none */
export const liveIn = async (store: string, environment: string): Promise<ReleaseDocument> => {
  const known = await environmentNames(store);
  const release = known.includes(environment) ? await currentRelease(store, environment) : undefined;
  if (!release) throw new ConsoleRefusal(404, `${environment} serves no release.`);
  return release;
};

const appsOf = (release: ReleaseDocument): App[] =>
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

const stateOf = async (
  store: string,
  name: string,
  faults: string[],
  parents: Parents,
): Promise<Environment | undefined> => {
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
  const sequences = await listSequences(store, name);
  return {
    name,
    release: release.sequence,
    move: current.move ?? 0,
    fault,
    moved: last && { at: last.at, by: last.by, action: last.action, reason: last.reason },
    known: entries.findLast(({ check }) => check)?.known ?? [],
    isSigned: trustedKeys(store) !== undefined,
    tests: tests ? { passed: tests.passed, failed: tests.failed } : 'untested',
    apps: appsOf(release),
    frozen: release.frozen,
    canaries: canariesOf(release, entries),
    others: sequences.filter((sequence) => sequence !== release.sequence),
    parent: await parentOf(store, current, parents),
  };
};

/** Reads every environment that serves a release, by name, what could be pinned, and a sentence for each fault: no whole release, or no result of its tests that counts. */
export const environmentsReader = (store: string): (() => Promise<Environments>) => {
  const parents: Parents = new Map();
  return async () => {
    const [environments, faults]: [Environment[], string[]] = [[], []];
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
