import { type Static, Type } from 'typebox';
import { AttachedFileSchema } from '../kernel/files.ts';
import { DecideProposal, proposalFacts, proposalStates } from '../kernel/proposals.ts';
import { many, pageQuery } from '../lists.ts';
import { idempotencyErrors, operation, page, result } from '../operation.ts';
import { closed, Id, localisedText, MoneySchema, Nullable } from '../schema-parts.ts';
import { balanceProcesses } from './enums.ts';

/** A change of a fund that waits for, or had, a second person. */
export const FundProposalSchema = Type.Object({
  id: Id,
  fundId: Id,
  fundTitle: localisedText(150),
  /** BALANCE moves money; DETAILS changes texts, rules or settings. */
  kind: Type.Enum(['BALANCE', 'DETAILS'] as const),
  state: Type.Enum(proposalStates),
  process: Nullable(Type.Enum(balanceProcesses)),
  /** Signed: what the balance would move by. */
  amount: Nullable(MoneySchema),
  balanceBefore: Nullable(MoneySchema),
  balanceAfter: Nullable(MoneySchema),
  reference: Nullable(Type.String()),
  /** Whom the money comes from or goes to. */
  counterparty: Nullable(Type.String()),
  /** The application that it pays. */
  application: Nullable(Type.Object({ id: Id, applicationNumber: Nullable(Type.String()) })),
  note: Nullable(Type.String()),
  /** The document that a movement is based on. */
  attachment: Nullable(AttachedFileSchema),
  changes: Type.Array(Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() })),
  ...proposalFacts,
});
export type FundProposal = Static<typeof FundProposalSchema>;

export const FundProposalsQuery = pageQuery(
  { fundId: Type.Optional(Id), state: Type.Optional(many(Type.Enum(proposalStates))) },
  ['proposedAt'],
);
export type FundProposalsFilters = Static<typeof FundProposalsQuery>;

export const listFundProposals = operation('listFundProposals', 'GET /fund/proposals', {
  permission: 'fund.edit',
  summary: 'Changes of funds that wait for, or had, a second person',
  description:
    'What managers proposed, and what moves more money than one person may, with before and after.',
  query: FundProposalsQuery,
  response: page(FundProposalSchema),
  example: { query: { state: ['PENDING'] } },
});

export const decideFundProposal = operation('decideFundProposal', 'POST /fund/proposals/:id/decision', {
  permission: 'fund.edit',
  summary: 'Approves, rejects or takes back a proposed change of a fund',
  description:
    'Only a super user other than the proposer approves or rejects; an approval carries the change out at once and ' +
    'names both persons in the ledger. The proposer may take it back.',
  params: closed({ id: Id }),
  body: DecideProposal,
  response: result(FundProposalSchema),
  errors: [
    'invalid_state',
    'stale_version',
    'insufficient_balance',
    'second_person_required',
    'proposer_gone',
    'proposer_conflicted',
    'conflict_declared',
    'admins_conflicted',
    'own_application',
    'reauthentication_required',
    ...idempotencyErrors,
  ],
  example: {
    params: { id: 'prp_3m9x2hfd8v5tk7wq4n6z' },
    body: { decision: 'APPROVE', note: 'Agreement seen.' },
  },
});
