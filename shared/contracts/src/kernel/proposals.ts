import { type Static, Type } from 'typebox';
import { optionalText } from '../fields.ts';
import { closed, Instant, localisedText, Nullable } from '../schema-parts.ts';

export const proposalStates = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;

const Person = Type.Object({ userId: Type.String(), name: Type.String() });

/** Who proposed and decided a change that waits for, or had, a second person, and when. */
export const proposalFacts = {
  proposedBy: Person,
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: Nullable(Person),
  decidedAt: Nullable(Instant),
  /** What the second person wrote. */
  decisionNote: Nullable(Type.String()),
  /** Why it cannot be approved, or not by the reader. */
  obstacle: Nullable(localisedText(1000)),
  /** What the reader may do with it. */
  may: Type.Object({ decide: Type.Boolean(), withdraw: Type.Boolean() }),
};

export const DecideProposal = closed({
  /** WITHDRAW is the proposer's own; the others a second person's. */
  decision: Type.Enum(['APPROVE', 'REJECT', 'WITHDRAW'] as const),
  note: Type.Optional(optionalText(2000)),
});
export type DecideProposal = Static<typeof DecideProposal>;
