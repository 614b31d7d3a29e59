import { type Static, Type } from 'typebox';
import { DecideProposal, proposalFacts, proposalStates } from '../kernel/proposals.ts';
import { pageQuery } from '../lists.ts';
import { operation, page, result } from '../operation.ts';
import { closed, Id, pick } from '../schema-parts.ts';
import { CurrentProfile } from './profile.ts';

/** An Admin whom one Admin invites and another has to approve. */
export const AdminProposal = Type.Object({
  id: Id,
  ...pick(CurrentProfile.properties, 'firstName', 'lastName', 'email', 'countryCode'),
  state: Type.Enum(proposalStates),
  ...proposalFacts,
});
export type AdminProposal = Static<typeof AdminProposal>;

export const listAdminProposals = operation('listAdminProposals', 'GET /profile/adminProposals', {
  permission: 'user.manage',
  summary: 'Admins who wait for the approval of another Admin',
  description: 'Proposals that are still to be decided. After 14 days one ends by itself.',
  query: pageQuery({}, ['proposedAt']),
  response: page(AdminProposal),
  example: { query: { page: 1, pageSize: 10 } },
});

export const decideAdminProposal = operation(
  'decideAdminProposal',
  'POST /profile/adminProposals/:id/decision',
  {
    permission: 'user.manage',
    summary: 'Approves, rejects or takes back a proposed Admin',
    description:
      'Only an Admin other than the proposer approves or rejects; an approval makes the account and mails the ' +
      'invitation at once. The proposer may take it back.',
    params: closed({ id: Id }),
    body: DecideProposal,
    response: result(AdminProposal),
    errors: [
      'invalid_state',
      'email_taken',
      'second_person_required',
      'proposer_gone',
      'reauthentication_required',
    ],
    example: {
      params: { id: 'apr_3m9x2hfd8v5tk7wq4n6z' },
      body: { decision: 'APPROVE', note: 'Agreed by the board.' },
    },
  },
);
