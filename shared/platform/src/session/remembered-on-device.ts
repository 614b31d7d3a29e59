import type { Role } from '@portal/contracts';
import { deviceTimeZone } from '../i18n/time-zone.ts';
import { personStore, roleStore, timeZoneStore } from '../release/before-hydration.ts';
import type { User } from '../user/user.ts';

/**
 * For the next load: whose pages may be on their way before it is known who is there, and the time zone. It opens
 * nothing.
 */
export const rememberOnDevice = (role: Role | undefined): void => {
  try {
    // Nothing is sent ahead for somebody who is not signed in.
    if (role === undefined) {
      localStorage.removeItem(roleStore);
      localStorage.removeItem(personStore);
      return;
    }
    localStorage.setItem(roleStore, role);
    localStorage.setItem(timeZoneStore, `${new Date().getTimezoneOffset()} ${deviceTimeZone()}`);
  } catch {
    // Without storage the next page waits until it knows.
  }
};

/** Who was cached under the token, as a load without a connection cannot ask. */
export const cachedPerson = (token: string): User | undefined => {
  try {
    const cached: { tokenEnd: string; user: User } | null = JSON.parse(
      String(localStorage.getItem(personStore)),
    );
    return cached?.tokenEnd === token.slice(-8) ? cached.user : undefined;
  } catch {
    return undefined;
  }
};
