import { isLanguage, type Language } from '@portal/contracts';

const NAME = 'portal_language';
const YEAR_SECONDS = 31_536_000;

const fromCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** `?lang=fr`: the address of a page in a language, as search engines and links name it. */
const fromAddress = (): string | null => new URLSearchParams(location.search).get('lang');

const fromStorage = (): string | null => {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};

const fromBrowser = (): Language | undefined =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

export const recallLanguage = (): Language => {
  if (typeof document === 'undefined') return 'en';
  const remembered = [fromAddress(), fromCookie(), fromStorage()].find(isLanguage);
  return remembered ?? fromBrowser() ?? 'en';
};

/** The person's choice now; an address that names another language would undo it on the next load. */
const leaveAddress = (): void => {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
};

/** The cookie lets the server render ahead in the same language. */
export const rememberLanguage = (language: Language): void => {
  if (typeof document === 'undefined') return;
  leaveAddress();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on plain http.
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // The cookie is enough.
  }
};
