import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, type JsonObject } from './json.ts';

const folder = fileURLToPath(new URL('../../contract/', import.meta.url));
const NEXT = 'next.json';
const RELEASES = 'releases.json';

const read = (name: string): JsonObject => {
  const parsed: unknown = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  return isObject(parsed) ? parsed : {};
};

const write = (name: string, value: JsonObject): void =>
  writeFileSync(`${folder}${name}`, `${JSON.stringify(value, null, 1)}\n`);

const digestOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(`${folder}${name}`))
    .digest('hex');

/** A contract that was released and is a promise since. */
export interface Release {
  version: string;
  contract: JsonObject;
}

/**
 * Every release by its version.
 * @throws Error when a released file was changed or taken away.
 */
export const readReleases = (): Release[] =>
  Object.entries(read(RELEASES)).map(([version, digest]) => {
    const name = `${version}.json`;
    if (!existsSync(`${folder}${name}`)) throw new Error(`api/contract/${name} is a promise and is missing`);
    if (digestOf(name) !== digest)
      throw new Error(`api/contract/${name} is a promise and was changed; restore it from history`);
    return { version, contract: read(name) };
  });

/** The contract as it was last accepted, on its way to the next release. */
export const readNext = (): JsonObject => (existsSync(`${folder}${NEXT}`) ? read(NEXT) : {});

export const writeNext = (contract: JsonObject): void => write(NEXT, contract);

/** Keeps a contract for good. @throws Error when the version was released before. */
export const writeRelease = (version: string, contract: JsonObject): void => {
  const releases = read(RELEASES);
  if (Object.hasOwn(releases, version)) throw new Error(`${version} was released before`);
  write(`${version}.json`, contract);
  write(RELEASES, { ...releases, [version]: digestOf(`${version}.json`) });
};
