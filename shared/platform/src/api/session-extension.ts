import { withStorage } from '../state/with-storage.ts';

const NAME = 'portal_session_seen';

let here = 0;

/** A request of the person was answered: the server counts from now. Shared by the tabs of one session. */
export const noteSessionExtended = (at: number = Date.now()): void => {
  here = at;
  // Where that is refused, this tab counts for itself.
  withStorage(() => localStorage.setItem(NAME, String(at)));
};

/** When the server last counted the person as active, in milliseconds since 1970. */
export const sessionExtendedAt = (): number =>
  Math.max(here, Number(withStorage(() => localStorage.getItem(NAME))) || 0);
