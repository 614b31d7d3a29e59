import { finished, type Readable } from 'node:stream';
import { directionOf } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { type Audited, recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../database/db.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import type { Statement } from '../database/sql.ts';
import type { Deps } from '../deps.ts';
import {
  type Column,
  spreadsheetType,
  writeSpreadsheet,
} from '../documents/spreadsheets/write-spreadsheet.ts';
import type { Caller } from '../http/caller.ts';
import { sendFile } from '../http/send-file.ts';

interface SpreadsheetExport<T extends object> {
  fileName: string;
  sheetName: string;
  columns: readonly Column<T>[];
  query: (db: Tx) => Statement<T[]>;
  /** What the log says of it: above all, what was asked for; the language and the time zone are added. */
  audit: Omit<Audited, 'process'> & { asked: Record<string, unknown> };
}

/** Resolves once there is something to read, or nothing at all. @throws what the rows failed with. */
const begun = (rows: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    if (rows.errored) reject(rows.errored);
    rows.once('error', reject);
    rows.once('readable', resolve);
    rows.once('end', resolve);
  });

/**
 * Sends the rows of a query as a spreadsheet, written while they are read. The log has it before the
 * first byte leaves; the first rows are there before the answer begins, so that a query that fails is
 * an error and not half a file. Whoever leaves ends the query.
 * @throws Problem too_many_requests when exports are busy.
 */
export const sendSpreadsheet = async <T extends object>(
  { db, exports }: Deps,
  caller: Caller,
  reply: FastifyReply,
  sheet: SpreadsheetExport<T>,
): Promise<FastifyReply> => {
  const { language, timeZone } = caller.meta;
  const giveBack = exports.take(caller.actor.id);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  reply.raw.once('close', leave);
  const rows = readSnapshot<T>(db, leaving.signal, sheet.query);
  try {
    const { asked, ...about } = sheet.audit;
    await transaction(db, (tx) =>
      recordAudit(tx, caller, 'EXPORT', { process: 'EXPORT', ...about }, [
        { field: 'file', old: null, new: sheet.fileName },
        { field: 'asked', old: null, new: { ...asked, language, timeZone } },
      ]),
    );
    await begun(rows);
    const content = writeSpreadsheet({
      name: sheet.sheetName,
      columns: sheet.columns,
      rightToLeft: directionOf(language) === 'rtl',
      rows,
    });
    finished(content, () => {
      leave();
      giveBack();
    });
    return sendFile(reply, { content, type: spreadsheetType, fileName: sheet.fileName });
  } catch (error) {
    rows.destroy();
    giveBack();
    throw error;
  }
};
