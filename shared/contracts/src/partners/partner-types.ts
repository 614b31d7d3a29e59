/** What a partner is to the Fund. */
export const partnerTypes = ['FOUNDER', 'FUND_MANAGER', 'CONTRIBUTOR', 'TECHNICAL', 'REGIONAL'] as const;

export type PartnerType = (typeof partnerTypes)[number];
