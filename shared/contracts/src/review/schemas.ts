import { type Static, Type } from 'typebox';
import { allEligibilityRules } from '../applications/eligibility.ts';
import { publicStatuses, sectors, statuses } from '../applications/enums.ts';
import { applicationFacts, OwnerApplicationSchema } from '../applications/schemas.ts';
import { allSections } from '../applications/sections.ts';
import { page, result } from '../envelopes.ts';
import { countryCode, dayText, instantText, moneyText, optionalText, text } from '../fields.ts';
import { fundTypes } from '../funds/enums.ts';
import { Id, Instant, MoneyInput, MoneySchema, Nullable, RowVersion } from '../funds/schema-parts.ts';
import { many, pageQuery } from '../lists.ts';
import { criterionIds } from './criteria.ts';
import { assignmentStates, conflictTypes, decisions, reasonCodes } from './enums.ts';

const closed = { additionalProperties: false } as const;
const Rule = Type.Enum(allEligibilityRules as [...typeof allEligibilityRules]);

export const DeclarationSchema = Type.Object({
  hasConflict: Type.Boolean(),
  type: Nullable(Type.Enum(conflictTypes)),
  note: Nullable(Type.String()),
  signedAt: Instant,
});
export type Declaration = Static<typeof DeclarationSchema>;

export const AssignmentSchema = Type.Object({
  id: Id,
  applicationId: Id,
  reviewerId: Type.String(),
  reviewerName: Type.String(),
  /** Null when the reviewer took it from the open queue. */
  assignedBy: Nullable(Type.String()),
  assignedAt: Instant,
  dueAt: Nullable(Instant),
  state: Type.Enum(assignmentStates),
  declaration: Nullable(DeclarationSchema),
});
export type Assignment = Static<typeof AssignmentSchema>;

export const ScoreSchema = Type.Object(
  {
    criterionId: Type.Enum(criterionIds),
    score: Type.Integer({ minimum: 0, maximum: 5 }),
    justification: optionalText(2000),
  },
  closed,
);

/** One word of a member of staff: a recommendation, a return, a decision. */
export const StaffDecisionSchema = Type.Object({
  id: Id,
  decision: Type.Enum(decisions),
  /** FINAL moved the application to its end; RECOMMENDATION is a reviewer's; the rest is PROCESS. */
  kind: Type.Enum(['RECOMMENDATION', 'FIRST_SIGN_OFF', 'FINAL', 'PROCESS'] as const),
  byUserId: Type.String(),
  byName: Type.String(),
  byRole: Type.String(),
  at: Instant,
  version: Type.Integer(),
  scores: Type.Array(ScoreSchema),
  weightedScore: Nullable(Type.Number()),
  reasonCode: Nullable(Type.Enum(reasonCodes)),
  rule: Nullable(Rule),
  internalComment: Nullable(Type.String()),
  messageToApplicant: Nullable(Type.String()),
  amountRecommended: Nullable(MoneySchema),
  amountApproved: Nullable(MoneySchema),
  conditions: Type.Array(Type.String()),
  sections: Type.Array(Type.Enum(allSections)),
  dueAt: Nullable(Instant),
});
export type StaffDecision = Static<typeof StaffDecisionSchema>;

/** What the caller may do now: by role, status, declaration and who entered or reviewed it. */
const MaySchema = Type.Object({
  declare: Type.Boolean(),
  startReview: Type.Boolean(),
  recommend: Type.Boolean(),
  decide: Type.Boolean(),
  returnIt: Type.Boolean(),
  abstain: Type.Boolean(),
  hold: Type.Boolean(),
  release: Type.Boolean(),
  markIneligible: Type.Boolean(),
  sendBack: Type.Boolean(),
  reopen: Type.Boolean(),
  assign: Type.Boolean(),
});
export type May = Static<typeof MaySchema>;

export const StaffApplicationSchema = Type.Object({
  audience: Type.Literal('STAFF'),
  ...applicationFacts,
  status: Type.Enum(statuses),
  publicStatus: Type.Enum(publicStatuses),
  previousStatus: Nullable(Type.Enum(statuses)),
  enteredBy: Type.Object({ userId: Type.String(), name: Type.String() }),
  receipt: Nullable(Type.Object({ sha256: Type.String(), at: Instant })),
  assignments: Type.Array(AssignmentSchema),
  /** A reviewer reads the others' words once the own recommendation is in. */
  decisions: Type.Array(StaffDecisionSchema),
  myDeclaration: Nullable(DeclarationSchema),
  may: MaySchema,
  /** Sections that the last resubmission changed, with the answers before and after. */
  changes: Type.Array(
    Type.Object({
      section: Type.Enum(allSections),
      field: Type.String(),
      old: Type.Unknown(),
      new: Type.Unknown(),
    }),
  ),
  fund: Type.Object({
    decisionMode: Type.String(),
    requiredReviewers: Type.Integer(),
    available: MoneySchema,
  }),
});
export type StaffApplication = Static<typeof StaffApplicationSchema>;

/** All that a reviewer reads before the declaration, or after declaring a conflict. */
export const GateApplicationSchema = Type.Object({
  audience: Type.Literal('GATE'),
  id: Id,
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  projectTitle: Nullable(Type.String()),
  countryCode: Nullable(Type.String()),
  organisationName: Nullable(Type.String()),
  reason: Type.Enum(['DECLARATION_NEEDED', 'CONFLICT_DECLARED', 'OWN_ENTRY'] as const),
  myDeclaration: Nullable(DeclarationSchema),
  dueAt: Nullable(Instant),
  rowVersion: Type.Integer(),
});
export type GateApplication = Static<typeof GateApplicationSchema>;

export const ApplicationDetailSchema = Type.Union([
  OwnerApplicationSchema,
  StaffApplicationSchema,
  GateApplicationSchema,
]);
export type ApplicationDetail = Static<typeof ApplicationDetailSchema>;
export const ApplicationDetailResult = result(ApplicationDetailSchema);

/* The queue */

const staffStatuses = statuses.filter((status) => status !== 'DRAFT');

export const QueueRowSchema = Type.Object({
  id: Id,
  applicationNumber: Type.String(),
  projectTitle: Nullable(Type.String()),
  organisationName: Nullable(Type.String()),
  countryCode: Nullable(Type.String()),
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  status: Type.Enum(statuses),
  version: Type.Integer(),
  /** Null for a reviewer who has not declared. */
  sector: Nullable(Type.Enum(sectors)),
  amountRequested: Nullable(MoneySchema),
  amountApproved: Nullable(MoneySchema),
  submittedAt: Instant,
  updatedAt: Instant,
  decidedAt: Nullable(Instant),
  dueAt: Nullable(Instant),
  isOnBehalf: Type.Boolean(),
  /** Entered by the caller, who can therefore not review or decide it. */
  isOwnEntry: Type.Boolean(),
  reviewers: Type.Array(
    Type.Object({ reviewerId: Type.String(), name: Type.String(), state: Type.Enum(assignmentStates) }),
  ),
  myState: Nullable(Type.Enum(assignmentStates)),
  myDeclaration: Nullable(Type.Enum(['NO_CONFLICT', 'CONFLICT'] as const)),
  rowVersion: Type.Integer(),
});
export type QueueRow = Static<typeof QueueRowSchema>;

export const queueFilters = {
  status: Type.Optional(many(Type.Enum(staffStatuses))),
  countryCode: Type.Optional(many(countryCode())),
  sector: Type.Optional(many(Type.Enum(sectors))),
  reviewerId: Type.Optional(Id),
  assignedToMe: Type.Optional(Type.Boolean()),
  unassigned: Type.Optional(Type.Boolean()),
  from: Type.Optional(dayText()),
  to: Type.Optional(dayText()),
  amountMin: Type.Optional(moneyText()),
  amountMax: Type.Optional(moneyText()),
};

export const QueueQuery = pageQuery(
  {
    ...queueFilters,
    /** Key of the last row seen, from `nextKey`; only with the default sorting. */
    after: Type.Optional(Type.String({ maxLength: 200 })),
  },
  ['submittedAt', 'updatedAt', 'projectTitle', 'amountRequested', 'countryCode', 'status'],
);
export type QueueFilters = Static<typeof QueueQuery>;

export const QueuePage = Type.Object({
  ...page(QueueRowSchema).properties,
  /** Continues after the last row of this page at the cost of the first; null at the end. */
  nextKey: Nullable(Type.String()),
  /** How many in each status, with fund and country filters but no others. */
  counts: Type.Array(Type.Object({ status: Type.Enum(statuses), count: Type.Integer() })),
});

/** A fund id, a fund type, or `all`. */
export const QueueParams = Type.Object({ fundId: Id }, closed);

/* Declaring, assigning, deciding */

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
  },
  closed,
);
export type Assign = Static<typeof AssignBody>;
export const AssignmentsResult = result(Type.Array(AssignmentSchema));

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

/** Optional ids, comma separated, beside the filters of the list. */
export const ExportBody = Type.Object(
  {
    ids: Type.Optional(Type.String({ maxLength: 70_000, pattern: '^[A-Za-z0-9_,-]*$' })),
    fundId: Type.Optional(Id),
    search: Type.Optional(optionalText(200)),
    ...queueFilters,
  },
  closed,
);
export type ExportRequest = Static<typeof ExportBody>;
