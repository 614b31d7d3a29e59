import { safeNext, withStorage } from '@portal/platform';

const name = 'portal_next';
const signIn = '/auth/sign-in';

/** Stores where somebody who registers wanted to go: the mailed link opens a new page. */
export const storeNext = (next: string | null): void => {
  const safe = safeNext(next);
  // Where that is refused, signing in leads to the workspace.
  withStorage(() => (safe === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, safe)));
};

/** The address of the sign-in page that leads on to the stored one. */
export const signInWithStoredNext = (): string => {
  const next = safeNext(withStorage(() => localStorage.getItem(name)) ?? null);
  return next === undefined ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;
};
