import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { instantText, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { Id, Nullable, RowVersion } from '../schema-parts.ts';
import { ReviewersResult } from './decide.ts';

const closed = { additionalProperties: false } as const;

/** As many applications as one call changes. */
export const BULK_MOST = 500;

const rows = Type.Array(Type.Object({ id: Id, rowVersion: RowVersion }, closed), {
  minItems: 1,
  maxItems: BULK_MOST,
});

export const BulkAssignBody = Type.Object(
  {
    rows,
    reviewerIds: Type.Array(Id, { minItems: 1, maxItems: 9, uniqueItems: true }),
    dueAt: Type.Optional(instantText()),
  },
  closed,
);
export type BulkAssign = Static<typeof BulkAssignBody>;

export const BulkRemindBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MOST }) },
  closed,
);
export type BulkRemind = Static<typeof BulkRemindBody>;

export const BulkSendBackBody = Type.Object({ rows, internalComment: text(4000) }, closed);
export type BulkSendBack = Static<typeof BulkSendBackBody>;

/** What became of one of them, in the order asked: null, or why it was left as it was. */
export const BulkRowSchema = Type.Object({
  id: Id,
  failure: Nullable(Type.Object({ error: Type.String(), message: Type.String() })),
});
export type BulkRow = Static<typeof BulkRowSchema>;
export const BulkResult = result(Type.Array(BulkRowSchema));

const each =
  'Each application by itself, under the rules of the single action: one that is refused changes nothing, and the others are done. Of more than 500 none is.';
const firstRow = { id: 'app_py3crhkts9hmem2qmjgn', rowVersion: 1 };
const answer = (message: string) => ({
  data: [
    { id: 'app_py3crhkts9hmem2qmjgn', failure: null },
    {
      id: 'app_jzpa098897adyx8tqms2',
      failure: { error: 'stale_version', message: 'Someone else has changed this in the meantime.' },
    },
  ],
  message,
});

export const bulkAssign = operation('bulkAssign', 'POST', '/application/fundApplications/assign', {
  permission: 'application.assign',
  timeoutMs: 120_000,
  summary: 'Adds reviewers to several applications',
  description: `Who reviews them already still does. ${each}`,
  body: BulkAssignBody,
  response: BulkResult,
  errors: ['invalid_request', 'too_many_requests'],
  example: {
    body: { rows: [firstRow], reviewerIds: ['usr_xav318nj7a2mnnnyf6wq'], dueAt: '2036-12-12T09:00:00Z' },
    answer: answer('Done: 1 of 2.'),
  },
});

export const bulkRemind = operation('bulkRemind', 'POST', '/application/fundApplications/remind', {
  permission: 'application.assign',
  timeoutMs: 120_000,
  summary: 'Reminds the reviewers of several applications',
  description: `Who has not recommended yet gets a mail, at most one a day for each application. ${each}`,
  body: BulkRemindBody,
  response: BulkResult,
  errors: ['invalid_request', 'too_many_requests'],
  example: { body: { ids: ['app_py3crhkts9hmem2qmjgn'] }, answer: answer('Done: 1 of 2.') },
});

export const bulkSendBack = operation('bulkSendBack', 'POST', '/application/fundApplications/sendBack', {
  permission: 'application.assign',
  timeoutMs: 120_000,
  summary: 'Sends several applications back to their reviewers',
  description: `As the decision SEND_BACK. ${each}`,
  body: BulkSendBackBody,
  response: BulkResult,
  errors: ['invalid_request', 'too_many_requests'],
  example: {
    body: { rows: [firstRow], internalComment: 'Please look at the new figures.' },
    answer: answer('Done: 1 of 2.'),
  },
});

export const listReviewers = operation('listReviewers', 'GET', '/application/get/reviewers', {
  permission: 'application.assign',
  summary: 'The active reviewers',
  description: 'With how many applications each has open, the least first.',
  response: ReviewersResult,
  errors: [],
  example: {
    answer: {
      data: [
        { userId: 'usr_xav318nj7a2mnnnyf6wq', name: 'Amina Bello', countryCode: 'NG', openAssignments: 5 },
      ],
      message: '',
    },
  },
});
