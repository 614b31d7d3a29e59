import { page, result } from '../envelopes.ts';
import { PublicFileQuery } from '../files/schemas.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listContactMessages = operation(calls.listContactMessages, {
  summary: 'Messages of visitors, newest first, with filters',
  query: s.ContactMessagesQuery,
  response: page(s.ContactMessage),
  errors: [],
});

export const getContactMessage = operation(calls.getContactMessage, {
  summary: 'One message with its replies',
  params: s.ContactMessageParams,
  response: result(s.ContactMessage),
  errors: ['not_found'],
});

export const getFirstReplies = operation(calls.getFirstReplies, {
  summary: 'How soon messages, applicants and live chats of the last 30 days got their first reply',
  response: result(s.FirstReplies),
  errors: [],
});

export const getContactFile = operation(calls.getContactFile, {
  summary: 'A file that came along with a message',
  params: s.ContactFileParams,
  query: PublicFileQuery,
  errors: ['not_found', 'file_not_clean', 'range_not_satisfiable', 'file_damaged', 'file_store_unavailable'],
});

export const sendContactMessage = operation(calls.sendContactMessage, {
  summary: 'Writes to the Fund',
  body: s.ContactMessageInput,
  response: result(s.ContactReceipt),
  takesFormToken: true,
  errors: [],
});

export const replyToContactMessage = operation(calls.replyToContactMessage, {
  summary: 'Replies to a message by e-mail',
  body: s.ContactReplyInput,
  response: result(s.ContactMessage),
  errors: ['not_found', 'invalid_state'],
});

export const setContactMessageStatus = operation(calls.setContactMessageStatus, {
  summary: 'Opens or closes a message, or marks it as spam',
  body: s.ContactStatusInput,
  response: result(s.ContactMessage),
  errors: ['not_found', 'stale_version'],
});
