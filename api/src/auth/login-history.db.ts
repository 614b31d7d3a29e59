import type { LoginMethod, LoginOutcome } from '@portal/contracts/profile/calls';
import type { Db } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import type { CallMeta } from '../http/context.ts';
import { deviceOf } from './device.ts';

export interface LoginEvent {
  outcome: LoginOutcome;
  method: LoginMethod;
  meta: CallMeta;
  isNewDevice?: boolean;
  sessionId?: string;
}

/** Writes an event of the account with this address, if there is one. */
export const recordLoginByEmail = async (db: Db, email: string, event: LoginEvent): Promise<void> => {
  const { device, browser, os } = deviceOf(event.meta.userAgent);
  await db`
    insert into login_history (id, user_id, outcome, method, ip, device, browser, os, is_new_device, session_id)
    select ${newId('lgn')}, id, ${event.outcome}, ${event.method}, ${event.meta.ip}, ${device}, ${browser}, ${os},
      ${event.isNewDevice ?? false}, ${event.sessionId ?? null}
    from users where email = ${email}`;
};

export const recordLogin = async (db: Db, userId: string, event: LoginEvent): Promise<void> => {
  const row = {
    id: newId('lgn'),
    userId,
    outcome: event.outcome,
    method: event.method,
    ip: event.meta.ip,
    ...deviceOf(event.meta.userAgent),
    isNewDevice: event.isNewDevice ?? false,
    sessionId: event.sessionId ?? null,
  };
  await db`insert into login_history ${db(row)}`;
};

/** Whether the account ever signed in, and whether it did so from such a device. */
export const knownDevice = async (
  db: Db,
  userId: string,
  userAgent: string,
): Promise<{ hasSignedIn: boolean; isKnown: boolean }> => {
  const { device, browser, os } = deviceOf(userAgent);
  const [known] = await db<{ hasSignedIn: boolean; isKnown: boolean }[]>`
    select count(*) > 0 as has_signed_in,
      count(*) filter (where device = ${device} and browser = ${browser} and os = ${os}) > 0 as is_known
    from login_history where user_id = ${userId} and outcome = 'SUCCESS'`;
  return known ?? { hasSignedIn: false, isKnown: false };
};

/** Whether the account signed in from this address within 30 days. */
export const isKnownAddress = async (db: Db, email: string, ip: string): Promise<boolean> => {
  const [known] = await db<{ n: number }[]>`
    select count(*)::int as n from login_history h join users u on u.id = h.user_id
    where u.email = ${email} and h.ip = ${ip} and h.outcome = 'SUCCESS' and h.at > now() - interval '30 days'`;
  return (known?.n ?? 0) > 0;
};
