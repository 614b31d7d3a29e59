import { type Static, Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { optionalText } from '../fields.ts';
import { balanceProcesses } from '../funds/enums.ts';
import { Id, Instant, MoneySchema, Nullable } from '../funds/schema-parts.ts';
import { many, pageQuery } from '../lists.ts';
import { localisedText } from '../localised.ts';

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
