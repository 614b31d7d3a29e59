import type { ReleaseDocument } from '@portal/platform/release';
import { listBuilds } from '../store/builds.ts';
import { addRelease, currentRelease, ReleaseConflict } from '../store/releases.ts';
import { composeRelease, type Pins, pinsOf } from './compose.ts';
import type { Draft } from './draft.ts';
import { passGate } from './gate.ts';

export interface Change {
  store: string;
  environment: string;
  /** Who changes it, and why: both go into the release. */
  by: string;
  reason: string;
  /** Where the change was agreed; goes into the history. */
  ticket?: string | undefined;
}

const newestVersion = async (store: string, app: string): Promise<string> => {
  const [newest] = await listBuilds(store, app);
  if (!newest) throw new Error(`No build of "${app}" is published. Run: pnpm release publish ${app}`);
  return newest.version;
};

/** Newest published version of each app. */
export const newestVersions = async (store: string, apps: readonly string[]): Promise<Pins> =>
  Object.fromEntries(
    await Promise.all(apps.map(async (app) => [app, await newestVersion(store, app)] as const)),
  );

/** The release that these pins would make. @throws GateRefusal when it must not be served */
export const drawUp = async ({ store, environment, by, reason }: Change, pins: Pins): Promise<Draft> => {
  const before = await currentRelease(store, environment);
  const wanted = { ...(before ? pinsOf(before) : {}), ...pins };
  const draft = await composeRelease(store, environment, wanted, { by, reason }, before);
  await passGate(store, draft);
  return draft;
};

/** Whether a release pins these builds already. */
const hasPins = (release: ReleaseDocument | undefined, pins: Pins): boolean => {
  const present = release ? pinsOf(release) : {};
  return Object.entries(pins).every(([app, version]) => present[app] === version);
};

/**
 * Makes a release that differs from the current one by these pins, and serves it. Another pin made
 * at the same moment is kept: the change is drawn up again on top of it. Pins that change nothing make
 * no release: the current one is returned.
 */
export const pin = async (
  change: Change,
  pins: Pins,
  action: 'pin' | 'promote' = 'pin',
): Promise<ReleaseDocument> => {
  const { store, environment, ticket } = change;
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const current = await currentRelease(store, environment, () => undefined);
    if (current && hasPins(current, pins)) return current;
    try {
      return await addRelease(store, await drawUp(change, pins), { action, ticket, startedAt });
    } catch (error) {
      if (!(error instanceof ReleaseConflict) || attempt === 5) throw error;
    }
  }
};
