import type { Role } from '@portal/contracts';
import { deviceTimeZone } from '../i18n/time-zone.ts';
import { personStore, roleStore, timeZoneStore } from '../release/before-hydration.ts';
import { withStorage } from '../state/with-storage.ts';
import type { User } from '../user/user.ts';

/**
 * For the next load: whose pages may be on their way before it is known who is there, and the time zone. It opens
 * nothing. Without storage the next page waits until it knows.
 */
export const rememberOnDevice = (role: Role | undefined): void =>
  withStorage(() => {
    // Nothing is sent ahead for somebody who is not signed in.
    if (role === undefined) {
      localStorage.removeItem(roleStore);
      localStorage.removeItem(personStore);
      return;
    }
    localStorage.setItem(roleStore, role);
    localStorage.setItem(timeZoneStore, `${new Date().getTimezoneOffset()} ${deviceTimeZone()}`);
  });

/** Who was cached under the token, as a load without a connection cannot ask. */
export const cachedPerson = (token: string): User | undefined =>
  withStorage(() => {
    const cached: { tokenEnd: string; user: User } | null = JSON.parse(
      String(localStorage.getItem(personStore)),
    );
    return cached?.tokenEnd === token.slice(-8) ? cached.user : undefined;
  });
