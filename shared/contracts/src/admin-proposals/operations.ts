import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listAdminProposalsOperation = operation(calls.listAdminProposals, {
  summary: 'Admins who wait for the approval of another Admin',
  query: s.AdminProposalsQuery,
  response: s.AdminProposalsPage,
  errors: [],
});

export const decideAdminProposalOperation = operation(calls.decideAdminProposal, {
  summary: 'Approves, rejects or takes back a proposed Admin',
  params: s.AdminProposalParams,
  body: s.DecideAdminProposal,
  response: s.AdminProposalResult,
  errors: [
    'not_found',
    'forbidden',
    'invalid_state',
    'email_taken',
    'second_person_required',
    'reauthentication_required',
  ],
});
