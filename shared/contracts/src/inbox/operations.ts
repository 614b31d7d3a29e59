import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

const gate = [
  'not_found',
  'own_application',
  'conflict_not_declared',
  'conflict_declared',
  'conflict_automatic',
] as const;

export const listInbox = operation(calls.listInbox, {
  summary: 'Contact messages, messages of applicants and live chats in one queue',
  query: s.InboxQuery,
  response: page(s.InboxItem),
  errors: [],
});

export const getInboxWaiting = operation(calls.getInboxWaiting, {
  summary: 'How many wait for a reply, and since when',
  response: result(s.InboxWaiting),
  errors: [],
});

export const listInboxAssignees = operation(calls.listInboxAssignees, {
  summary: 'Who may be given a message',
  query: s.InboxItemQuery,
  response: result(Type.Array(s.InboxPerson)),
  errors: [...gate],
});

export const assignInboxItem = operation(calls.assignInboxItem, {
  summary: 'Gives a message to somebody who answers, or to nobody',
  body: s.AssigneeInput,
  response: result(s.InboxItem),
  errors: [...gate, 'invalid_state'],
});

export const setInboxState = operation(calls.setInboxState, {
  summary: 'Settles the messages beside an application without another reply, or opens them again',
  body: s.InboxStateInput,
  response: result(s.InboxItem),
  errors: [...gate],
});

export const listReplyTemplates = operation(calls.listReplyTemplates, {
  summary: 'Prepared replies in all languages',
  response: result(Type.Array(s.ReplyTemplate)),
  errors: [],
});

export const listRepeatedQuestions = operation(calls.listRepeatedQuestions, {
  summary: 'Questions that several people asked in much the same words',
  response: result(Type.Array(s.RepeatedQuestion)),
  errors: [],
});
