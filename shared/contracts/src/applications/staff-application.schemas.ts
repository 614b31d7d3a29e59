import { type Static, Type } from 'typebox';
import { idText, optionalText } from '../fields.ts';
import { Rule } from '../funds/eligibility.ts';
import { fundTypes } from '../funds/enums.ts';
import { closed, Id, Instant, MoneySchema, Nullable } from '../schema-parts.ts';
import { applicationFacts, OwnerApplicationSchema, pickFacts } from './application.schemas.ts';
import { CriterionSchema, MAX_JUSTIFICATION } from './criteria.ts';
import { publicStatuses, statuses } from './enums.ts';
import { memberRoles } from './member-roles.ts';
import { AnswerChangeSchema, ChangeRequestSchema } from './requests.schema.ts';
import { assignmentStates, conflictTypes, decisions, reasonCodes } from './review-enums.ts';
import { allSections } from './sections.ts';

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

export const ScoreSchema = closed({
  criterionId: idText(),
  /** What it means is the criterion's guide. */
  score: Type.Integer({ minimum: 0, maximum: 5 }),
  justification: optionalText(MAX_JUSTIFICATION),
});

/** What a member of staff decided: a recommendation, a return, a decision. */
export const StaffDecisionSchema = Type.Object({
  id: Id,
  decision: Type.Enum(decisions),
  /** FINAL moved the application to its end; RECOMMENDATION and PROPOSAL are a reviewer's; the rest is PROCESS. */
  kind: Type.Enum(['RECOMMENDATION', 'FIRST_SIGN_OFF', 'FINAL', 'PROCESS', 'PROPOSAL'] as const),
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
  /** What the caller decides next needs scores: a recommendation, or a decision in a single step. */
  score: Type.Boolean(),
  decide: Type.Boolean(),
  returnIt: Type.Boolean(),
  abstain: Type.Boolean(),
  hold: Type.Boolean(),
  release: Type.Boolean(),
  markIneligible: Type.Boolean(),
  /** A reviewer may name the rule that is not met; a manager acts on it. */
  proposeIneligible: Type.Boolean(),
  /** A manager, at the owner's written request. */
  withdraw: Type.Boolean(),
  sendBack: Type.Boolean(),
  reopen: Type.Boolean(),
  assign: Type.Boolean(),
});
export type May = Static<typeof MaySchema>;

/** An application of somebody else that named the same registration number. */
export const SameOrganisationSchema = Type.Object({
  id: Type.String(),
  applicationNumber: Nullable(Type.String()),
  fundType: Type.Enum(fundTypes),
  status: Type.Enum(statuses),
});
export type SameOrganisation = Static<typeof SameOrganisationSchema>;

export const StaffApplicationSchema = Type.Object({
  audience: Type.Literal('STAFF'),
  ...applicationFacts,
  status: Type.Enum(statuses),
  publicStatus: Type.Enum(publicStatuses),
  previousStatus: Nullable(Type.Enum(statuses)),
  enteredBy: Type.Object({ userId: Type.String(), name: Type.String() }),
  /** Who works on it with the applicant, in the order of their invitations. */
  colleagues: Type.Optional(
    Type.Array(
      Type.Object({
        /** The address of who has not accepted yet. */
        name: Type.String(),
        role: Type.Enum(memberRoles),
        acceptedAt: Nullable(Instant),
      }),
    ),
  ),
  receipt: Nullable(Type.Object({ sha256: Type.String(), at: Instant })),
  assignments: Type.Array(AssignmentSchema),
  /** A reviewer reads the others' words once the own recommendation is in. */
  decisions: Type.Array(StaffDecisionSchema),
  myDeclaration: Nullable(DeclarationSchema),
  may: MaySchema,
  /** For managers and super users; empty for reviewers. */
  sameOrganisation: Type.Array(SameOrganisationSchema),
  /** Sections that the last resubmission changed, with the answers before and after. */
  changes: Type.Array(AnswerChangeSchema),
  /** What that resubmission was asked for, as ticked off by the applicant. */
  requests: Type.Array(ChangeRequestSchema),
  /** What it is scored by, from its first sending on. */
  criteria: Type.Array(CriterionSchema),
  criteriaVersion: Type.Integer(),
  fund: Type.Object({
    decisionMode: Type.String(),
    requiredReviewers: Type.Integer(),
    available: MoneySchema,
  }),
});
export type StaffApplication = Static<typeof StaffApplicationSchema>;

/** All that a reviewer reads before the declaration, or after declaring a conflict. */
export const RestrictedApplicationSchema = Type.Object({
  audience: Type.Literal('RESTRICTED'),
  ...pickFacts('id', 'fundId', 'fundType', 'projectTitle', 'countryCode', 'rowVersion'),
  organisationName: Nullable(Type.String()),
  /** OWN_COUNTRY and OWN_ORGANISATION bar a reviewer without any declaration. */
  reason: Type.Enum([
    'DECLARATION_NEEDED',
    'CONFLICT_DECLARED',
    'OWN_ENTRY',
    'OWN_COUNTRY',
    'OWN_ORGANISATION',
  ] as const),
  /** Decided, withdrawn or expired: nobody declares for it any more. */
  isOver: Type.Boolean(),
  myDeclaration: Nullable(DeclarationSchema),
  dueAt: Nullable(Instant),
});
export type RestrictedApplication = Static<typeof RestrictedApplicationSchema>;

export const ApplicationDetailSchema = Type.Union([
  OwnerApplicationSchema,
  StaffApplicationSchema,
  RestrictedApplicationSchema,
]);
export type ApplicationDetail = Static<typeof ApplicationDetailSchema>;
