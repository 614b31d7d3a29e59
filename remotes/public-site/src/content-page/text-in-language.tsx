import { directionOf, type Language, type Localised } from '@portal/contracts';
import { currentLanguage, typeset } from '@portal/platform';

export interface LanguageMark {
  lang?: Language;
  dir?: 'ltr' | 'rtl';
}

const english: LanguageMark = { lang: 'en', dir: 'ltr' };

/** The attributes that mark content in which another language stands in for the reader's. */
export const markOf = ({ isFallback, lang }: { isFallback: boolean; lang: Language }): LanguageMark =>
  isFallback ? { lang, dir: directionOf(lang) } : {};

/** A text in the reader's language, else the English one with the marks that say so. */
export const localParts = (of: Localised): { text: string; mark: LanguageMark } => {
  const language = currentLanguage();
  const own = of[language];
  return own ? { text: typeset(own, language), mark: {} } : { text: of.en, mark: english };
};

/** `localParts` as words in a line. */
export function LocalText({ of }: { of: Localised }) {
  const { text, mark } = localParts(of);
  return mark.lang === undefined ? text : <span {...mark}>{text}</span>;
}
