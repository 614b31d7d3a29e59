import type { LoginMethod, LoginOutcome } from '@portal/contracts/identity/enums';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { chainRow } from '../../kernel/audit/chain-row.ts';
import {
  type Db,
  firstRow,
  newId,
  onlyRow,
  type Pool,
  type Tx,
  transaction,
  valuesOf,
} from '../../kernel/database/db.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { networkOf } from '../../kernel/http/limiter.ts';
import { deviceOf } from './device.ts';

interface LoginEvent {
  outcome: LoginOutcome;
  method: LoginMethod;
  meta: CallMeta;
  isNewDevice?: boolean;
  sessionId?: string;
}

/** An event as it is kept, without what ties it to the one before. */
export type LoginFacts = Omit<LoginHistoryRow, 'userName' | 'email' | 'at' | 'isCurrent'>;

/** Adds to the history, which is chained and never changed. @param at ISO instant; absent: now. */
export const appendLogin = async (tx: Tx, facts: LoginFacts, at?: string): Promise<void> => {
  await tx`insert into login_history ${tx(await chainRow(tx, 'login_history', facts, at))}`;
};

/** Writes an event of an account. To be called near the end of a transaction, before its audit entry. */
export const recordLogin = (tx: Tx, userId: string, event: LoginEvent): Promise<void> =>
  appendLogin(tx, {
    id: newId('lgn'),
    userId,
    outcome: event.outcome,
    method: event.method,
    ip: event.meta.ip,
    countryCode: null,
    ...deviceOf(event.meta.userAgent),
    isNewDevice: event.isNewDevice ?? false,
    sessionId: event.sessionId ?? null,
  });

/** Writes an event of the account with this address, if there is one. */
export const recordLoginByEmail = async (db: Pool, email: string, event: LoginEvent): Promise<void> => {
  const [user] = await db<{ id: string }[]>`select id from users where email = ${email}`;
  if (user) await transaction(db, (tx) => recordLogin(tx, user.id, event));
};

/** A row of the history as a report of it needs it. */
export type ReportedLogin = Pick<
  LoginHistoryRow,
  'at' | 'outcome' | 'ip' | 'device' | 'browser' | 'os' | 'sessionId'
>;

export const findLogin = (db: Db, userId: string, id: string): Promise<ReportedLogin | undefined> =>
  firstRow(db<ReportedLogin[]>`
    select at, outcome, ip, device, browser, os, session_id from login_history where id = ${id} and user_id = ${userId}`);

/** Whether the account ever signed in, and whether it did so from such a device. */
export const knownDevice = (db: Db, userId: string, userAgent: string) => {
  const { device, browser, os } = deviceOf(userAgent);
  return onlyRow(db<{ hasSignedIn: boolean; isKnown: boolean }[]>`
    select count(*) > 0 as has_signed_in,
      count(*) filter (where device = ${device} and browser = ${browser} and os = ${os}) > 0 as is_known
    from login_history where user_id = ${userId} and outcome = 'SUCCESS'`);
};

/** Whether the account signed in from this network within 30 days. */
export const isKnownNetwork = async (db: Db, email: string, network: string): Promise<boolean> => {
  const addresses = db<{ ip: string }[]>`
    select distinct h.ip from login_history h join users u on u.id = h.user_id
    where u.email = ${email} and h.outcome = 'SUCCESS' and h.at > now() - interval '30 days'`;
  return (await valuesOf(addresses)).some((ip) => networkOf(ip) === network);
};
