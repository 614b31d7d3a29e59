import { logout } from '@portal/contracts/auth/calls';
import { createAheadStore } from '../ahead/ahead-store.ts';
import { isTokenExpired } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { readToken, removeToken, setToken } from '../api/token-store.ts';
import { inWorkspace } from '../page/navigation.ts';
import { fetchUser } from './profile.ts';
import type { User } from './user.ts';

/** What ended the session: a logout, idling, or a refusal. */
export type SignedOutWhy = 'left' | 'expired' | 'refused';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null; why?: SignedOutWhy }
  | { status: 'signed-in'; user: User };

/** Who is at the page. `loading` only while a stored token is being looked up. */
export const useSession = createAheadStore<Session>(() => ({ status: 'loading', user: null }));

/**
 * Loads the profile of the stored token. A failure clears the token.
 * @throws what the call threw: hand it to `reportError`
 */
export const loadSession = async (): Promise<void> => {
  const token = readToken();
  if (token === null) return endSession();
  if (useSession.getState().status === 'signed-out')
    useSession.setState({ status: 'loading', user: null }, true);
  try {
    const user = await fetchUser();
    if (readToken() === token) useSession.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    // An expired session of the workspace is told by the global handler, which then ends it.
    const isTold = isTokenExpired(error) && inWorkspace();
    if (readToken() === token && !isTold) endSession();
    throw error;
  }
};

/** Stores the token of a finished sign-in and loads the person. @throws ApiError */
export const signIn = async (token: string): Promise<void> => {
  setToken(token);
  await loadSession();
};

/** Clears token and person on this page. Cached data goes with them. */
export const endSession = (why?: SignedOutWhy): void => {
  removeToken();
  useSession.setState({ status: 'signed-out', user: null, ...(why && { why }) }, true);
};

/** The reason has been acted upon: from here on, nobody is simply signed in. */
export const settleSignedOut = (): void => {
  const session = useSession.getState();
  if (session.status === 'signed-out' && session.why !== undefined) endSession();
};

/** Ends the session here and, as far as it can be reached, on the server. */
export const signOut = async (): Promise<void> => {
  const ended = readToken() === null ? Promise.resolve() : call(logout);
  endSession('left');
  // The person is out of this page whatever the server answers; its row then ends by idling.
  await ended.catch(() => undefined);
};

/** Reads the profile again, after the person changed it. */
export const refreshUser = async (): Promise<void> => {
  const user = await fetchUser();
  useSession.setState({ status: 'signed-in', user }, true);
};

/** The signed-in person, or null. */
export const useUser = (): User | null => useSession((session) => session.user);

/** The signed-in person of a page behind sign-in. @throws when nobody is signed in */
export const useSignedInUser = (): User => {
  const user = useUser();
  if (user === null) throw new Error('This page needs a signed-in user.');
  return user;
};
