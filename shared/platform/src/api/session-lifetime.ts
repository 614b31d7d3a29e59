const NAME = 'portal_session_seen';

let here = 0;

/** A request of the person was answered: the server counts from now. Shared by the tabs of one session. */
export const noteExtended = (at: number = Date.now()): void => {
  here = at;
  try {
    localStorage.setItem(NAME, String(at));
  } catch {
    // This tab then counts for itself.
  }
};

/** When the server last counted the person as active, in milliseconds since 1970. */
export const lastExtendedAt = (): number => {
  try {
    return Math.max(here, Number(localStorage.getItem(NAME) ?? 0) || 0);
  } catch {
    return here;
  }
};
