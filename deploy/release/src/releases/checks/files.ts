import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@portal/platform/release';
import { integrityOf } from '../../store/integrity.ts';
import { buildFacts, buildFolder } from '../../store/layout.ts';
import { type Finding, findings } from './finding.ts';

/** What is missing from the files of one build, or was changed since it was published. */
export const checkBuildFiles = async (store: string, key: string, build: Build): Promise<Finding[]> => {
  const about: [what: string, message: string][] = [];
  const folder = buildFolder(store, build.app, build.version);
  const files = {
    ...(build.digest && { [buildFacts]: build.digest }),
    ...build.integrity,
    ...build.otherFiles,
  };
  for (const [file, expected] of Object.entries(files)) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) about.push([file, `${key} lacks its file ${file}.`]);
    else if (integrityOf(bytes) !== expected) about.push([file, `${key} has a changed file: ${file}.`]);
  }
  for (const file of [...build.entry, ...build.styles, ...Object.values(build.chunks).flat()]) {
    if (!build.integrity[file]) about.push([file, `${key} names ${file} without a hash.`]);
  }
  if (build.entry.length === 0) about.push(['entry', `${key} has no entry script.`]);
  if (build.app !== 'shell' && !build.chunks.app) about.push(['./app', `${key} does not expose ./app.`]);
  return findings('file', key, about);
};
