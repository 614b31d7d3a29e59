import type { BaseFundContent, CreditFundContent } from '@portal/contracts/content/fund-page';

/** What both fund pages have in common. */
export type FundPageContent = Omit<BaseFundContent, 'eligibility'> & Omit<CreditFundContent, 'criteria'>;
