import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@portal/platform/release';
import { integrityOf } from '../../store/integrity.ts';
import { buildFacts, buildFolder } from '../../store/layout.ts';
import { type Draft, pinnedBuilds } from '../draft.ts';

/** What is missing from the files of one build, or was changed since it was published. */
export const checkBuildFiles = async (store: string, key: string, build: Build): Promise<string[]> => {
  const reasons: string[] = [];
  const folder = buildFolder(store, build.app, build.version);
  const files = {
    ...(build.digest && { [buildFacts]: build.digest }),
    ...build.integrity,
    ...build.otherFiles,
  };
  for (const [file, expected] of Object.entries(files)) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) reasons.push(`${key} lacks its file ${file}.`);
    else if (integrityOf(bytes) !== expected) reasons.push(`${key} has a changed file: ${file}.`);
  }
  for (const file of [...build.entry, ...build.styles, ...Object.values(build.chunks).flat()]) {
    if (!build.integrity[file]) reasons.push(`${key} names ${file} without a hash.`);
  }
  if (build.entry.length === 0) reasons.push(`${key} has no entry script.`);
  if (build.app !== 'shell' && !build.chunks.app) reasons.push(`${key} does not expose ./app.`);
  return reasons;
};

/** Every pinned build is in the store with all its files, each as it was published. */
export const checkFiles = async (store: string, draft: Draft): Promise<string[]> =>
  (await Promise.all(pinnedBuilds(draft).map(([key, build]) => checkBuildFiles(store, key, build)))).flat();
