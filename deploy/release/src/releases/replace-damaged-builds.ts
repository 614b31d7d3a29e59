import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument, RemotePin } from '@portal/platform/release';
import { integrityOf } from '../store/integrity.ts';
import { buildFacts, buildFolder } from '../store/layout.ts';
import { faultOfBuild } from '../store/signed-documents.ts';

/** Whether the store's description of a build is the one that was released. */
const isAsReleased = async (store: string, { builds }: ReleaseDocument, key: string): Promise<boolean> => {
  const build = builds[key];
  if (!build || (await faultOfBuild(store, build.app, build.version))) return false;
  const file = join(buildFolder(store, build.app, build.version), buildFacts);
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && integrityOf(bytes) === build.digest;
};

/** A release with its newest fallback in place of each pinned build that was changed since or is gone. */
export const replaceDamagedBuilds = async (store: string, release: ReleaseDocument) => {
  /** Sentences about what was changed or removed. */
  const faults: string[] = [];
  /** Builds that are not as they were released, and have no fallback that is: the shell, or the pin of a remote. */
  const lost: string[] = [];
  const firstWhole = async (keys: readonly string[]): Promise<string | undefined> => {
    for (const key of keys) {
      if (await isAsReleased(store, release, key)) return key;
      faults.push(`${key} is not as release ${release.sequence} pinned it, or not signed (${buildFacts}).`);
    }
    lost.push(...keys.slice(0, 1));
    return undefined;
  };
  await firstWhole([release.shell]);
  const remotes: Record<string, RemotePin> = {};
  for (const [app, remote] of Object.entries(release.remotes)) {
    const keys = [remote.pin, ...remote.previous];
    const pin = await firstWhole(keys);
    if (pin === undefined) {
      remotes[app] = remote;
      continue;
    }
    if (pin !== remote.pin) faults.push(`${pin} is served instead.`);
    const { canary, ...rest } = remote;
    const mayTry = canary && pin === remote.pin && (await isAsReleased(store, release, canary.build));
    if (canary && !mayTry) faults.push(`The canary ${canary.build} is left out.`);
    const previous = keys.slice(keys.indexOf(pin) + 1);
    remotes[app] = { ...rest, pin, previous, ...(mayTry && { canary }) };
  }
  return { release: faults.length > 0 ? { ...release, remotes } : release, lost, faults };
};
