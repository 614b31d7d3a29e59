import { rm, stat } from 'node:fs/promises';
import { buildFolder } from '../store/layout.ts';
import { environmentNames, storedBuilds } from '../store/read-store.ts';
import { currentRelease, findRelease, listSequences } from '../store/releases.ts';
import { unshareBuild } from '../store/shared-store.ts';
import { keyOf } from './compose-release.ts';

/** A younger build may be about to be pinned. */
const youngMs = 24 * 3_600_000;

/** The builds, fallbacks too, that the last releases and the current one of each environment name. */
const namedBuilds = async (store: string, keep: number): Promise<Set<string>> => {
  const named = new Set<string>();
  for (const environment of await environmentNames(store)) {
    const sequences = (await listSequences(store, environment)).slice(0, keep);
    const current = await currentRelease(store, environment);
    // A damaged one among the last is a reason to stop: what it names is not known.
    const last = await Promise.all(sequences.map((sequence) => findRelease(store, environment, sequence)));
    for (const release of [current, ...last])
      for (const key of Object.keys(release?.builds ?? {})) named.add(key);
  }
  return named;
};

/**
 * Removes the builds that neither the current nor the last `keep` releases of any environment name, and that
 * are a day old. Releases before those stay on record and cannot be served again. @returns keys
 */
export const removeUnusedBuilds = async (store: string, keep: number): Promise<string[]> => {
  const named = await namedBuilds(store, keep);
  if (named.size === 0) return [];
  const removed: string[] = [];
  for (const { app, version } of await storedBuilds(store)) {
    const folder = buildFolder(store, app, version);
    if (named.has(keyOf(app, version))) continue;
    if (Date.now() - (await stat(folder)).mtimeMs < youngMs) continue;
    await rm(folder, { recursive: true, force: true });
    await unshareBuild(store, app, version);
    removed.push(keyOf(app, version));
  }
  return removed;
};
