import { call, type Page, type Result } from '../call.ts';
import type { AdminProposal, AdminProposalsQuery, DecideAdminProposal } from './schemas.ts';

export type { AdminProposal, DecideAdminProposal } from './schemas.ts';

/** Admins who wait for the approval of another Admin, newest first. */
export const listAdminProposals = call<{ query: AdminProposalsQuery; response: Page<AdminProposal> }>(
  'listAdminProposals',
  { method: 'GET', path: '/profile/adminProposals', permission: 'user.manage' },
);

/** Approves and invites, turns down, or takes an own one back. */
export const decideAdminProposal = call<{
  params: { id: string };
  body: DecideAdminProposal;
  response: Result<AdminProposal>;
}>('decideAdminProposal', {
  method: 'POST',
  path: '/profile/adminProposals/:id/decision',
  permission: 'user.manage',
});
