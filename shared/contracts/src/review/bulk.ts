import { type Static, Type } from 'typebox';
import { instantText, text } from '../fields.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, MoneyInput, Nullable, RowVersion } from '../schema-parts.ts';
import { DecideBody, ReviewersResult } from './decide.ts';

/** As many applications as one call changes. */
export const BULK_MAX = 500;

const rows = Type.Array(closed({ id: Id, rowVersion: RowVersion }), { minItems: 1, maxItems: BULK_MAX });

export const BulkAssignBody = closed({
  rows: Type.Array(
    closed({
      id: Id,
      rowVersion: RowVersion,
      /** Of this application only, instead of those for all; none where others are only taken off. */
      reviewerIds: Type.Optional(Type.Array(Id, { maxItems: 9, uniqueItems: true })),
      /** Taken off where they have not recommended yet. */
      insteadOf: Type.Optional(Type.Array(Id, { maxItems: 9, uniqueItems: true })),
      /** As for one application: refused as stale when others are to review by now. */
      reviewersBefore: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    }),
    { minItems: 1, maxItems: BULK_MAX },
  ),
  reviewerIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 9, uniqueItems: true })),
  dueAt: Type.Optional(instantText()),
});

const { conditions, messageToApplicant, reasonCode, requests, dueAt } = DecideBody.properties;

export const BulkApproveBody = closed({
  rows: Type.Array(closed({ id: Id, rowVersion: RowVersion, amountApproved: MoneyInput }), {
    minItems: 1,
    maxItems: BULK_MAX,
  }),
  conditions,
  messageToApplicant,
});

export const BulkDecideBody = closed({
  decision: Type.Enum(['HOLD', 'RETURN', 'REJECT'] as const),
  rows,
  messageToApplicant,
  /** REJECT. */
  reasonCode,
  /** RETURN. */
  requests,
  dueAt,
});

/** What became of one of them, in the order asked: null, or why it was left as it was. */
export const BulkRowSchema = Type.Object({
  id: Id,
  failure: Nullable(
    Type.Object({
      error: Type.String(),
      message: Type.String(),
      /** Of what somebody else has changed: the version to ask for next. */
      rowVersion: Type.Optional(RowVersion),
    }),
  ),
});
export type BulkRow = Static<typeof BulkRowSchema>;

const each =
  'Each application by itself, under the rules of the single action: one that is refused changes nothing, and the others are done. Of more than 500 none is.';
const onSeveral = {
  permission: 'application.assign',
  timeoutMs: 120_000,
  response: result(Type.Array(BulkRowSchema)),
} as const;
const firstRow = { id: 'app_py3crhkts9hmem2qmjgn', rowVersion: 1 };

export const bulkAssign = operation('bulkAssign', 'POST /application/fundApplications/assign', {
  ...onSeveral,
  summary: 'Adds reviewers to several applications',
  description: `Who reviews them already still does, but for those that \`insteadOf\` names. Reviewers are named for all of them or in each row. ${each}`,
  body: BulkAssignBody,
  example: {
    body: { rows: [firstRow], reviewerIds: ['usr_xav318nj7a2mnnnyf6wq'], dueAt: '2036-12-12T09:00:00Z' },
  },
});

export const bulkRemind = operation('bulkRemind', 'POST /application/fundApplications/remind', {
  ...onSeveral,
  summary: 'Reminds the reviewers of several applications',
  description: `Who has not recommended yet gets a mail, at most one a day for each application. ${each}`,
  body: closed({
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX }),
    /** Only this one of their reviewers. */
    reviewerId: Type.Optional(Id),
  }),
  example: { body: { ids: ['app_py3crhkts9hmem2qmjgn'] } },
});

export const bulkSendBack = operation('bulkSendBack', 'POST /application/fundApplications/sendBack', {
  ...onSeveral,
  summary: 'Sends several applications back to their reviewers',
  description: `As the decision SEND_BACK. ${each}`,
  body: closed({ rows, internalComment: text(4000) }),
  example: { body: { rows: [firstRow], internalComment: 'Please look at the new figures.' } },
});

export const bulkApprove = operation('bulkApprove', 'POST /application/fundApplications/approve', {
  ...onSeveral,
  summary: 'Approves several applications, each with its amount',
  description: `As the decision APPROVE, in the order given: once the money is used up, the rest is refused (\`insufficient_balance\`). ${each}`,
  body: BulkApproveBody,
  example: { body: { rows: [{ ...firstRow, amountApproved: { amount: '250000', currency: 'USD' } }] } },
});

export const bulkDecide = operation('bulkDecide', 'POST /application/fundApplications/decide', {
  ...onSeveral,
  summary: 'Puts several applications on hold, returns or rejects them',
  description: `As the decisions HOLD, RETURN and REJECT, with the same words for all. ${each}`,
  body: BulkDecideBody,
  example: {
    body: {
      decision: 'HOLD',
      rows: [firstRow],
      messageToApplicant: 'We wait for the next meeting of the panel.',
    },
  },
});

export const listReviewers = operation('listReviewers', 'GET /application/get/reviewers', {
  permission: 'application.assign',
  summary: 'The active reviewers',
  description: 'With how many applications each has open, the least first.',
  response: ReviewersResult,
});
