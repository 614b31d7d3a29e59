import { fileOf, leadsSomewhere } from '@portal/contracts/content/links';
import type { Tx } from '../../kernel/database/db.ts';
import { problem, refusedField } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';

const linkNames = new Set(['href', 'link']);
const fileNames = new Set(['icon', 'fileKey']);

interface Mention {
  field: string;
  /** The page's address, or a file's name. */
  link?: string;
  file?: string;
}

const mentions = (value: unknown, path: string): Mention[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = `${path}.${name}`;
    if (typeof inner !== 'string') return mentions(inner, field);
    // A draft may leave it open.
    if (inner.trim() === '') return [];
    if (fileNames.has(name)) return [{ field, file: inner }];
    if (!linkNames.has(name)) return [];
    const file = fileOf(inner);
    return [file === undefined ? { field, link: inner } : { field, file }];
  });
};

const knownFiles = async (tx: Tx, names: string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set();
  // Held until the text is saved, so that nobody takes a file back in between.
  const rows = await tx<
    { name: string }[]
  >`select name from public_files where name = any(${names}) order by name for key share`;
  return new Set(rows.map(({ name }) => name));
};

/**
 * Refuses links to pages that the portal does not have, and files that are not public. What lies
 * elsewhere on the web is not asked for: the server fetches no address that a person gives it.
 * @throws Problem invalid_request naming every such field.
 */
export const refuseBrokenLinks = async (tx: Tx, data: object): Promise<void> => {
  const found = mentions(data, 'data');
  const files = await knownFiles(tx, [...new Set(found.flatMap(({ file }) => file ?? []))]);
  const fields = found.flatMap(({ field, link, file }) => {
    if (link !== undefined && !leadsSomewhere(link))
      return [{ field, code: 'broken_link', message: textOf('content.brokenLink') }];
    return file !== undefined && !files.has(file)
      ? [{ field, code: 'broken_file', message: textOf('content.brokenFile') }]
      : [];
  });
  if (fields.length > 0) throw problem('invalid_request', { fields: fields.slice(0, 50) });
};

/** @throws Problem invalid_request at `field` when nobody published a file of that name. */
export const refuseMissingFile = async (tx: Tx, field: string, name: string | null): Promise<void> => {
  if (name === null || (await knownFiles(tx, [name])).has(name)) return;
  throw refusedField(field, 'broken_file', textOf('content.brokenFile'));
};
