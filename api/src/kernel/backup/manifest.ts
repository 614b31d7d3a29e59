import { createHash, createHmac } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { sameText } from '../crypto/tokens.ts';

const Table = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer(),
});

/** What a backup holds, written last: without it there is no backup. */
export const Manifest = Type.Object({
  format: Type.Literal('adjustment-fund-portal-backup'),
  version: Type.Literal(1),
  /** The moment that the data is of. */
  at: Type.String(),
  migrations: Type.Array(
    Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() }),
  ),
  tables: Type.Array(Table),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() })),
  /** SHA-256 of file contents that were missing or damaged when the backup was made. */
  missingFiles: Type.Array(Type.String()),
  /** SHA-256 and size of every other entry. */
  entries: Type.Record(Type.String(), Type.Object({ sha256: Type.String(), size: Type.Integer() })),
});
export type Manifest = Static<typeof Manifest>;
export type TableFacts = Static<typeof Table>;

export const MANIFEST = 'manifest.json';
export const SEAL = 'manifest.seal';
export const tableEntry = (name: string): string => `tables/${name}.copy.gz`;
export const fileEntry = (sha256: string): string => `files/${sha256}`;

/** Shows that the manifest is whole (first line) and made by a portal with this key (second). */
export const sealOf = (key: Uint8Array, manifest: Buffer): string =>
  `${createHash('sha256').update(manifest).digest('hex')}\n${createHmac('sha256', key).update(manifest).digest('hex')}\n`;

/** @throws Error saying whether the manifest is damaged or of another portal. */
export const checkSeal = (keys: readonly Uint8Array[], manifest: Buffer, seal: string): void => {
  const [hash = '', mac = ''] = seal.split('\n');
  if (createHash('sha256').update(manifest).digest('hex') !== hash)
    throw new Error('its manifest is damaged');
  const isOurs = keys.some((key) => sameText(sealOf(key, manifest).split('\n')[1] ?? '', mac));
  if (!isOurs)
    throw new Error('it was made with another AUDIT_KEY: put the secrets of that portal in place first');
};

/** @throws Error when it is not a manifest of this format. */
export const parseManifest = (text: string): Manifest => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(Manifest, value)) throw new Error('its manifest is of another format');
  return value;
};
