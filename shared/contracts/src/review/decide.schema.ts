import { type Static, Type } from 'typebox';
import { allEligibilityRules } from '../applications/eligibility.ts';
import { statuses } from '../applications/enums.ts';
import { allSections } from '../applications/sections.ts';
import { result } from '../envelopes.ts';
import { instantText, optionalText, text } from '../fields.ts';
import { Id, Instant, MoneyInput, Nullable, RowVersion } from '../funds/schema-parts.ts';
import { criterionIds, MAX_SCORE } from './criteria.ts';
import { conflictTypes, decisions, reasonCodes } from './enums.ts';
import { AssignmentSchema, ScoreSchema } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const Rule = Type.Enum(allEligibilityRules as [...typeof allEligibilityRules]);

export const DeclareBody = Type.Object(
  {
    hasConflict: Type.Boolean(),
    type: Type.Optional(Type.Enum(conflictTypes)),
    note: Type.Optional(optionalText(2000)),
  },
  closed,
);
export type Declare = Static<typeof DeclareBody>;

export const AssignBody = Type.Object(
  {
    reviewerIds: Type.Array(Id, { maxItems: 9, uniqueItems: true }),
    dueAt: Type.Optional(instantText()),
    rowVersion: RowVersion,
    /** Who was to review when the caller looked; refused as stale when others are by now. */
    reviewersBefore: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  closed,
);
export type Assign = Static<typeof AssignBody>;
export const AssignmentsResult = result(Type.Array(AssignmentSchema));

/** One criterion as far as it is scored; null without a number yet. */
const markFields = {
  criterionId: Type.Enum(criterionIds),
  score: Nullable(Type.Integer({ minimum: 0, maximum: MAX_SCORE })),
  justification: optionalText(2000),
};

/** Criteria that are present replace the stored ones; the others stay. */
export const SaveScoreDraftBody = Type.Object(
  { marks: Type.Array(Type.Object(markFields, closed), { minItems: 1, maxItems: 10 }) },
  closed,
);
export type SaveScoreDraft = Static<typeof SaveScoreDraftBody>;

export const SavedMarkSchema = Type.Object({
  ...markFields,
  /** The version of the application that was scored. */
  version: Type.Integer(),
  savedAt: Instant,
});
export type SavedMark = Static<typeof SavedMarkSchema>;
export const ScoreDraftResult = result(Type.Array(SavedMarkSchema));

export const DecideBody = Type.Object(
  {
    decision: Type.Enum(decisions),
    rowVersion: RowVersion,
    reasonCode: Type.Optional(Type.Enum(reasonCodes)),
    scores: Type.Optional(Type.Array(ScoreSchema, { maxItems: 10 })),
    internalComment: Type.Optional(optionalText(4000)),
    messageToApplicant: Type.Optional(optionalText(4000)),
    amountRecommended: Type.Optional(MoneyInput),
    /** APPROVE as a decision: the amount requested when absent. */
    amountApproved: Type.Optional(MoneyInput),
    conditions: Type.Optional(Type.Array(text(500), { maxItems: 20 })),
    sections: Type.Optional(Type.Array(Type.Enum(allSections), { uniqueItems: true })),
    dueAt: Type.Optional(instantText()),
    conflictType: Type.Optional(Type.Enum(conflictTypes)),
    /** MARK_INELIGIBLE: the rule that is not met. */
    rule: Type.Optional(Rule),
    /** Super user: why the available balance may be exceeded. */
    overrideReason: Type.Optional(optionalText(2000)),
  },
  closed,
);
export type Decide = Static<typeof DecideBody>;

export const DecidedSchema = Type.Object({
  id: Id,
  status: Type.Enum(statuses),
  /** True when a second person has to sign before the decision stands. */
  awaitsSecondSignOff: Type.Boolean(),
  weightedScore: Nullable(Type.Number()),
  rowVersion: Type.Integer(),
});
export type Decided = Static<typeof DecidedSchema>;
export const DecidedResult = result(DecidedSchema);

export const ReviewerSchema = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  countryCode: Nullable(Type.String()),
  openAssignments: Type.Integer(),
});
export type Reviewer = Static<typeof ReviewerSchema>;
export const ReviewersResult = result(Type.Array(ReviewerSchema));
