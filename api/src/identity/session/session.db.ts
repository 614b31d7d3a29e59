import type { OpenSession } from '@portal/contracts/identity/auth.schemas';
import { changesOne, type Db, firstRow, firstValue, newId } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';

export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;
const MAX_SESSIONS = 5;
/** How long a proof of the person counts for what needs one. */
export const CONFIRMED_MINUTES = 10;

/** A session as found by its token, with the account as it is now. */
export interface FoundSession
  extends Pick<
    Actor,
    'email' | 'firstName' | 'lastName' | 'role' | 'language' | 'isChatAgent' | 'isConfirmed'
  > {
  id: string;
  userId: string;
  bindingHash: Buffer;
  isOver: boolean;
  endedReason: string | null;
  /** Seconds since the idle time was last extended. */
  sinceSeen: number;
  status: string;
  mustChangePassword: boolean;
}

/** Asked at every signed-in request: one indexed look-up. */
export const findSession = (db: Db, hash: Buffer): Promise<FoundSession | undefined> =>
  firstRow(db<FoundSession[]>`
    select s.id, s.user_id, s.binding_hash, s.ended_reason,
      coalesce(s.ended_reason = 'EXPIRED', s.idle_expires_at <= now() or s.expires_at <= now()) as is_over,
      extract(epoch from now() - s.last_seen_at)::int as since_seen,
      s.confirmed_at > now() - ${`${CONFIRMED_MINUTES} minutes`}::interval as is_confirmed,
      u.email, u.first_name, u.last_name, u.role, u.status, u.language, u.is_chat_agent,
      u.password_due_since is not null as must_change_password
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hash}`);

/** Extends the idle time. */
export const touchSession = (db: Db, id: string) =>
  db`update sessions set last_seen_at = now(), idle_expires_at = now() + ${`${IDLE_MINUTES} minutes`}::interval
    where id = ${id} and ended_at is null`;

/** The person has just proved that it is them. */
export const confirmSession = (db: Db, id: string) =>
  db`update sessions set confirmed_at = now() where id = ${id} and ended_at is null`;

interface NewSession {
  userId: string;
  tokenHash: Buffer;
  bindingHash: Buffer;
  ip: string;
  userAgent: string;
}

/** Opens a session and ends the oldest beyond the limit. @returns its id. */
export const insertSession = async (db: Db, session: NewSession): Promise<string> => {
  const id = newId('ses');
  await db`insert into sessions (id, user_id, token_hash, binding_hash, idle_expires_at, expires_at, ip, user_agent)
    values (${id}, ${session.userId}, ${session.tokenHash}, ${session.bindingHash},
      now() + ${`${IDLE_MINUTES} minutes`}::interval, now() + ${`${ABSOLUTE_HOURS} hours`}::interval,
      ${session.ip}, ${session.userAgent})`;
  await db`update sessions set ended_at = now(), ended_reason = 'TOO_MANY' where id in (
    select id from sessions where user_id = ${session.userId} and ended_at is null
    order by created_at desc, id desc offset ${MAX_SESSIONS})`;
  return id;
};

type SessionRow = Pick<OpenSession, 'id' | 'ip' | 'signedInAt' | 'lastActiveAt'> & { userAgent: string };

/** The sessions of a user that are open now, the latest activity first. */
export const findOpenSessions = async (db: Db, userId: string): Promise<SessionRow[]> =>
  db<SessionRow[]>`
    select id, ip, user_agent, created_at as signed_in_at, last_seen_at as last_active_at from sessions
    where user_id = ${userId} and ended_at is null and idle_expires_at > now() and expires_at > now()
    order by last_seen_at desc, id`;

/** Ends a session if it is the user's. @returns whether it was open. */
export const endSessionOf = (db: Db, userId: string, id: string, reason: string): Promise<boolean> =>
  changesOne(db`update sessions set ended_at = now(), ended_reason = ${reason}
    where id = ${id} and user_id = ${userId} and ended_at is null`);

/** Ends a session whose time is over. @returns whether this call did it. */
export const expireSession = (db: Db, id: string): Promise<boolean> =>
  changesOne(db`update sessions set ended_at = now(), ended_reason = 'EXPIRED'
    where id = ${id} and ended_at is null and (idle_expires_at <= now() or expires_at <= now())`);

/** Ends every session of a user, except one when named, and what waits for a second step. @returns how many sessions. */
export const endSessionsOf = async (db: Db, userId: string, reason: string, except = ''): Promise<number> => {
  await db`update mfa_challenges set used_at = now() where user_id = ${userId} and used_at is null`;
  const ended = await db`update sessions set ended_at = now(), ended_reason = ${reason}
    where user_id = ${userId} and ended_at is null and id <> ${except}`;
  return ended.count;
};

/** Removes rows that nobody can ask for any more. */
export const purgeSessions = (db: Db) =>
  db`delete from sessions where coalesce(ended_at, least(idle_expires_at, expires_at)) < now() - interval '30 days'`;

/** When the session ends whatever happens; ISO instant. */
export const findSessionEnd = async (db: Db, id: string): Promise<string> =>
  (await firstValue(db<{ expiresAt: string }[]>`select expires_at from sessions where id = ${id}`)) ?? '';
