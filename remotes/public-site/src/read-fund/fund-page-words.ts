import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';

/** What both fund pages have in common. */
export type FundPageWords = Omit<BaseFundContent, 'eligibility'> & Omit<CreditFundContent, 'criteria'>;
