import type { Status } from '../applications/enums.ts';
import { call, type Page, type Result } from '../call.ts';
import type {
  Assign,
  Decide,
  Decided,
  Declare,
  Reviewer,
  SavedMark,
  SaveScoreDraft,
} from './decide.schema.ts';
import type { ExportQuery, ExportRequest, QueueFilters, QueueRow } from './queue.schema.ts';
import type { Assignment } from './schemas.ts';

export {
  getApplication,
  getTimeline,
  listMessages,
  readMessages,
  sendMessage,
} from '../applications/calls.ts';
export type {
  Assign,
  Decide,
  Decided,
  Declare,
  Reviewer,
  SavedMark,
  SaveScoreDraft,
} from './decide.schema.ts';
export type { QueueFilters, QueueRow } from './queue.schema.ts';
export type {
  ApplicationDetail,
  Assignment,
  Declaration,
  GateApplication,
  May,
  StaffApplication,
  StaffDecision,
} from './schemas.ts';

type ById = { id: string };

/** `fundId` is a fund, a fund type, or `all`. */
export const listFundApplications = call<{
  params: { fundId: string };
  query: QueueFilters;
  response: Page<QueueRow> & { nextKey: string | null; counts: { status: Status; count: number }[] };
}>('listFundApplications', {
  method: 'GET',
  path: '/application/get/fundApplications/:fundId',
  permission: 'application.list',
  scope: 'applications:list',
});

/** Signs that there is, or is not, a conflict of interest. No conflict opens the content and starts the review. */
export const declareConflict = call<{ params: ById; body: Declare; response: Result<Assignment[]> }>(
  'declareConflict',
  { method: 'POST', path: '/application/:id/declaration', permission: 'application.declare' },
);

/** The reviewers of an application from now on; those left out are removed. */
export const assignReviewers = call<{ params: ById; body: Assign; response: Result<Assignment[]> }>(
  'assignReviewers',
  { method: 'POST', path: '/application/:id/assign', permission: 'application.assign' },
);

/** Reviewers who can be given this application: not who entered it, not who declared a conflict. */
export const listAssignableReviewers = call<{ params: ById; response: Result<Reviewer[]> }>(
  'listAssignableReviewers',
  { method: 'GET', path: '/application/:id/reviewers', permission: 'application.assign' },
);

/** The caller's own scores as far as they are; nobody else reads them. */
export const getScoreDraft = call<{ params: ById; response: Result<SavedMark[]> }>('getScoreDraft', {
  method: 'GET',
  path: '/application/:id/scores',
  permission: 'application.decide',
});

/** Keeps scores that are not sent yet, from whichever device; the row version of the application stays. */
export const saveScoreDraft = call<{ params: ById; body: SaveScoreDraft; response: Result<SavedMark[]> }>(
  'saveScoreDraft',
  { method: 'PUT', path: '/application/:id/scores', permission: 'application.decide' },
);

export const decide = call<{ params: ById; body: Decide; response: Result<Decided> }>('reviewerDecision', {
  method: 'POST',
  path: '/application/reviewerDecision/:id',
  permission: 'application.decide',
});

/** A spreadsheet named `transactions_{YYYYMMDD_HHmmss}.xlsx`. */
export const exportApplications = call<{ query: ExportQuery; body: ExportRequest; response: Blob }>(
  'exportApplications',
  {
    method: 'POST',
    path: '/application/fundApplications/export/all/excel',
    permission: 'application.export',
    scope: 'applications:export',
    answers: 'file',
    timeoutMs: 120_000,
  },
);
