import { createHash, randomBytes } from 'node:crypto';
import { accessOf, endOfToken, type Manager } from '@portal/release/console/managers';
import { parseCookie, stringifySetCookie } from 'cookie';

const hours = 8;
const lifetimeMs = hours * 60 * 60 * 1000;
const cookieName = 'release_console';

interface Session {
  /** What its person signs in by. */
  access: string;
  endsAt: number;
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const idIn = (cookies: string | undefined) => parseCookie(cookies ?? '')[cookieName];

/** The value of a Set-Cookie header; an empty id takes the cookie away. */
export const sessionCookie = (id: string, secure: boolean): string =>
  stringifySetCookie({
    name: cookieName,
    value: id,
    path: '/releases/console',
    maxAge: id === '' ? 0 : lifetimeMs / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });

/** Who is signed in at this gateway. A session ends after eight hours, and with the access of its person. */
export const openSessions = (now: () => number = Date.now) => {
  const open = new Map<string, Session>();
  return {
    /** @returns the id for the cookie */
    begin: (manager: Manager): string => {
      for (const [key, { endsAt }] of open) if (endsAt <= now()) open.delete(key);
      const id = randomBytes(32).toString('base64url');
      open.set(keyOf(id), { access: accessOf(manager), endsAt: now() + lifetimeMs });
      return id;
    },

    /** @param cookies the Cookie header */
    find: (cookies: string | undefined, managers: readonly Manager[]): Manager | undefined => {
      const id = idIn(cookies);
      const session = id === undefined ? undefined : open.get(keyOf(id));
      if (!session || session.endsAt <= now()) return undefined;
      return managers.find((one) => accessOf(one) === session.access && endOfToken(one) === undefined);
    },

    end: (cookies: string | undefined): void => {
      const id = idIn(cookies);
      if (id !== undefined) open.delete(keyOf(id));
    },
  };
};

export type Sessions = ReturnType<typeof openSessions>;
