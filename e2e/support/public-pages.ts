/** Every kind of public page, by an address that the example content has. */
export const publicPages = [
  '/',
  '/about-us',
  '/application?fund-type=BASE_FUND',
  '/applications/eligibility-check',
  '/applications/eligibility-check?fund-type=CREDIT_FUND',
  '/applications/base-fund',
  '/applications/credit-fund',
  '/applications/base-fund/before-you-start',
  '/applications/credit-fund/before-you-start',
  '/faqs',
  '/news',
  '/news/six-languages',
  '/contact-us',
  '/interest',
  '/check-receipt',
  '/terms-of-use',
  '/privacy-policy',
];

/** Every page that is prerendered. */
export const renderedPages = [...publicPages, '/application'];

/** The address of a page in a language, whatever the reader chose. */
export const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
