import { buffer } from 'node:stream/consumers';
import type { WorksheetReading } from '@portal/contracts/applications/loss-worksheet';
import type { Deps } from '../../kernel/deps.ts';
import { findFile } from '../../kernel/files/files.db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { findHeadings } from './headings.ts';
import { readLines } from './read-lines.ts';
import { sheetReader } from './sheet-reader.ts';

/**
 * The lines of a spreadsheet that the caller uploaded.
 * @throws not_found for a file of somebody else; file_not_clean; worksheet_unreadable for what is no
 * spreadsheet; worksheet_headings_missing.
 */
export const readWorksheet = async (deps: Deps, actor: Actor, fileKey: string): Promise<WorksheetReading> => {
  const { db, files } = deps;
  const file = await findFile(db, fileKey);
  if (file?.ownerId !== actor.id) throw problem('not_found');
  if (file.scanStatus === 'INFECTED') throw problem('file_not_clean');
  if (file.kind !== 'spreadsheet') throw problem('worksheet_unreadable');
  const headings = findHeadings(await sheetReader(deps).read(await buffer(await files.open(file.sha256))));
  if (!headings) throw problem('worksheet_headings_missing');
  return readLines(headings);
};
