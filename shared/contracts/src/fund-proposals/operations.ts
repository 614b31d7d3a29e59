import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listFundProposalsOperation = operation(calls.listFundProposals, {
  summary: 'Changes of funds that wait for, or had, a second person',
  query: s.FundProposalsQuery,
  response: s.FundProposalsPage,
  errors: ['invalid_request'],
});

export const decideFundProposalOperation = operation(calls.decideFundProposal, {
  summary: 'Approves, rejects or takes back a proposed change of a fund',
  params: s.ProposalParams,
  body: s.DecideProposalBody,
  response: s.FundProposalResult,
  errors: [
    'invalid_request',
    'not_found',
    'forbidden',
    'invalid_state',
    'stale_version',
    'insufficient_balance',
    'second_person_required',
    'reauthentication_required',
    'idempotency_mismatch',
    'idempotency_in_progress',
  ],
});
