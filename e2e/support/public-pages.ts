/** Every kind of public page, by an address that the example content has. */
export const publicPages = [
  '/',
  '/about-us',
  '/application?fund-type=BASE_FUND',
  '/applications/eligibility-check',
  '/applications/eligibility-check?fund-type=CREDIT_FUND',
  '/applications/base-fund',
  '/applications/credit-fund',
  '/faqs',
  '/news',
  '/news/six-languages',
  '/contact-us',
  '/interest',
  '/check-receipt',
  '/terms-of-use',
  '/privacy-policy',
];
