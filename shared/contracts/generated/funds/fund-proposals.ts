// Written by `pnpm calls` from src/funds/fund-proposals.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/funds/fund-proposals.ts';

/** Approves, rejects or takes back a proposed change of a fund. */
export const decideFundProposal: CallOf<typeof declared.decideFundProposal> = { id: 'decideFundProposal', method: 'POST', path: '/fund/proposals/:id/decision' };

/** Changes of funds that wait for, or had, a second person. */
export const listFundProposals: CallOf<typeof declared.listFundProposals> = { id: 'listFundProposals', method: 'GET', path: '/fund/proposals' };
