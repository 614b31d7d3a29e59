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

/** The first language of an Accept-Language header that the portal speaks, by quality. */
export const acceptedLanguage = (header = ''): Language | undefined =>
  header
    .split(',')
    .map((offer) => {
      const [tag = '', ...parameters] = offer.trim().toLowerCase().split(';');
      const quality = parameters.find((one) => one.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.split('=')[1]) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
    .find(isLanguage);
