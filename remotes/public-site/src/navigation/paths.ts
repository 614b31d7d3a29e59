import type { FundType } from '@portal/contracts/funds/enums';

export const fundSlugs = { BASE_FUND: 'base-fund', CREDIT_FUND: 'credit-fund' } as const;

export type FundSection = 'eligibility' | 'criteria' | 'process' | 'form';

/** Every address of this remote. */
export const paths = {
  home: '/',
  latestPosts: '/#latest-posts',
  about: '/about-us',
  chooseFund: (type?: FundType) => (type === undefined ? '/application' : `/application?fund-type=${type}`),
  /** Without a type: the choice of the fund. */
  checkEligibility: (type?: FundType, step?: number | 'result') =>
    `/applications/eligibility-check${type === undefined ? '' : `?fund-type=${type}${step === undefined ? '' : `&step=${step}`}`}`,
  fund: (type: FundType, section?: FundSection) =>
    `/applications/${fundSlugs[type]}${section === undefined ? '' : `#${section}`}`,
  faqs: '/faqs',
  allNews: '/news',
  news: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  contact: '/contact-us',
  interest: '/interest',
  /** What the mailed link opens, with `?token=`. */
  confirmNews: '/interest/confirm',
  checkReceipt: '/check-receipt',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
} as const;

/** Addresses of others that this remote leads to. */
export const elsewhere = {
  application: (fundId: string) => `/application/${encodeURIComponent(fundId)}`,
  signIn: (next: string) => `/auth/sign-in?next=${encodeURIComponent(next)}`,
  register: (next: string) => `/auth/register?next=${encodeURIComponent(next)}`,
} as const;
