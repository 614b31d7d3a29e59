import { safeNext } from '@portal/platform';

const name = 'portal_next';
const signIn = '/auth/sign-in';

/** Stores where somebody who registers wanted to go: the mailed link opens a new page. */
export const storeNext = (next: string | null): void => {
  const safe = safeNext(next);
  try {
    if (safe === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, safe);
  } catch {
    // Where storage is refused, signing in leads to the workspace.
  }
};

/** The address of the sign-in page that leads on to the stored one. */
export const signInWithStoredNext = (): string => {
  try {
    const next = safeNext(localStorage.getItem(name));
    return next === undefined ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;
  } catch {
    return signIn;
  }
};
