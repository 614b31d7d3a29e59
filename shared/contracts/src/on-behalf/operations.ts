import { ApplicationParams } from '../applications/schemas.ts';
import { Message } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const readEntryOperation = operation(calls.readEntry, {
  summary: 'Shows, by mailed link or code, what was entered for somebody else',
  body: s.ConfirmEntryBody,
  response: s.EntryToConfirmResult,
  errors: ['invalid_request', 'verification_invalid'],
});

export const refuseEntryOperation = operation(calls.refuseEntry, {
  summary: 'Says, by mailed link or code, that what was entered was not agreed',
  body: s.RefuseEntryBody,
  response: s.RefusedEntryResult,
  errors: ['invalid_request', 'verification_invalid', 'invalid_state'],
});

export const confirmEntryOperation = operation(calls.confirmEntry, {
  summary: 'Confirms, by mailed link or code, an application that was entered for somebody else',
  body: s.ConfirmEntryBody,
  response: s.ConfirmedEntryResult,
  errors: ['invalid_request', 'verification_invalid', 'invalid_state'],
});

export const sendEntryConfirmationOperation = operation(calls.sendEntryConfirmation, {
  summary: 'Mails the applicant link and code for the confirmation again',
  params: ApplicationParams,
  response: Message,
  errors: [
    'not_found',
    'invalid_state',
    'own_application',
    'conflict_not_declared',
    'conflict_declared',
    'conflict_automatic',
    'too_many_requests',
  ],
});

export const handOverEntryOperation = operation(calls.handOverEntry, {
  summary: "Leaves an application that was entered for somebody else to the applicant's own account",
  params: ApplicationParams,
  body: s.HandOverBody,
  response: s.HandedOverResult,
  errors: ['invalid_request', 'not_found', 'invalid_state', 'stale_version', 'applicant_without_account'],
});
