import { type Static, Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { optionalText } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { localisedText } from '../localised.ts';
import { operation } from '../operation.ts';
import { Id, Instant, MoneySchema, Nullable } from '../schema-parts.ts';
import { balanceProcesses } from './enums.ts';

const closed = { additionalProperties: false } as const;

export const proposalStates = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ProposalState = (typeof proposalStates)[number];

const Person = Type.Object({ userId: Type.String(), name: Type.String() });

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
  note: Nullable(Type.String()),
  changes: Type.Array(Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() })),
  proposedBy: Person,
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: Nullable(Person),
  decidedAt: Nullable(Instant),
  /** What the second person wrote. */
  decisionNote: Nullable(Type.String()),
  /** What the reader may do with it. */
  may: Type.Object({ decide: Type.Boolean(), withdraw: Type.Boolean() }),
});
export type FundProposal = Static<typeof FundProposalSchema>;

export const FundProposalsQuery = pageQuery(
  { fundId: Type.Optional(Id), state: Type.Optional(many(Type.Enum(proposalStates))) },
  ['proposedAt'],
);
export type FundProposalsFilters = Static<typeof FundProposalsQuery>;
export const FundProposalsPage = page(FundProposalSchema);

export const ProposalParams = Type.Object({ id: Id }, closed);
export const DecideProposalBody = Type.Object(
  {
    /** WITHDRAW is the proposer's own; the others a second super user's. */
    decision: Type.Enum(['APPROVE', 'REJECT', 'WITHDRAW'] as const),
    note: Type.Optional(optionalText(2000)),
  },
  closed,
);
export type DecideProposal = Static<typeof DecideProposalBody>;
export const FundProposalResult = result(FundProposalSchema);

const usd = (amount: string) => ({ amount, currency: 'USD' });

const examplePending: FundProposal = {
  id: 'prp_3m9x2hfd8v5tk7wq4n6z',
  fundId: 'fund_base',
  fundTitle: { en: 'Base Fund', fr: 'Fonds de base' },
  kind: 'BALANCE',
  state: 'PENDING',
  process: 'CONTRIBUTION',
  amount: usd('5000000.00'),
  balanceBefore: usd('13930000.00'),
  balanceAfter: usd('18930000.00'),
  reference: 'GA-2026-07',
  note: null,
  changes: [{ field: 'balance', old: '13930000.00', new: '18930000.00' }],
  proposedBy: { userId: 'usr_7kq2v9wd4m6xt3hf8n5z', name: 'Kwabena Asante' },
  proposedAt: '2026-11-21T08:30:00.000Z',
  expiresAt: '2026-12-05T08:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  may: { decide: true, withdraw: false },
};

export const listFundProposals = operation('listFundProposals', 'GET', '/fund/proposals', {
  permission: 'fund.edit',
  summary: 'Changes of funds that wait for, or had, a second person',
  description:
    'What managers proposed, and what moves more money than one person may, with before and after.',
  query: FundProposalsQuery,
  response: FundProposalsPage,
  errors: ['invalid_request'],
  example: {
    query: { state: ['PENDING'] },
    answer: { data: [examplePending], message: '', total: 1, page: 1, pageSize: 10 },
  },
});

export const decideFundProposal = operation('decideFundProposal', 'POST', '/fund/proposals/:id/decision', {
  permission: 'fund.edit',
  summary: 'Approves, rejects or takes back a proposed change of a fund',
  description:
    'Only a super user other than the proposer approves or rejects; an approval carries the change out at once and ' +
    'names both persons in the ledger. The proposer may take it back.',
  params: ProposalParams,
  body: DecideProposalBody,
  response: FundProposalResult,
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
  example: {
    params: { id: examplePending.id },
    body: { decision: 'APPROVE', note: 'Agreement seen.' },
    answer: {
      data: {
        ...examplePending,
        state: 'APPROVED',
        decidedBy: { userId: 'usr_5hf8n3zk7q2v9wd4m6xt', name: 'Nomvula Dlamini' },
        decidedAt: '2026-11-21T10:00:00.000Z',
        decisionNote: 'Agreement seen.',
        may: { decide: false, withdraw: false },
      },
      message: 'The proposal was approved and carried out.',
    },
  },
});
