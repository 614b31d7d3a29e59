import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { ContactStatus } from '@portal/contracts/support/enums';
import type { InboxPerson } from '@portal/contracts/support/inbox';
import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import { hasNoConflict, isShownTo } from '../../review/index.ts';
import type { Reader } from './message-access.ts';

/** More than a menu shows. */
const MAX_ROWS = 200;

const managing = [MANAGER, SUPER];

/** That somebody with an active account may read a message, as `isReadableBy` says of one person; for the aliases `u` and `m`. */
const mayHold = (db: Db) => db`
  u.status = 'ACTIVE' and (u.role = ${SUPER} or (u.role = ${MANAGER} and not m.admins_only)
    or (u.role = ${REVIEWER} and u.is_chat_agent and u.id = m.chat_agent_id))`;

export const findMessageAssignees = (db: Db, messageId: string): Promise<InboxPerson[]> => db<InboxPerson[]>`
  select u.id, u.first_name || ' ' || u.last_name as name from contact_messages m join users u on ${mayHold(db)}
  where m.id = ${messageId} order by name, u.id limit ${MAX_ROWS}`;

/** Who may answer beside an application: managers and super users who did not enter it, reviewers who declared; none with a conflict. */
export const findApplicationAssignees = (db: Db, applicationId: string) => db<InboxPerson[]>`
  select u.id, u.first_name || ' ' || u.last_name as name
  from applications a join users u on u.role <> 'FUND_BENEFICIARY_USER' and u.status = 'ACTIVE'
  where a.id = ${applicationId} and u.id is distinct from a.applicant_user_id
    and not (a.is_on_behalf and a.entered_by = u.id) and ${hasNoConflict(db)}
    and (u.role = any(${managing}) or (u.role = ${REVIEWER}
      and (select not d.has_conflict from conflict_declarations d where d.application_id = a.id and d.user_id = u.id)
      and ${isShownTo(db)}))
  order by name, u.id limit ${MAX_ROWS}`;

/** Somebody with an active account, which nobody disables before the transaction ends. */
export const lockStaff = (tx: Tx, id: string): Promise<Reader | undefined> =>
  firstRow(tx<Reader[]>`
    select id, role, is_chat_agent from users
    where id = ${id} and status = 'ACTIVE' and role <> 'FUND_BENEFICIARY_USER' for share`);

/** Taking a new message on makes it an open one. */
export const storeMessageAssignee = (tx: Tx, id: string, assigneeId: string | null) => tx`
  update contact_messages set assigned_to = ${assigneeId},
    status = case when status = 'NEW' and ${assigneeId !== null} then 'OPEN' else status end,
    row_version = row_version + 1
  where id = ${id}`;

export const storeApplicationAssignee = (tx: Tx, applicationId: string, assigneeId: string | null) => tx`
  update inbox_items set assigned_to = ${assigneeId},
    state = case when state = 'NEW' and ${assigneeId !== null} then 'OPEN' else state end,
    row_version = row_version + 1
  where application_id = ${applicationId}`;

/**
 * One that is opened again waits for nobody where who had it may not read it any more. Whoever changes that account
 * waits for this transaction, or is waited for.
 */
export const storeStatus = (tx: Tx, id: string, status: ContactStatus) => {
  const holder = tx`(select u.id from users u where u.id = m.assigned_to and ${mayHold(tx)} for share)`;
  return tx`update contact_messages m set status = ${status}, row_version = row_version + 1,
    assigned_to = ${status === 'OPEN' ? holder : tx`assigned_to`} where id = ${id}`;
};

/**
 * Unassigns what an account may not read any more: open messages, and its threads of applications in every state, since
 * applicants may write in them again.
 */
export const unassignMessages = async (tx: Tx, userId: string): Promise<void> => {
  await tx`update contact_messages m set assigned_to = null, row_version = row_version + 1
    where assigned_to = ${userId} and status in ('NEW', 'OPEN')
      and not exists (select 1 from users u where u.id = ${userId} and ${mayHold(tx)})`;
  await tx`update inbox_items set assigned_to = null, row_version = row_version + 1
    where assigned_to = ${userId} and kind = 'APPLICATION'
      and not exists (select 1 from users where id = ${userId} and status = 'ACTIVE')`;
};

export const storeApplicationState = (tx: Tx, applicationId: string, state: 'OPEN' | 'CLOSED') => tx`
  update inbox_items set state = ${state},
    waiting_since = case when ${state === 'OPEN'} then coalesce(waiting_since, now()) end, row_version = row_version + 1
  where application_id = ${applicationId}`;
