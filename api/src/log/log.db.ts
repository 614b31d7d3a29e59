import type { ExportLog, LogQuery, LogRow } from '@portal/contracts/log/calls';
import type { PendingQuery } from 'postgres';
import { withinDays } from '../database/day-range.ts';
import type { Db, Pool } from '../database/db.ts';
import { likePattern, MOST_COUNTED, offsetOf } from '../database/page.ts';

const matching = (db: Db, query: ExportLog, timeZone: string) => {
  const search = query.search === undefined ? null : likePattern(query.search.trim());
  const [processes, actions, outcomes] = [query.process ?? [], query.action ?? [], query.outcome ?? []];
  return db`(${processes.length === 0} or process = any(${processes}))
    and (${actions.length === 0} or action = any(${actions}))
    and (${outcomes.length === 0} or outcome = any(${outcomes}))
    and (${query.actorId ?? null}::text is null or actor_id = ${query.actorId ?? null})
    and (${query.entityType ?? null}::text is null or entity_type = ${query.entityType ?? null})
    and (${query.entityId ?? null}::text is null or entity_id = ${query.entityId ?? null})
    and (${search}::text is null or concat_ws(' ', actor_name, entity_type, entity_label, entity_id) ilike ${search})
    and ${withinDays(db, 'at', query, timeZone)}`;
};

/** One page of the audit log, in the order of the chain, and how many rows match, counted up to a limit. */
export const findLog = async (
  db: Pool,
  query: LogQuery,
  timeZone: string,
): Promise<{ rows: LogRow[]; counted: number }> => {
  const { limit, offset } = offsetOf(query);
  const where = matching(db, query, timeZone);
  const order = query.order === 'ASC' ? db`at asc, seq asc` : db`at desc, seq desc`;
  const [rows, [count]] = await Promise.all([
    db<LogRow[]>`select * from audit_log where ${where} order by ${order} limit ${limit} offset ${offset}`,
    db<
      { n: number }[]
    >`select count(*)::int as n from (select 1 from audit_log where ${where} limit ${MOST_COUNTED + 1}) few`,
  ]);
  return { rows: [...rows], counted: count?.n ?? 0 };
};

/** Every entry that the filters find, newest first. */
export const logOfExport = (db: Db, filters: ExportLog, timeZone: string): PendingQuery<LogRow[]> =>
  db<LogRow[]>`select * from audit_log where ${matching(db, filters, timeZone)} order by at desc, seq desc`;
