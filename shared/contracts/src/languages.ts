/** Launch languages in the order of the language menu. */
export const languages = ['en', 'fr', 'pt', 'ar', 'es', 'sw'] as const;

export type Language = (typeof languages)[number];

/** Each language in its own words and script. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  es: 'Español',
  sw: 'Kiswahili',
};

/** A text in some or all languages; English is the fallback. */
export type Localised = { en: string } & Partial<Record<Language, string>>;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
