import type { ReleaseDocument } from '@portal/platform/release';
import { readHistory } from '../store/history.ts';
import { meantText } from '../store/meant-name.ts';
import { releaseFinder } from '../store/releases.ts';
import { type Change, change } from './change-release.ts';
import { changeWithoutCheck } from './change-without-check.ts';
import { keyOf, pinsOf } from './compose-release.ts';
import { mustFindRelease } from './find-release.ts';

/** The version of an app that a release has. @throws when it has none */
export const pinnedVersion = (release: ReleaseDocument, app: string): string => {
  const { environment, sequence } = release;
  const pins = pinsOf(release);
  const hint =
    meantText(app, Object.keys(pins)) || ` To have it there: pnpm release pin ${app} -e ${environment}`;
  if (pins[app] === undefined)
    throw new Error(`Release ${sequence} of ${environment} has no "${app}".${hint}`);
  return pins[app];
};

/** A build that a rollback took back is passed over, so that a second rollback goes further back. */
export const buildBefore = async (
  store: string,
  current: ReleaseDocument,
  app: string,
): Promise<string | undefined> => {
  const { environment } = current;
  const version = pinnedVersion(current, app);
  const { entries } = await readHistory(store, environment);
  const isRollback = ({ sequence, parent }: ReleaseDocument) =>
    entries.some(({ action, from, to }) => action === 'rollback' && from === parent && to === sequence);
  const find = await releaseFinder(store, environment);
  let isTakenBack = false;
  for (let release = current; release.parent !== null; ) {
    const earlier = await find(release.parent);
    if (!earlier) break;
    const before = pinsOf(earlier)[app];
    if (before === version) isTakenBack = false;
    else if (before !== undefined && !isTakenBack) {
      if (!isRollback(release)) return before;
      isTakenBack = true;
    }
    release = earlier;
  }
  return undefined;
};

/** Pins the build before of one app; all others stay. */
export const rollBackApp = async (who: Change, app: string): Promise<ReleaseDocument> => {
  const { store, environment } = who;
  const current = await mustFindRelease(store, environment);
  const before = await buildBefore(store, current, app);
  const version = pinnedVersion(current, app);
  if (before !== undefined)
    return change(who, { pins: { [app]: before }, takenBack: keyOf(app, version) }, 'rollback');
  const wayOut =
    app === 'shell' ? '' : ` Maintenance takes it out of sight: pnpm release maintenance ${app} on`;
  throw new Error(`${environment} served no other build of "${app}" before ${version}.${wayOut}`);
};

/** Makes and serves a release without a remote: its addresses are gone. @throws for the shell */
export const removeRemote = async (who: Change, app: string): Promise<ReleaseDocument> => {
  if (app === 'shell') throw new Error('A release needs a shell; it cannot be removed.');
  pinnedVersion(await mustFindRelease(who.store, who.environment), app);
  return change(who, { removed: [app] }, 'remove');
};

/**
 * Puts a remote into maintenance, or ends it. What is wrong in the set, such as the remote itself, keeps nobody from
 * putting it there. @throws for the shell
 */
export const maintainRemote = async (who: Change, app: string, isOn: boolean): Promise<ReleaseDocument> => {
  if (app === 'shell') throw new Error('The shell carries every page; only remotes can be in maintenance.');
  pinnedVersion(await mustFindRelease(who.store, who.environment), app);
  if (!isOn) return change(who, { reopened: app }, 'maintenance');
  const close = (current: ReleaseDocument): ReleaseDocument => {
    const remote = current.remotes[app];
    if (!remote) return current;
    return { ...current, remotes: { ...current.remotes, [app]: { ...remote, maintenance: true } } };
  };
  return changeWithoutCheck(who, close, { action: 'maintenance', what: `${app} on` });
};
