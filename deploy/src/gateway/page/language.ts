import { isLanguage, type Language } from '@portal/contracts';

const cookieName = 'portal_language';
const yearSeconds = 31_536_000;

const fromCookie = (header: string | undefined): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

const fromBrowser = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((offer, at) => {
      const [tag = '', quality] = offer.trim().split(/\s*;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1), at };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.at - other.at)
    .map(({ language }) => language)
    .find(isLanguage);

export interface LanguageHints {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/**
 * What the address names (`?lang=fr`), else the person's choice, else the browser's, else English: the rule
 * that the shell follows, too.
 */
export const languageOf = (headers: LanguageHints, named?: string | null): Language => {
  const chosen = [named, fromCookie(headers.cookie)].find(isLanguage);
  return chosen ?? fromBrowser(headers['accept-language']) ?? 'en';
};

/** A language that the address names is kept, so that links lead on in it without a script, too. */
export const rememberedBy = (headers: LanguageHints, named: string | null): string | undefined =>
  isLanguage(named) && fromCookie(headers.cookie) !== named
    ? `${cookieName}=${named}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
    : undefined;
