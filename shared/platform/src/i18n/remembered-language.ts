import { isLanguage, type Language } from '@portal/contracts';
import { inWorkspace } from '../page/navigation.ts';
import { withStorage } from '../state/with-storage.ts';

const NAME = 'portal_language';
/** What an address named during this visit; the gateway keeps it for those without a choice of their own. */
const VISIT_NAME = 'portal_visit_language';
const YEAR_SECONDS = 31_536_000;

let chosenHere: Language | undefined;

const fromCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** `?lang=fr`: the address of a page in a language, as search engines and links name it. */
const fromAddress = (): string | null => new URLSearchParams(location.search).get('lang');

const fromStorage = () => withStorage(() => localStorage.getItem(NAME));

const fromBrowser = (): Language | undefined =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

/**
 * What the address names, else the person's choice, else on public pages what an address named before, else
 * the browser's language, else English.
 */
export const recallLanguage = (): Language => {
  if (typeof document === 'undefined') return 'en';
  const ofVisit = inWorkspace() ? undefined : fromCookie(VISIT_NAME);
  const known = [fromAddress(), chosenHere, fromCookie(NAME), fromStorage(), ofVisit].find(isLanguage);
  return known ?? fromBrowser() ?? 'en';
};

/** The person's choice now; an address that names another language would undo it on the next load. */
const leaveAddress = (): void => {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
};

/** The cookie lets the server prerender in the same language. */
export const rememberLanguage = (language: Language): void => {
  if (typeof document === 'undefined') return;
  chosenHere = language;
  leaveAddress();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on plain http.
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  // Where that is refused, the cookie is enough.
  withStorage(() => localStorage.setItem(NAME, language));
};
