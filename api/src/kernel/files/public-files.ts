import type { PublicFile } from '@portal/contracts/kernel/files';
import { publicFileAddress } from '@portal/contracts/kernel/images';
import { fileEnding } from '@portal/contracts/rules/files';
import { about, recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { problem } from '../http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { type FileRecord, findFile } from './files.db.ts';
import { fileUses } from './ports.ts';
import { addPublicFile, lockPublicFile, type PublicFileRecord, removePublicFile } from './public-files.db.ts';

const HASH_DIGITS = 12;

/** Readable, and different for every content: so what it names never changes. */
const publicName = ({ fileName, sha256 }: FileRecord): string => {
  const ending = fileEnding(fileName);
  const name = fileName
    .slice(0, -ending.length - 1)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${name || 'file'}-${sha256.slice(0, HASH_DIGITS)}.${ending}`;
};

/** Whether the name says which content it is, so that nobody need ask again. */
export const namesItsContent = (name: string, sha256: string): boolean =>
  name.includes(`-${sha256.slice(0, HASH_DIGITS)}.`);

export const publicFileView = (file: PublicFileRecord): PublicFile => ({
  ...file,
  address: publicFileAddress(file.name),
});

const audit = (tx: Tx, caller: Caller, action: 'CREATE' | 'DELETE', name: string) =>
  recordAudit(tx, caller, action, about('FILE', 'public file', name, name));

/**
 * Puts a stored file where anyone may fetch it. Publishing it again changes nothing.
 * @throws not_found, file_not_clean, file_not_scanned where scans are required, file_type_not_allowed for a video.
 */
export const publishStored = async (deps: Deps, caller: Caller, fileKey: string): Promise<PublicFile> => {
  const file = await findFile(deps.db, fileKey);
  // What others uploaded with an application is not the editor's to publish.
  if (!file || file.ownerId !== caller.actor.id) throw problem('not_found');
  if (file.scanStatus !== 'CLEAN') throw problem('file_not_clean');
  if (deps.config.filesRequireScan && !file.wasScanned) throw problem('file_not_scanned');
  if (file.kind === 'video') throw problem('file_type_not_allowed');
  const name = publicName(file);
  return transaction(deps.db, async (tx) => {
    const stored = await addPublicFile(tx, name, fileKey, caller.actor.id);
    if (stored.isNew) await audit(tx, caller, 'CREATE', name);
    return publicFileView(stored.file);
  });
};

/** @throws not_found; file_in_use naming every public text that visitors would see without it. */
export const unpublish = (deps: Deps, caller: Caller, name: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    if (!(await lockPublicFile(tx, name))) throw problem('not_found');
    const places: string[] = [];
    for (const use of fileUses.call()) places.push(...((await use.publicPlaces?.(tx, name)) ?? []));
    if (places.length > 0)
      throw problem('file_in_use', {
        fields: places.map((field) => ({ field, code: 'file_in_use', message: textOf('files.usedHere') })),
      });
    await removePublicFile(tx, name);
    await audit(tx, caller, 'DELETE', name);
  });
