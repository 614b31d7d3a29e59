import { REVIEWER } from '@portal/contracts';
import { type InboxKind, type InboxState, waitingStates } from '@portal/contracts/support/enums';
import type { InboxItem, InboxQuery, InboxWaiting } from '@portal/contracts/support/inbox';
import { about } from '../../kernel/audit/record-audit.ts';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { likePattern, MAX_COUNTED, onePage, type Total } from '../../kernel/database/page.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { kindsFor, readableItems } from './readable-items.db.ts';

const columns = (db: Db) => db`
  i.id, i.kind, i.ticket_number, i.from_name, i.subject, i.excerpt, i.language, i.state, i.created_at,
  i.last_at as last_activity_at, i.waiting_since, i.first_reply_at,
  (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u
    where u.id = i.assigned_to) as assigned_to,
  (select c.rating from chat_conversations c where c.id = i.conversation_id) as rating`;

const searchable = (db: Db) =>
  db`fold_text(i.ticket_number || ' ' || i.from_name || ' ' || i.subject || ' ' || i.excerpt)`;

/** What waits is kept apart: it is few among all that was ever answered. */
const onlyWaiting = ({ state = [], sortBy }: InboxQuery): boolean => {
  const waiting: readonly InboxState[] = waitingStates;
  return sortBy === 'waitingSince' || (state.length > 0 && state.every((one) => waiting.includes(one)));
};

const matching = (db: Db, query: InboxQuery, { actor, meta }: Caller) => db`
  ${isOneOf(db, 'i.state', query.state)} and ${isOneOf(db, 'i.language', query.language)}
  and ${withinDays(db, 'i.last_at', query, meta.timeZone)}
  ${onlyWaiting(query) ? db`and i.waiting_since is not null` : db``}
  ${query.assignedTo === 'ME' ? db`and i.assigned_to = ${actor.id}` : db``}
  ${query.assignedTo === 'NOBODY' ? db`and i.assigned_to is null` : db``}`;

/** One page of what the caller may read, and how much there is. Sorting by `waitingSince` leaves out what was answered. */
export const findInbox = async (
  db: Db,
  caller: Caller,
  query: InboxQuery,
): Promise<{ rows: InboxItem[]; total: Total }> => {
  const kinds = kindsFor(caller.actor).filter((kind) => query.kind?.includes(kind) ?? true);
  if (kinds.length === 0) return { rows: [], total: { total: 0, isCapped: false } };
  const { from, where } = readableItems(db, caller.actor, kinds);
  const isReviewer = caller.actor.role === REVIEWER;
  // A reviewer's rows are few: they are looked through, so that nobody else's are counted on the way.
  const found = isReviewer ? undefined : await findText(db, 'inbox_items', query.search);
  const searched =
    isReviewer && query.search !== undefined
      ? db`and ${searchable(db)} like fold_text(${likePattern(query.search.trim())})`
      : db``;
  const condition = db`${where} and ${matching(db, query, caller)} ${searched}`;
  const direction = query.order === 'ASC' ? db`asc` : db`desc`;
  const column = query.sortBy === 'waitingSince' ? db`i.waiting_since` : db`i.last_at`;
  const ordered = db`
    select ${columns(db)} from ${from} where ${condition} ${holdsText(db, found, db`i.id`, searchable(db))}
    order by ${column} ${direction}, i.id ${direction}`;
  const [rows, total] = await Promise.all([
    db<InboxItem[]>`${onePage(db, ordered, query)}`,
    countFound(db, found, from, condition, db`i.id`),
  ]);
  return { rows, total };
};

/** How many of each kind wait, at most ten thousand in all, and since when the first of them. */
export const findWaiting = async (db: Db, caller: Caller): Promise<InboxWaiting> => {
  const kinds = kindsFor(caller.actor);
  const { from, where } = readableItems(db, caller.actor, kinds);
  const rows = await db<{ kind: InboxKind; count: number; oldestAt: string }[]>`
    select kind, count(*)::int as count, min(waiting_since) as oldest_at from (
      select i.kind, i.waiting_since from ${from} where ${where} and i.waiting_since is not null
      order by i.waiting_since limit ${MAX_COUNTED}) few
    group by kind`;
  const of = (kind: InboxKind) => {
    if (!kinds.includes(kind)) return null;
    const row = rows.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
  };
  return { contact: of('CONTACT'), application: of('APPLICATION'), chat: of('CHAT') };
};

/** One row, whoever may read it. */
export const findInboxItem = (db: Db, id: string): Promise<InboxItem | undefined> =>
  firstRow(db<InboxItem[]>`select ${columns(db)} from inbox_items i where i.id = ${id}`);

/** Takes the row of an application's messages for the rest of the transaction. */
export const lockApplicationItem = (tx: Tx, applicationId: string): Promise<InboxItem | undefined> =>
  firstRow(tx<InboxItem[]>`
    select ${columns(tx)} from inbox_items i where i.application_id = ${applicationId} for update`);

/** Messages beside an application as the log of changes names them. */
export const aboutThread = ({ id, ticketNumber }: InboxItem) =>
  about('APPLICATION', 'application-message', id, ticketNumber);
