import type { Pool } from '../../kernel/database/db.ts';
import type { FileRecord } from '../../kernel/files/files.db.ts';
import { recordReading } from '../../kernel/files/record-access.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { findContactFile } from './contact-files.db.ts';

/** A file of a message, for those who answer it; opening it is logged. @throws not_found, file_not_clean. */
export const fileOfMessage = async (
  db: Pool,
  by: Caller,
  id: string,
  fileKey: string,
): Promise<FileRecord> => {
  const file = await orNotFound(findContactFile(db, by.actor, id, fileKey));
  if (file.scanStatus !== 'CLEAN') throw problem('file_not_clean');
  await recordReading(db, by, file);
  return file;
};
