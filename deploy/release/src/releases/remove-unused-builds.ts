import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withStagingFolder } from '../publish/staging-folder.ts';
import { findBuild } from '../store/builds.ts';
import { readHistory } from '../store/history.ts';
import { buildFolder } from '../store/layout.ts';
import { environmentNames, storedBuilds } from '../store/read-store.ts';
import { currentRelease, listSequences, releaseFinder, whileNobodyMoves } from '../store/releases.ts';
import { removeFromBucket } from '../store/shared-store.ts';
import { keyOf } from './compose-release.ts';

const dayMs = 24 * 3_600_000;

/** A younger build may be about to be pinned, and a tab keep the release that was served when it was opened. */
const isYoung = (at: number): boolean => Date.now() - at < dayMs;

/** When a build was made, or its folder, where that is none: the files of a build may have been fetched just now. */
const madeAt = async (store: string, app: string, version: string): Promise<number> => {
  const build = await findBuild(store, app, version).catch(() => undefined);
  return build ? Date.parse(build.builtAt) : (await stat(buildFolder(store, app, version))).mtimeMs;
};

/** The builds, fallbacks too, that the last releases of each environment name, and all that were served in the last day. */
const namedBuilds = async (store: string, keep: number): Promise<Set<string>> => {
  const named = new Set<string>();
  for (const environment of await environmentNames(store)) {
    const { entries } = await readHistory(store, environment);
    const left = entries.flatMap(({ at, from }) => (from && isYoung(Date.parse(at)) ? [from] : []));
    const last = (await listSequences(store, environment)).slice(0, keep);
    const current = await currentRelease(store, environment);
    const find = await releaseFinder(store, environment);
    // A damaged one is a reason to stop: what it names is not known. One at a time: there may be hundreds.
    for (const sequence of new Set([current?.sequence ?? 0, ...last, ...left]))
      for (const key of Object.keys((await find(sequence))?.builds ?? {})) named.add(key);
  }
  return named;
};

/** Between two pieces the store is free for so long: longer than others wait before they ask for the lease again. */
const othersMs = 500;

/**
 * Removes the builds that neither the last `keep` releases of any environment name nor one that it served in the last day,
 * and that are a day old. Releases before those stay on record and cannot be served again.
 * @param onRemoved given the key of each build once it is gone: a later one may fail.
 * @param pieceMs after so long the build at hand is finished and others may change the store. @returns keys
 */
export const removeUnusedBuilds = async (
  store: string,
  keep: number,
  onRemoved: (key: string) => void = () => {},
  pieceMs = 3000,
): Promise<string[]> => {
  const removed: string[] = [];
  const removePiece = (): Promise<boolean> =>
    withStagingFolder(store, (aside) =>
      // Otherwise a build could be pinned between the look and its removal.
      whileNobodyMoves(store, async (stillHeld) => {
        const endsAt = performance.now() + pieceMs;
        const named = await namedBuilds(store, keep);
        for (const { app, version } of named.size > 0 ? await storedBuilds(store) : []) {
          const key = keyOf(app, version);
          if (named.has(key) || isYoung(await madeAt(store, app, version))) continue;
          await stillHeld();
          // In one step: a build without some of its files could be neither pinned nor published again.
          await rename(buildFolder(store, app, version), join(aside, key));
          await removeFromBucket(store, app, version);
          removed.push(key);
          onRemoved(key);
          if (performance.now() >= endsAt) return false;
        }
        return true;
      }),
    );
  while (!(await removePiece())) await pause(othersMs);
  return removed;
};
