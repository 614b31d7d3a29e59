import type { Language } from '@portal/contracts';
import { currentLanguage } from '@portal/platform';

/** What the page's own language calls a language: "French". */
export const languageName = (code: Language): string =>
  new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(code) ?? code;
