import { Message } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { ApplicationDetailResult } from '../review/schemas.ts';
import * as calls from './calls.ts';
import * as c from './conversation.schema.ts';
import * as s from './schemas.ts';

/** Why someone of the fund's staff may not read the content. */
const gate = ['conflict_not_declared', 'conflict_declared', 'conflict_automatic', 'own_application'] as const;

export const createDraftOperation = operation(calls.createDraft, {
  summary: 'Starts a draft, or answers the one that is there',
  body: s.CreateDraftBody,
  response: s.DraftResult,
  errors: ['invalid_request', 'not_found', 'fund_closed', 'application_in_progress'],
});

export const getDraftOperation = operation(calls.getDraft, {
  summary: 'A draft, or an application that was returned for changes',
  query: s.DraftQuery,
  response: s.DraftResult,
  errors: ['invalid_request', 'not_found'],
});

export const saveDraftOperation = operation(calls.saveDraft, {
  summary: 'Saves some sections of a draft; half answers are kept',
  body: s.SaveDraftBody,
  response: s.DraftResult,
  errors: ['invalid_request', 'not_found', 'stale_version', 'sections_closed', 'invalid_state'],
});

export const deleteDraftOperation = operation(calls.deleteDraft, {
  summary: 'Deletes a draft that was never sent',
  query: s.DeleteDraftQuery,
  response: Message,
  errors: ['not_found', 'invalid_state'],
});

const sending = [
  'invalid_request',
  'not_found',
  'stale_version',
  'invalid_state',
  'fund_closed',
  'application_incomplete',
  'application_not_eligible',
  'file_not_clean',
  'file_not_scanned',
  'application_in_progress',
  'idempotency_mismatch',
  'idempotency_in_progress',
] as const;

export const applyOperation = operation(calls.apply, {
  summary: 'Sends a draft: numbers it, keeps a snapshot and answers a receipt',
  body: s.ApplyBody,
  response: s.SentResult,
  errors: sending,
});

export const applyOnBehalfOperation = operation(calls.applyOnBehalf, {
  summary: 'Sends a draft that was entered for somebody else; both get the receipt',
  body: s.ApplyBody,
  response: s.SentResult,
  errors: sending,
});

export const listMyApplicationsOperation = operation(calls.listMyApplications, {
  summary: "The caller's own applications and those the caller entered",
  query: s.MyApplicationsQuery,
  response: s.MyApplicationsPage,
  errors: ['invalid_request'],
});

export const getApplicationOperation = operation(calls.getApplication, {
  summary: 'One application, as much of it as the caller may read',
  params: s.ApplicationParams,
  response: ApplicationDetailResult,
  errors: ['not_found'],
});

export const isApplicationInProgressOperation = operation(calls.isApplicationInProgress, {
  summary: 'Whether an application is under way, and the draft to continue',
  query: s.InProgressQuery,
  response: s.InProgressResult,
  errors: ['invalid_request'],
});

export const resubmitOperation = operation(calls.resubmit, {
  summary: 'Sends the changes that were asked for, as the next version',
  params: s.ApplicationParams,
  body: s.ResubmitBody,
  response: s.SentResult,
  errors: [
    'invalid_request',
    'not_found',
    'stale_version',
    'invalid_state',
    'sections_closed',
    'nothing_changed',
    'application_incomplete',
    'file_not_clean',
    'file_not_scanned',
    'idempotency_mismatch',
    'idempotency_in_progress',
  ],
});

export const withdrawOperation = operation(calls.withdraw, {
  summary: 'Withdraws an application that is not decided',
  params: s.ApplicationParams,
  body: s.WithdrawBody,
  response: s.WithdrawnResult,
  errors: ['invalid_request', 'not_found', 'own_application', 'stale_version', 'invalid_state'],
});

export const getTimelineOperation = operation(calls.getTimeline, {
  summary: 'What happened, what comes next and whose turn it is',
  params: s.ApplicationParams,
  response: c.TimelineResult,
  errors: ['not_found', ...gate],
});

export const listVersionsOperation = operation(calls.listVersions, {
  summary: 'Every sending with its receipt and what it changed',
  params: s.ApplicationParams,
  response: s.SentVersionsResult,
  errors: ['not_found', ...gate],
});

export const listMessagesOperation = operation(calls.listMessages, {
  summary: 'The messages between applicant and fund',
  params: s.ApplicationParams,
  response: c.MessagesResult,
  errors: ['not_found', ...gate],
});

export const sendMessageOperation = operation(calls.sendMessage, {
  summary: 'Writes to the other side, who gets an e-mail',
  params: s.ApplicationParams,
  body: c.SendMessageBody,
  response: c.MessageSentResult,
  errors: ['invalid_request', 'not_found', ...gate, 'invalid_state'],
});

export const readMessagesOperation = operation(calls.readMessages, {
  summary: 'Marks the messages of the other side as read',
  params: s.ApplicationParams,
  response: Message,
  errors: ['not_found', ...gate],
});

export const exportApplicationPdfOperation = operation(calls.exportApplicationPdf, {
  summary: 'An application as a PDF file',
  params: s.ApplicationParams,
  errors: ['not_found', ...gate, 'too_many_requests'],
});
