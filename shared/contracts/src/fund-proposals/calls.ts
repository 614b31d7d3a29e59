import { call, type Page, type Result } from '../call.ts';
import type { DecideProposal, FundProposal, FundProposalsFilters } from './schemas.ts';

export type { DecideProposal, FundProposal, FundProposalsFilters, ProposalState } from './schemas.ts';

/** Changes of funds that need a second person, newest first. */
export const listFundProposals = call<{ query: FundProposalsFilters; response: Page<FundProposal> }>(
  'listFundProposals',
  { method: 'GET', path: '/fund/proposals', permission: 'fund.edit' },
);

/** Carries a proposal out, turns it down, or takes an own one back. */
export const decideFundProposal = call<{
  params: { id: string };
  body: DecideProposal;
  response: Result<FundProposal>;
}>('decideFundProposal', { method: 'POST', path: '/fund/proposals/:id/decision', permission: 'fund.edit' });
