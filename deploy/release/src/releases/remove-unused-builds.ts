import { rm, stat } from 'node:fs/promises';
import { readHistory } from '../store/history.ts';
import { buildFolder } from '../store/layout.ts';
import { environmentNames, storedBuilds } from '../store/read-store.ts';
import { currentRelease, listSequences, releaseFinder } from '../store/releases.ts';
import { unshareBuild } from '../store/shared-store.ts';
import { keyOf } from './compose-release.ts';

const dayMs = 24 * 3_600_000;

/** A younger build may be about to be pinned, and a tab keep the release that was served when it was opened. */
const isYoung = (at: number): boolean => Date.now() - at < dayMs;

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

/**
 * Removes the builds that neither the last `keep` releases of any environment name nor one that it served in the last day,
 * and that are a day old. Releases before those stay on record and cannot be served again. @returns keys
 */
export const removeUnusedBuilds = async (store: string, keep: number): Promise<string[]> => {
  const named = await namedBuilds(store, keep);
  if (named.size === 0) return [];
  const removed: string[] = [];
  for (const { app, version } of await storedBuilds(store)) {
    const folder = buildFolder(store, app, version);
    if (named.has(keyOf(app, version))) continue;
    if (isYoung((await stat(folder)).mtimeMs)) continue;
    await rm(folder, { recursive: true, force: true });
    await unshareBuild(store, app, version);
    removed.push(keyOf(app, version));
  }
  return removed;
};
