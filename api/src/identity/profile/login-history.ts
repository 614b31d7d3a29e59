import { type Page, SUPER } from '@portal/contracts';
import type { LoginHistoryQuery, LoginHistoryRow } from '@portal/contracts/identity/profile';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import type { Db } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { cappedPageOf, onePage } from '../../kernel/database/page.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';

type Row = Omit<LoginHistoryRow, 'isCurrent'>;

const whose = ({ actor }: Caller, userId: string | undefined): string | undefined => {
  if (userId === undefined || userId === actor.id) return actor.id;
  if (actor.role !== SUPER) throw problem('not_found');
  return userId === 'all' ? undefined : userId;
};

/** The last part of someone else's address is nobody's business. */
const maskedIp = (ip: string): string =>
  ip.includes(':') ? ip.replace(/[^:]*$/, '…') : ip.replace(/\.\d+$/, '.…');

const conditions = (db: Db, query: LoginHistoryQuery, userId: string | undefined, timeZone: string) => db`
  ${isOneOf(db, 'h.outcome', [...(query.outcome ?? []), ...(query.process ?? [])])}
  ${userId === undefined ? db`` : db`and h.user_id = ${userId}`}
  and ${withinDays(db, 'h.at', query, timeZone)}`;

const searchable = (db: Db) =>
  db`fold_text(concat_ws(' ', u.first_name, u.last_name, u.email, h.device, h.browser, h.os, h.ip))`;

/** The caller's own, or as Admin those of an account or of all. @throws not_found for another's rows. */
export const loginHistory = async (
  db: Db,
  by: Caller,
  query: LoginHistoryQuery,
): Promise<Page<LoginHistoryRow>> => {
  const userId = whose(by, query.userId);
  const where = conditions(db, query, userId, by.meta.timeZone);
  const order = query.order === 'ASC' ? db`h.at asc, h.id asc` : db`h.at desc, h.id desc`;
  const found = await findText(db, 'login_history', query.search);
  const [rows, total] = await Promise.all([
    db<Row[]>`
      select h.id, h.user_id, u.first_name || ' ' || u.last_name as user_name, u.email, h.at, h.outcome, h.method,
        h.ip, h.country_code, h.device, h.browser, h.os, h.is_new_device, h.session_id
      from (${onePage(
        db,
        db`select h.* from login_history h ${found?.isCommon ? db`join users u on u.id = h.user_id` : db``}
          where ${where} ${holdsText(db, found, db`h.id`, searchable(db))} order by ${order}`,
        query,
      )}) h join users u on u.id = h.user_id order by ${order}`,
    countFound(db, found, db`login_history h`, where, db`h.id`),
  ]);
  const shown = rows.map((row) => ({
    ...row,
    ip: row.userId === by.actor.id ? row.ip : maskedIp(row.ip),
    isCurrent: row.sessionId === by.actor.sessionId && row.outcome === 'SUCCESS',
  }));
  return cappedPageOf({ rows: shown, total }, query);
};
