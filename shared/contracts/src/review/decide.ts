import { type Static, Type } from 'typebox';
import { ApplicationParams, WithdrawBody } from '../applications/application.schemas.ts';
import { readErrors } from '../applications/applications.ts';
import { MAX_CRITERIA, MAX_JUSTIFICATION, MAX_SCORE } from '../applications/criteria.ts';
import { statuses } from '../applications/enums.ts';
import { AskedRequestSchema } from '../applications/requests.schema.ts';
import { conflictTypes, decisions, reasonCodes } from '../applications/review-enums.ts';
import { allSections, MAX_REQUESTS } from '../applications/sections.ts';
import { AssignmentSchema, ScoreSchema } from '../applications/staff-application.schemas.ts';
import { idText, instantText, optionalText, text } from '../fields.ts';
import { Rule } from '../funds/eligibility.ts';
import { idempotencyErrors, operation, result } from '../operation.ts';
import { closed, Id, Instant, Lang, MoneyInput, Nullable, RowVersion } from '../schema-parts.ts';

export const DeclareBody = closed({
  hasConflict: Type.Boolean(),
  type: Type.Optional(Type.Enum(conflictTypes)),
  note: Type.Optional(optionalText(2000)),
});
export type Declare = Static<typeof DeclareBody>;

export const AssignBody = closed({
  reviewerIds: Type.Array(Id, { maxItems: 9, uniqueItems: true }),
  dueAt: Type.Optional(instantText()),
  /** The date is for who is new; who is to review it already keeps the own one. */
  keepsDates: Type.Optional(Type.Boolean()),
  rowVersion: RowVersion,
  /** Who was to review when the caller looked; refused as stale when others are by now. */
  reviewersBefore: Type.Optional(Type.Array(Id, { maxItems: 100 })),
});
export type Assign = Static<typeof AssignBody>;
export const AssignmentsResult = result(Type.Array(AssignmentSchema));

/** One criterion as far as it is scored; null without a number yet. */
const markFields = {
  criterionId: idText(),
  score: Nullable(Type.Integer({ minimum: 0, maximum: MAX_SCORE })),
  justification: optionalText(MAX_JUSTIFICATION),
};

/** Criteria that are present replace the stored ones; the others stay. */
export const SaveScoreDraftBody = closed({
  marks: Type.Array(
    // `over`: its `savedAt` when it was read, null where nothing was saved; without it the last one to arrive counts.
    closed({ ...markFields, over: Type.Optional(Nullable(instantText())) }),
    { minItems: 1, maxItems: MAX_CRITERIA },
  ),
});
export type SaveScoreDraft = Static<typeof SaveScoreDraftBody>;

export const SavedMarkSchema = Type.Object({
  ...markFields,
  /** The version of the application that was scored. */
  version: Type.Integer(),
  savedAt: Instant,
});
export type SavedMark = Static<typeof SavedMarkSchema>;
export const ScoreDraftResult = result(Type.Array(SavedMarkSchema));

export const DecideBody = closed({
  decision: Type.Enum(decisions),
  rowVersion: RowVersion,
  reasonCode: Type.Optional(Type.Enum(reasonCodes)),
  scores: Type.Optional(Type.Array(ScoreSchema, { maxItems: MAX_CRITERIA })),
  internalComment: Type.Optional(optionalText(4000)),
  messageToApplicant: Type.Optional(optionalText(4000)),
  amountRecommended: Type.Optional(MoneyInput),
  /** APPROVE as a decision: the amount requested when absent. */
  amountApproved: Type.Optional(MoneyInput),
  conditions: Type.Optional(Type.Array(text(500), { maxItems: 20 })),
  sections: Type.Optional(Type.Array(Type.Enum(allSections), { uniqueItems: true })),
  /** RETURN: what is asked for; their sections are opened as well, and a message may then be left out. */
  requests: Type.Optional(Type.Array(AskedRequestSchema, { maxItems: MAX_REQUESTS })),
  dueAt: Type.Optional(instantText()),
  conflictType: Type.Optional(Type.Enum(conflictTypes)),
  /** MARK_INELIGIBLE: the rule that is not met. */
  rule: Type.Optional(Rule),
  /** Super user: why the available balance may be exceeded. */
  overrideReason: Type.Optional(optionalText(2000)),
});
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

const mailFields = {
  to: Type.String(),
  language: Lang,
  subject: Type.String(),
};
/** A mail as it is sent. */
export const DecisionMailSchema = Type.Object({
  ...mailFields,
  /** The plain text; the HTML beside it has the same words. */
  text: Type.String(),
  /** Whether the words are the fund's own; else the general ones, where it has none in that language. */
  fundWords: Type.Boolean(),
});
export type DecisionMail = Static<typeof DecisionMailSchema>;

/** A mail on the file of an application. */
export const SentMailSchema = Type.Object({
  id: Id,
  at: Instant,
  ...mailFields,
  /** DEAD: given up after all tries. DISCARDED: somebody decided so. */
  state: Type.Enum(['QUEUED', 'SENT', 'DEAD', 'DISCARDED'] as const),
  /** Null where the words are not kept, as those of a mail with a code. */
  text: Nullable(Type.String()),
});
export type SentMail = Static<typeof SentMailSchema>;

export const ReviewerSchema = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  countryCode: Nullable(Type.String()),
  openAssignments: Type.Integer(),
  /** The last day of an absence that is not over. */
  absentUntil: Nullable(Type.String()),
});
export type Reviewer = Static<typeof ReviewerSchema>;
export const ReviewersResult = result(Type.Array(ReviewerSchema));

const notToDecide = [
  'stale_version',
  'invalid_state',
  ...readErrors,
  'applicant_not_confirmed',
  'scores_incomplete',
  'insufficient_balance',
  'second_person_required',
  'application_in_progress',
] as const;

const toDecide = { permission: 'application.decide', params: ApplicationParams } as const;

export const declareConflict = operation('declareConflict', 'POST /application/:id/declaration', {
  permission: 'application.declare',
  summary: 'Signs that there is, or is not, a conflict of interest',
  description:
    'Needed before the content is readable. No conflict opens it and starts the review; a conflict closes it for good and frees the place.',
  params: ApplicationParams,
  body: DeclareBody,
  response: AssignmentsResult,
  errors: ['own_application', 'conflict_declared', 'conflict_automatic', 'invalid_state'],
  example: { params: { id: 'app_d018v5ar10hb5areyt8w' }, body: { hasConflict: false } },
});

export const assignReviewers = operation('assignReviewers', 'POST /application/:id/assign', {
  permission: 'application.assign',
  summary: 'Names the reviewers of an application',
  description:
    'The reviewers from now on: those left out are removed. Never who entered it, nor who declared a conflict.',
  params: ApplicationParams,
  body: AssignBody,
  response: AssignmentsResult,
  errors: ['stale_version', 'invalid_state', 'own_application', 'conflict_declared'],
  example: {
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    body: { reviewerIds: ['usr_xav318nj7a2mnnnyf6wq'], dueAt: '2036-12-12T09:00:00Z', rowVersion: 1 },
  },
});

export const listAssignableReviewers = operation(
  'listAssignableReviewers',
  'GET /application/:id/reviewers',
  {
    permission: 'application.assign',
    summary: 'Reviewers who can be given an application',
    description: 'With how many applications each has still to judge.',
    params: ApplicationParams,
    response: ReviewersResult,
    example: { params: { id: 'app_py3crhkts9hmem2qmjgn' } },
  },
);

export const getScoreDraft = operation('getScoreDraft', 'GET /application/:id/scores', {
  ...toDecide,
  summary: "The caller's own scores of an application as far as they are",
  description:
    'Scores that the caller has begun, from whichever device, and those of an earlier version: `version` says which one was scored. Nobody else reads them.',
  response: ScoreDraftResult,
  errors: readErrors,
  example: { params: { id: 'app_d018v5ar10hb5areyt8w' } },
});

export const saveScoreDraft = operation('saveScoreDraft', 'PUT /application/:id/scores', {
  ...toDecide,
  summary: 'Keeps scores that are not sent yet',
  description:
    'Criteria that are present replace the stored ones, the others stay; one that was saved after its `over` refuses them all as `stale_version`. Nothing is sent to anybody: the scores count once they are sent with a decision.',
  body: SaveScoreDraftBody,
  response: ScoreDraftResult,
  errors: [...readErrors, 'invalid_state', 'stale_version'],
  example: {
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    body: {
      marks: [{ criterionId: 'FEASIBILITY', score: 4, justification: 'The budget follows the template.' }],
    },
  },
});

export const reviewerDecision = operation('reviewerDecision', 'POST /application/reviewerDecision/:id', {
  ...toDecide,
  summary: 'Returns, recommends, decides, holds; role, status and decision mode settle the effect',
  description:
    'Who calls, the status and the mode of the fund settle what it does: a reviewer recommends (APPROVE, REJECT), in SINGLE_STEP decides; a manager or the super user decides, returns (RETURN), holds (HOLD, RELEASE) or finds ineligible (MARK_INELIGIBLE). Approving reserves the amount in the same transaction, above a limit after a second person. Never who entered or reviewed it. Of two at once one wins, the other reads `stale_version`. Send an `Idempotency-Key`.',
  body: DecideBody,
  response: result(DecidedSchema),
  errors: [...notToDecide, ...idempotencyErrors],
  example: {
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    body: {
      decision: 'RETURN',
      rowVersion: 1,
      requests: [
        {
          section: 'financing',
          field: 'otherFunding',
          text: 'Please state how the other funding is secured.',
        },
      ],
      dueAt: '2026-12-12T09:00:00Z',
    },
  },
});

export const previewDecisionMail = operation('previewDecisionMail', 'POST /application/:id/decision-mail', {
  ...toDecide,
  summary: 'The mail that the applicant would get of a decision',
  description:
    'Takes what `reviewerDecision` takes, checks the same and changes nothing: the answer is the mail as it would be sent, in the language of the applicant, or null where none is.',
  body: DecideBody,
  response: result(Nullable(DecisionMailSchema)),
  errors: notToDecide,
  example: {
    params: { id: 'app_py3crhkts9hmem2qmjgn' },
    body: {
      decision: 'RETURN',
      rowVersion: 1,
      requests: [{ section: 'documents', text: 'Please attach the accounts of the last year.' }],
    },
  },
});

export const previewWithdrawalMail = operation(
  'previewWithdrawalMail',
  'POST /application/:id/withdrawal-mail',
  {
    ...toDecide,
    summary: 'The mail that the applicant would get of a withdrawal by a manager',
    description: 'Takes what `withdraw` takes, checks the same and changes nothing.',
    body: WithdrawBody,
    response: result(Nullable(DecisionMailSchema)),
    errors: ['own_application', 'conflict_declared', 'stale_version', 'invalid_state'],
    example: {
      params: { id: 'app_py3crhkts9hmem2qmjgn' },
      body: { rowVersion: 1, reason: 'As asked for in the letter of 4 December.' },
    },
  },
);

export const listSentMails = operation('listSentMails', 'GET /application/:id/mails', {
  ...toDecide,
  summary: 'The mails that the applicant was sent about an application',
  description:
    'The newest 200 first, also those that still wait or could not be sent. Words are kept except those of a mail with a code.',
  response: result(Type.Array(SentMailSchema)),
  errors: readErrors,
  example: { params: { id: 'app_d018v5ar10hb5areyt8w' } },
});
