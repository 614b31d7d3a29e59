import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Build, Integrity } from '@portal/platform/release';
import { buildFolder } from './layout.ts';

/** The hash of some bytes as an `integrity` attribute takes it. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};

export const hashFiles = async (folder: string): Promise<Record<string, Integrity>> => {
  const hashes: Record<string, Integrity> = {};
  for (const file of await filesBelow(folder)) hashes[file] = integrityOf(await readFile(join(folder, file)));
  return hashes;
};

/** The bytes of a file of a build, if they are those that were published. */
export const readBuildFile = async (
  store: string,
  { app, version, integrity, otherFiles }: Build,
  name: string,
): Promise<Buffer | undefined> => {
  const bytes = await readFile(join(buildFolder(store, app, version), name)).catch(() => undefined);
  return bytes && integrityOf(bytes) === (integrity[name] ?? otherFiles?.[name]) ? bytes : undefined;
};
