import { type Static, Type } from 'typebox';
import { pickFacts } from '../applications/application.schemas.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, Nullable, RowVersion } from '../schema-parts.ts';
import { BULK_MAX } from './bulk.ts';
import { ReviewerSchema } from './decide.ts';
import { MAX_REPLACEMENTS } from './queue-lists.ts';

/** Why somebody is proposed; those of the second line speak against it, and nobody fitted better. */
export const proposalReasons = [
  ...(['SECTOR', 'LANGUAGE', 'COUNTRY', 'LOAD'] as const),
  ...(['OTHER_SECTOR', 'OTHER_LANGUAGE', 'BENEFITING_COUNTRY'] as const),
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export const ProposalSchema = Type.Object({
  /** `openAssignments` with what is proposed further up in the same answer. */
  reviewer: ReviewerSchema,
  reasons: Type.Array(Type.Enum(proposalReasons)),
  /** Whose place it is; null where the fund asks for one reviewer more. */
  insteadOf: Nullable(
    Type.Object({
      reviewerId: Type.String(),
      name: Type.String(),
      why: Type.Enum(['CONFLICT', 'ABSENT', 'DISABLED'] as const),
      /** The last day of the absence. */
      absentUntil: Nullable(Type.String()),
    }),
  ),
});
export type Proposal = Static<typeof ProposalSchema>;

export const ProposedFileSchema = Type.Object({
  ...pickFacts('id', 'applicationNumber', 'projectTitle', 'sector', 'language'),
  organisationName: Nullable(Type.String()),
  rowVersion: RowVersion,
  /** Who is to review it now, for `reviewersBefore`. */
  reviewerIds: Type.Array(Type.String()),
  proposals: Type.Array(ProposalSchema),
  /** Why nobody is proposed. */
  none: Nullable(Type.Enum(['ENOUGH', 'NOT_IN_REVIEW', 'OWN_ENTRY', 'NOBODY'] as const)),
});
export type ProposedFile = Static<typeof ProposedFileSchema>;

export const proposeReviewers = operation(
  'proposeReviewers',
  'POST /application/fundApplications/proposals',
  {
    permission: 'application.assign',
    summary: 'Proposes reviewers, each with the reasons',
    description: `For each place that the fund's number of reviewers leaves open: by declared sectors and languages, country and what everybody has still to judge, never who entered it, has a conflict or is away. Without \`ids\` the applications that lost a reviewer to a conflict or an absence, at most ${MAX_REPLACEMENTS}. Changes nothing: a proposal is accepted with \`bulkAssign\`. What is not there is left out.`,
    body: closed({
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true })),
    }),
    bodyOptional: true,
    response: result(Type.Array(ProposedFileSchema)),
    example: { body: { ids: ['app_py3crhkts9hmem2qmjgn'] } },
  },
);

export const WorkloadSchema = Type.Object({
  ...ReviewerSchema.properties,
  /** Still to judge, or judged. */
  given: Type.Integer(),
  /** Of those still to judge: declared to have no conflict. */
  started: Type.Integer(),
  /** Of those still to judge: the date has passed. */
  late: Type.Integer(),
  /** The first of them, the longest late first, for `bulkRemind`. */
  lateIds: Type.Array(Id, { maxItems: BULK_MAX }),
  /** Recommended for or against. */
  done: Type.Integer(),
  /** Of all weighted scores that the reviewer gave. */
  meanScore: Nullable(Type.Number()),
});
export type Workload = Static<typeof WorkloadSchema>;

export const listWorkload = operation('listWorkload', 'GET /application/get/workload', {
  permission: 'application.assign',
  summary: 'What each active reviewer was given, has begun, is late with and has judged',
  description: 'Late is what is in review, not spoken on, and past its date.',
  response: result(Type.Array(WorkloadSchema)),
});
