// Written by `pnpm calls` from src/identity/admin-proposals.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/admin-proposals.ts';

/** Approves, rejects or takes back a proposed Admin. */
export const decideAdminProposal: CallOf<typeof declared.decideAdminProposal> = { id: 'decideAdminProposal', method: 'POST', path: '/profile/adminProposals/:id/decision' };

/** Admins who wait for the approval of another Admin. */
export const listAdminProposals: CallOf<typeof declared.listAdminProposals> = { id: 'listAdminProposals', method: 'GET', path: '/profile/adminProposals' };
