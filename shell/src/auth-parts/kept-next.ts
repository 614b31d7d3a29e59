import { safeNext } from '@portal/platform';

const name = 'portal_next';
const signIn = '/auth/sign-in';

/** Remembers on this device where somebody who registers wanted to go: the mailed link opens a page anew. */
export const keepNext = (next: string | null): void => {
  const safe = safeNext(next);
  try {
    if (safe === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, safe);
  } catch {
    // Where storage is refused, signing in leads to the workspace.
  }
};

/** The sign-in page, on the way to what was remembered. */
export const signInOnward = (): string => {
  try {
    const next = safeNext(localStorage.getItem(name));
    return next === undefined ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;
  } catch {
    return signIn;
  }
};
