import { logout } from '@portal/contracts/calls/identity/sign-in';
import { isApiError, isTokenExpired, isTokenRefused } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { noteSessionExtended } from '../api/session-extension.ts';
import { readToken, removeToken, type SignedOutWhy, setToken } from '../api/token-store.ts';
import { inWorkspace } from '../page/navigation.ts';
import { createPrerenderedStore } from '../state/prerendered-store.ts';
import type { User } from '../user/user.ts';
import { fetchUser, UnknownRole } from './profile.ts';
import { cachedPerson, rememberOnDevice } from './remembered-on-device.ts';

export type Session =
  | { status: 'loading'; user: null }
  /** A token is stored, but the API could not be asked whose it is; `error` says why. */
  | { status: 'unreachable'; user: null; error: unknown }
  | { status: 'signed-out'; user: null; why?: SignedOutWhy }
  | { status: 'signed-in'; user: User };

/** Who is at the page. `loading` only while a stored token is being looked up. */
export const useSession = createPrerenderedStore<Session>(() => ({ status: 'loading', user: null }));

/** The token whose profile was read last: whose failure to answer again leaves the person as they are. */
let knownToken: string | null = null;

const fail = (token: string, error: unknown) => {
  if (isTokenRefused(error) || error instanceof UnknownRole) {
    // An expired session of the workspace is shown by the global handler, which then ends it.
    if (!(isTokenExpired(error) && inWorkspace())) endSession();
  } else if (knownToken !== token) {
    const user = isApiError(error) && error.status === 0 ? cachedPerson(token) : undefined;
    useSession.setState(
      user ? { status: 'signed-in', user } : { status: 'unreachable', user: null, error },
      true,
    );
  }
};

/**
 * Loads the profile of the stored token. Only a refusal by the API clears the token; without an answer the
 * session is `unreachable`, or stays as it was for somebody already known.
 * @throws what the call threw: hand it to `reportError`
 */
export const loadSession = async (options: { background?: boolean } = {}): Promise<void> => {
  const token = readToken();
  if (token === null) return endSession();
  if (useSession.getState().status !== 'signed-in')
    useSession.setState({ status: 'loading', user: null }, true);
  try {
    const user = await fetchUser(options);
    if (readToken() !== token) return;
    knownToken = token;
    rememberOnDevice(user.role);
    useSession.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    if (readToken() === token) fail(token, error);
    throw error;
  }
};

/** Before the first rendering: the person for whom the page was rendered just now, with the token that is stored. */
export const adoptSession = (user: User): void => {
  knownToken = readToken();
  rememberOnDevice(user.role);
  noteSessionExtended();
  useSession.startFrom({ status: 'signed-in', user });
};

/** Stores the token of a finished sign-in and loads the person. @throws ApiError */
export const signIn = async (token: string): Promise<void> => {
  setToken(token);
  await loadSession();
};

/** Clears token and person on this page. Cached data goes with them. */
export const endSession = (why?: SignedOutWhy): void => {
  removeToken(why);
  rememberOnDevice(undefined);
  knownToken = null;
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
  const token = readToken();
  const user = await fetchUser();
  // Whoever signed out meanwhile stays signed out.
  if (readToken() === token) useSession.setState({ status: 'signed-in', user }, true);
};

/** The signed-in person, or null. */
export const useUser = (): User | null => useSession((session) => session.user);

/** The signed-in person of a page behind sign-in. @throws when nobody is signed in */
export const useSignedInUser = (): User => {
  const user = useUser();
  if (user === null) throw new Error('This page needs a signed-in user.');
  return user;
};
