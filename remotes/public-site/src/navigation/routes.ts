import type { AreaRoute } from '@portal/platform/area';

export const routes: AreaRoute[] = [
  { path: '/', chunk: 'home' },
  { path: '/about-us', chunk: 'about' },
  { path: '/application', chunk: 'choose-fund' },
  { path: '/applications/eligibility-check', chunk: 'check-eligibility', offline: true },
  { path: '/applications/base-fund', chunk: 'fund' },
  { path: '/applications/credit-fund', chunk: 'fund' },
  { path: '/applications/:fund/before-you-start', chunk: 'before' },
  { path: '/faqs', chunk: 'faqs' },
  { path: '/news', chunk: 'news' },
  { path: '/news/:slug', chunk: 'news' },
  { path: '/contact-us', chunk: 'contact', offline: true },
  { path: '/interest', chunk: 'interest', offline: true },
  { path: '/interest/confirm', chunk: 'confirm-news' },
  { path: '/check-receipt', chunk: 'check-receipt' },
  { path: '/terms-of-use', chunk: 'legal' },
  { path: '/privacy-policy', chunk: 'legal' },
];
