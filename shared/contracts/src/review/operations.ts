import { ApplicationParams } from '../applications/schemas.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as d from './decide.schema.ts';
import * as q from './queue.schema.ts';

export const listFundApplicationsOperation = operation(calls.listFundApplications, {
  summary: 'The applications of a fund, of a fund type or of all funds',
  params: q.QueueParams,
  query: q.QueueQuery,
  response: q.QueuePage,
  errors: ['invalid_request', 'not_found'],
});

export const declareConflictOperation = operation(calls.declareConflict, {
  summary: 'Signs that there is, or is not, a conflict of interest',
  params: ApplicationParams,
  body: d.DeclareBody,
  response: d.AssignmentsResult,
  errors: [
    'invalid_request',
    'not_found',
    'own_application',
    'conflict_declared',
    'conflict_automatic',
    'invalid_state',
  ],
});

export const assignReviewersOperation = operation(calls.assignReviewers, {
  summary: 'Names the reviewers of an application',
  params: ApplicationParams,
  body: d.AssignBody,
  response: d.AssignmentsResult,
  errors: ['invalid_request', 'not_found', 'stale_version', 'invalid_state', 'own_application'],
});

export const listAssignableReviewersOperation = operation(calls.listAssignableReviewers, {
  summary: 'Reviewers who can be given an application',
  params: ApplicationParams,
  response: d.ReviewersResult,
  errors: ['not_found'],
});

const notToScore = [
  'not_found',
  'own_application',
  'conflict_not_declared',
  'conflict_declared',
  'conflict_automatic',
] as const;

export const getScoreDraftOperation = operation(calls.getScoreDraft, {
  summary: "The caller's own scores of an application as far as they are",
  params: ApplicationParams,
  response: d.ScoreDraftResult,
  errors: [...notToScore],
});

export const saveScoreDraftOperation = operation(calls.saveScoreDraft, {
  summary: 'Keeps scores that are not sent yet',
  params: ApplicationParams,
  body: d.SaveScoreDraftBody,
  response: d.ScoreDraftResult,
  errors: ['invalid_request', ...notToScore, 'invalid_state'],
});

export const decideOperation = operation(calls.decide, {
  summary: 'Returns, recommends, decides, holds; role, status and decision mode settle the effect',
  params: ApplicationParams,
  body: d.DecideBody,
  response: d.DecidedResult,
  errors: [
    'invalid_request',
    'not_found',
    'forbidden',
    'stale_version',
    'invalid_state',
    'conflict_not_declared',
    'conflict_declared',
    'conflict_automatic',
    'own_application',
    'applicant_not_confirmed',
    'not_assigned',
    'scores_incomplete',
    'insufficient_balance',
    'second_person_required',
    'application_in_progress',
    'idempotency_mismatch',
    'idempotency_in_progress',
  ],
});

export const exportApplicationsOperation = operation(calls.exportApplications, {
  summary: 'The applications as a spreadsheet: exactly what the filters or ids name',
  query: q.ExportQuery,
  body: q.ExportBody,
  bodyOptional: true,
  errors: ['invalid_request', 'not_found', 'too_many_requests'],
});
