import type { Db, Pool } from '../database/db.ts';
import type { Actor, Caller } from '../http/caller.ts';
import { orNotFound, problem } from '../http/problem.ts';
import { type FileRecord, findFile } from './files.db.ts';
import { fileUses } from './ports.ts';
import { recordReading, recordRefusal } from './record-access.ts';

/** The bytes of an infected file are gone, for its owner too. */
const scanRefusal = ({ scanStatus }: FileRecord, isOwner: boolean) =>
  scanStatus === 'INFECTED' || (scanStatus !== 'CLEAN' && !isOwner) ? 'file_not_clean' : undefined;

const mayRead = async (db: Db, actor: Actor, file: FileRecord): Promise<boolean> => {
  if (file.ownerId === actor.id) return true;
  for (const use of fileUses.call()) if (await use.mayRead?.(db, actor, file.fileKey)) return true;
  return false;
};

/**
 * A file that the caller may open. Opening a file of another person is logged, by an applicant too; so is a refusal.
 * @throws not_found when it is not there or not the caller's to read; file_not_clean for anyone but
 * its owner while it is not known to be clean.
 */
export const fileToDownload = async (db: Pool, caller: Caller, fileKey: string): Promise<FileRecord> => {
  const { actor } = caller;
  const file = await orNotFound(findFile(db, fileKey));
  const isOwner = file.ownerId === actor.id;
  const refusal = (await mayRead(db, actor, file)) ? scanRefusal(file, isOwner) : 'not_found';
  if (refusal !== undefined) {
    if (!isOwner) await recordRefusal(db, caller, file, refusal);
    throw problem(refusal);
  }
  if (!isOwner) await recordReading(db, caller, file);
  return file;
};
