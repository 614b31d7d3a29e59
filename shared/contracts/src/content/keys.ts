/** Every content section, in the order in which an editor lists them. */
export const sectionKeys = [
  'home',
  'about-us',
  'background',
  'overview',
  'mandate',
  'base-fund-mandate',
  'credit-fund-mandate',
  'partners',
  'base-fund',
  'credit-fund',
  'faqs',
  'contact-us',
  'news',
  'terms-of-use',
  'privacy-policy',
  'footer',
  'header',
  'notices',
  'emails',
] as const;

export type SectionKey = (typeof sectionKeys)[number];

export const isSectionKey = (value: unknown): value is SectionKey =>
  typeof value === 'string' && (sectionKeys as readonly string[]).includes(value);

/** Lists of entries, each of which has a place, an id and all languages. */
export const directories = ['faqs', 'partners', 'contacts'] as const;
export type DirectoryName = (typeof directories)[number];

/** What editors write: sections language by language, entries of lists in all languages at once. */
export const contentKinds = ['sections', ...directories] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Groups of questions, in the order of the page. */
export const faqCategories = ['GENERAL', 'BASE_FUND', 'CREDIT_FUND', 'ACCOUNT', 'TECHNICAL'] as const;

export type FaqCategory = (typeof faqCategories)[number];
/** What a partner is to the Fund. */
export const partnerTypes = ['FOUNDER', 'FUND_MANAGER', 'CONTRIBUTOR', 'TECHNICAL', 'REGIONAL'] as const;
