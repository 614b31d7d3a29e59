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
