import { ApplicationParams } from '../applications/schemas.ts';
import { Message } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const confirmEntryOperation = operation(calls.confirmEntry, {
  summary: 'Confirms, by mailed link or code, an application that was entered for somebody else',
  body: s.ConfirmEntryBody,
  response: s.ConfirmedEntryResult,
  errors: ['invalid_request', 'verification_invalid'],
});

export const sendEntryConfirmationOperation = operation(calls.sendEntryConfirmation, {
  summary: 'Mails the applicant link and code for the confirmation again',
  params: ApplicationParams,
  response: Message,
  errors: ['not_found', 'invalid_state', 'too_many_requests'],
});

export const handOverEntryOperation = operation(calls.handOverEntry, {
  summary: "Leaves an application that was entered for somebody else to the applicant's own account",
  params: ApplicationParams,
  body: s.HandOverBody,
  response: s.HandedOverResult,
  errors: ['invalid_request', 'not_found', 'invalid_state', 'stale_version', 'applicant_without_account'],
});
