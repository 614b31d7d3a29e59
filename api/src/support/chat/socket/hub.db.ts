import type { Role } from '@portal/contracts';
import type { Db } from '../../../kernel/database/db.ts';

/** What decides whether an account's sockets may stay open. */
export interface AccountState {
  id: string;
  role: Role;
  /** Enabled, and free to do more than choose another password. */
  isActive: boolean;
  isChatAgent: boolean;
}

export const findAccountStates = (db: Db, ids: readonly string[]) => db<AccountState[]>`
  select id, role, status = 'ACTIVE' and password_due_since is null as is_active, is_chat_agent
  from users where id = any(${[...ids]})`;

/** Those of the sessions that still hold. */
export const findOpenSessions = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db<{ id: string }[]>`
    select id from sessions where id = any(${[...ids]}) and ended_at is null
      and idle_expires_at > now() and expires_at > now()`;
  return new Set(rows.map(({ id }) => id));
};

/** How many come before each conversation that waits. */
export const findQueuePlaces = (db: Db, ids: readonly string[]) => db<{ id: string; before: number }[]>`
  select id, before from (
    select id, (row_number() over (order by started_at, id) - 1)::int as before
    from chat_conversations where status = 'WAITING') ranked
  where id = any(${[...ids]})`;
