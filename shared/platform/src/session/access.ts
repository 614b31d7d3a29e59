import type { Guard } from '../area/manifest.ts';
import type { User } from '../user/user.ts';
import type { Session } from './session.ts';

export type Access = 'allowed' | 'wait' | 'sign-in' | 'denied';

const flagIsOn = (user: User, flag: string): boolean => {
  const value: unknown = new Map<string, unknown>(Object.entries(user)).get(flag);
  return value === true || value === 1;
};

/** Whether a session may pass a guard; no guard lets everyone in. */
export const accessOf = (session: Session, guard: Guard | undefined): Access => {
  if (guard === undefined) return 'allowed';
  if (session.status === 'loading' || session.status === 'unreachable') return 'wait';
  if (session.status === 'signed-out') return 'sign-in';
  const { user } = session;
  if (guard.roles.length > 0 && !guard.roles.includes(user.role)) return 'denied';
  return guard.flag === undefined || flagIsOn(user, guard.flag) ? 'allowed' : 'denied';
};

/** Whether an entry with this flag shows in a user's menu. */
export const passesFlag = (user: User, flag: string | undefined): boolean =>
  flag === undefined || flagIsOn(user, flag);
