import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isObject, type JsonObject, objectAt } from './json.ts';
import { patchBetween, patched } from './merge-patch.ts';

const file = new URL('../../../contract.json', import.meta.url);
const RELEASED = 'x-released';

/** How many levels of a member stand on lines of their own: one line for each path, schema and parameter. */
const levels: Record<string, number> = { paths: 1, components: 2, [RELEASED]: 3 };

const format = (value: unknown, depth: number): string =>
  depth > 0 && isObject(value) && Object.keys(value).length > 0
    ? `{\n${Object.entries(value)
        .map(([name, one]) => `${JSON.stringify(name)}:${format(one, depth - 1)}`)
        .join(',\n')}\n}`
    : JSON.stringify(value);

const formatFile = (members: JsonObject): string =>
  `{\n${Object.entries(members)
    .map(([name, one]) => `${JSON.stringify(name)}:${format(one, levels[name] ?? 0)}`)
    .join(',\n')}\n}\n`;

const digestOf = (contract: JsonObject): string =>
  createHash('sha256').update(JSON.stringify(contract)).digest('hex');

/** A contract that was released and is a promise since. */
export interface Release {
  version: string;
  contract: JsonObject;
}

const read = (): { next: JsonObject; released: JsonObject } => {
  const parsed: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!isObject(parsed)) throw new Error('api/contract.json is no OpenAPI document');
  const { [RELEASED]: _, ...next } = parsed;
  return { next, released: objectAt(parsed, RELEASED) };
};

const write = (next: JsonObject, { version, contract }: Release): void =>
  writeFileSync(
    file,
    formatFile({
      ...next,
      [RELEASED]: { version, sha256: digestOf(contract), before: patchBetween(next, contract) },
    }),
  );

/** The contract as it was last accepted, on its way to the next release; empty before the first. */
export const readNext = (): JsonObject => read().next;

/**
 * The last release: the accepted contract with everything that changed since put back. Whatever breaks an earlier
 * release of the same major version breaks this one too, which was compared with it.
 * @returns nothing before the first release
 * @throws Error when what was released was changed by hand
 */
export const readRelease = (): Release | undefined => {
  const { next, released } = read();
  if (typeof released.version !== 'string') return undefined;
  const contract = patched(next, objectAt(released, 'before'));
  if (digestOf(contract) !== released.sha256)
    throw new Error(
      `What api/contract.json released as ${released.version} is a promise and was changed; restore it from history`,
    );
  return { version: released.version, contract };
};

/** Accepts a contract; what was released stays released. */
export const writeNext = (next: JsonObject): void => {
  const release = readRelease();
  if (release) write(next, release);
  else writeFileSync(file, formatFile(next));
};

/** Accepts a contract and releases it for good. @throws Error when the version was released before */
export const writeRelease = (version: string, contract: JsonObject): void => {
  if (readRelease()?.version === version) throw new Error(`${version} was released before`);
  write(contract, { version, contract });
};
