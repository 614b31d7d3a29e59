import { type Static, Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { optionalText } from '../fields.ts';
import { proposalStates } from '../fund-proposals/schemas.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';
import { pageQuery } from '../lists.ts';

const closed = { additionalProperties: false } as const;

const Person = Type.Object({ userId: Type.String(), name: Type.String() });

/** An Admin whom one Admin invites and another has to approve. */
export const AdminProposal = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  countryCode: Type.String(),
  state: Type.Enum(proposalStates),
  proposedBy: Person,
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: Nullable(Person),
  decidedAt: Nullable(Instant),
  decisionNote: Nullable(Type.String()),
  /** What the reader may do with it. */
  may: Type.Object({ decide: Type.Boolean(), withdraw: Type.Boolean() }),
});
export type AdminProposal = Static<typeof AdminProposal>;

export const AdminProposalsQuery = pageQuery({}, ['proposedAt']);
export type AdminProposalsQuery = Static<typeof AdminProposalsQuery>;
export const AdminProposalsPage = page(AdminProposal);

export const AdminProposalParams = Type.Object({ id: Id }, closed);
export const DecideAdminProposal = Type.Object(
  {
    /** WITHDRAW is the proposer's own; the others another Admin's. */
    decision: Type.Enum(['APPROVE', 'REJECT', 'WITHDRAW'] as const),
    note: Type.Optional(optionalText(2000)),
  },
  closed,
);
export type DecideAdminProposal = Static<typeof DecideAdminProposal>;
export const AdminProposalResult = result(AdminProposal);
