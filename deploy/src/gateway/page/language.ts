import { isLanguage, type Language } from '@portal/contracts';

const cookieName = 'portal_language';

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

/** The person's choice, else the browser's, else English: the rule that the shell follows, too. */
export const languageOf = (headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Language => {
  const chosen = fromCookie(headers.cookie);
  return isLanguage(chosen) ? chosen : (fromBrowser(headers['accept-language']) ?? 'en');
};
