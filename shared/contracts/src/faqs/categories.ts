/** Groups of questions, in the order of the page. */
export const faqCategories = ['GENERAL', 'BASE_FUND', 'CREDIT_FUND', 'ACCOUNT', 'TECHNICAL'] as const;

export type FaqCategory = (typeof faqCategories)[number];
