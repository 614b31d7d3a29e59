import { acceptedLanguage, isLanguage, type Language } from '@portal/contracts/languages';
import { parseCookie, stringifySetCookie } from 'cookie';

const choiceCookie = 'portal_language';
const visitCookie = 'portal_visit_language';

interface LanguageHints {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/**
 * What the address names (`?lang=fr`), else the person's choice, else on public pages what an address named
 * before, else the browser's, else English: the rule that the shell follows, too.
 */
export const languageOf = (headers: LanguageHints, named: string | null, isPublic: boolean): Language => {
  const cookies = parseCookie(headers.cookie ?? '');
  const known = [named, cookies[choiceCookie], isPublic ? cookies[visitCookie] : undefined].find(isLanguage);
  return known ?? acceptedLanguage(headers['accept-language']) ?? 'en';
};

/**
 * A language that a public address names is kept until the browser closes, so that links lead on in it without a
 * script, too. It is no choice: it neither replaces one nor reaches the workspace.
 */
export const rememberedBy = (headers: LanguageHints, named: string | null): string | undefined =>
  isLanguage(named) && parseCookie(headers.cookie ?? '')[visitCookie] !== named
    ? stringifySetCookie({ name: visitCookie, value: named, path: '/', sameSite: 'lax' })
    : undefined;
