import type { Language } from '@portal/contracts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  es: 'Español',
  sw: 'Kiswahili',
};
