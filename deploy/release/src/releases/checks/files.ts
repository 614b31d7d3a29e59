import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@portal/platform/release';
import { integrityOf } from '../../store/integrity.ts';
import { buildFacts, buildFolder } from '../../store/layout.ts';
import { type Finding, finding } from './finding.ts';

/** What is missing from the files of one build, or was changed since it was published. */
export const checkBuildFiles = async (store: string, key: string, build: Build): Promise<Finding[]> => {
  const found: Finding[] = [];
  const add = (what: string, message: string) => found.push(finding('file', key, what, message));
  const folder = buildFolder(store, build.app, build.version);
  const files = {
    ...(build.digest && { [buildFacts]: build.digest }),
    ...build.integrity,
    ...build.otherFiles,
  };
  for (const [file, expected] of Object.entries(files)) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) add(file, `${key} lacks its file ${file}.`);
    else if (integrityOf(bytes) !== expected) add(file, `${key} has a changed file: ${file}.`);
  }
  for (const file of [...build.entry, ...build.styles, ...Object.values(build.chunks).flat()]) {
    if (!build.integrity[file]) add(file, `${key} names ${file} without a hash.`);
  }
  if (build.entry.length === 0) add('entry', `${key} has no entry script.`);
  if (build.app !== 'shell' && !build.chunks.app) add('./app', `${key} does not expose ./app.`);
  return found;
};
