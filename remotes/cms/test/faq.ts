import type { Faq } from '@portal/contracts/content/faqs';

/** A question that the public reads; only what matters needs to be given. */
export const faq = (given: Partial<Faq> = {}): Faq => ({
  id: 'faq_a',
  category: 'GENERAL',
  question: { en: 'First?' },
  answer: { en: 'An answer' },
  order: 10,
  isPublished: true,
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
  rowVersion: 3,
  ...given,
});
