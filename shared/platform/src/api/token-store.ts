import { tokenStore as NAME } from '../release/before-hydration.ts';

const END = 'portal_session_end';

/** What ended a session: a logout, idling, or a refusal. */
export type SignedOutWhy = 'left' | 'expired' | 'refused';

/** Anything else cannot be sent in a header, so it was never a token of ours. */
const wellFormed = /^[\x21-\x7e]{1,4096}$/;

let memory: string | null = null;
let storageFailed = false;

const storage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(localStorage);
  } catch {
    storageFailed = true;
    return undefined;
  }
};

/** The stored access token, or null. Falls back to this page's memory where storage is refused. */
export const readToken = (): string | null => {
  const token = storage((local) => local.getItem(NAME)) ?? (storageFailed ? memory : null);
  if (token === null || wellFormed.test(token)) return token;
  removeToken();
  return null;
};

export const setToken = (token: string): void => {
  memory = token;
  storage((local) => local.setItem(NAME, token));
};

/** Does nothing when no token is stored. `why` is passed to the other tabs, which else find only that the token is gone. */
export const removeToken = (why: SignedOutWhy | '' = ''): void => {
  memory = null;
  storage((local) => {
    if (local.getItem(NAME) === null) return;
    local.setItem(END, why);
    local.removeItem(NAME);
  });
};

/** Why the last token was removed, empty without a reason; null where no tab has said so. */
export const whyRemoved = () => storage((local) => local.getItem(END) as SignedOutWhy | '' | null);

/** True once the browser refused storage: the session then ends with the page. */
export const isTokenInMemoryOnly = (): boolean => storageFailed && memory !== null;

/** Calls back when another tab signs in, signs out or clears its storage. Returns the way to stop. */
export const onTokenChangedElsewhere = (callback: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === NAME || event.key === null) callback(readToken());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
