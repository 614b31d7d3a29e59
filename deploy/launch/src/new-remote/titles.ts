import { isLanguage, type Language, languages } from '@portal/contracts';

/** Safe inside a quoted text of any source file. */
const plainText = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ’&-]{0,39}$/u;

const fromName = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Titles by language from the words of `--title`: `Reports` is the English one, `fr=Rapports` that of a
 * language. What is not given is the English title, and without that the name. Throws for other words.
 */
export const titlesFrom = (name: string, words: readonly string[]): Record<Language, string> => {
  const given: Partial<Record<Language, string>> = {};
  for (const word of words) {
    const [, code = 'en', title = ''] = /^(?:([^=]*)=)?(.*)$/.exec(word) ?? [];
    if (!isLanguage(code)) throw new Error(`There is no language "${code}". Known: ${languages.join(', ')}.`);
    if (!plainText.test(title))
      throw new Error(`"${title}" cannot be a title: at most 40 letters, digits, spaces, hyphens, & and ’.`);
    given[code] = title;
  }
  const english = given.en ?? fromName(name);
  return { en: english, fr: english, pt: english, ar: english, es: english, sw: english, ...given };
};

/** Languages whose title is the English one: the tests refuse a text that nobody translated. */
export const untranslated = (titles: Record<Language, string>): Language[] =>
  languages.filter((language) => language !== 'en' && titles[language] === titles.en);
