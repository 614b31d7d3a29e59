import type { ExportLog, LogQuery, LogRow } from '@portal/contracts/kernel/log';
import { isOneOf, withinDays } from '../database/conditions.ts';
import type { Db, Pool } from '../database/db.ts';
import { countFound, findText, holdsText } from '../database/find-text.ts';
import { likePattern, onePage, type Total } from '../database/page.ts';
import type { Statement } from '../database/sql.ts';

const matching = (db: Db, query: ExportLog, timeZone: string) => db`
  ${isOneOf(db, 'process', query.process)} and ${isOneOf(db, 'action', query.action)}
  and ${isOneOf(db, 'outcome', query.outcome)}
  ${query.outcome?.length && !query.outcome.includes('OK') ? db`and outcome <> 'OK'` : db``}
  ${query.actorId === undefined ? db`` : db`and actor_id = ${query.actorId}`}
  ${query.entityType === undefined ? db`` : db`and entity_type = ${query.entityType}`}
  ${query.entityId === undefined ? db`` : db`and entity_id = ${query.entityId}`}
  and ${withinDays(db, 'at', query, timeZone)}`;

const searchable = (db: Db) =>
  db`fold_text(actor_name || ' ' || entity_type || ' ' || coalesce(entity_label, '') || ' ' || coalesce(entity_id, ''))`;

/** One page of the audit log, in the order of the chain, and how many rows match, counted up to a limit. */
export const findLog = async (
  db: Pool,
  query: LogQuery,
  timeZone: string,
): Promise<{ rows: LogRow[]; total: Total }> => {
  const where = matching(db, query, timeZone);
  const order = query.order === 'ASC' ? db`at asc, seq asc` : db`at desc, seq desc`;
  const found = await findText(db, 'audit_log', query.search);
  const [rows, total] = await Promise.all([
    db<LogRow[]>`${onePage(
      db,
      db`select * from audit_log where ${where} ${holdsText(db, found, db`id`, searchable(db))} order by ${order}`,
      query,
    )}`,
    countFound(db, found, db`audit_log`, where, db`id`),
  ]);
  return { rows: [...rows], total };
};

/** Every entry that the filters find, newest first. */
export const logOfExport = (db: Db, filters: ExportLog, timeZone: string): Statement<LogRow[]> => {
  const { search } = filters;
  return db<LogRow[]>`select * from audit_log where ${matching(db, filters, timeZone)}
    ${search === undefined ? db`` : db`and ${searchable(db)} like fold_text(${likePattern(search.trim())})`}
    order by at desc, seq desc`;
};
