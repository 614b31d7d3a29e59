import Type from 'typebox';
import { Message, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as desk from './desk.ts';
import * as s from './schemas.ts';

export const getContent = operation(calls.getContent, {
  summary: 'All content sections as published, in every language or in one with English filled in',
  query: s.ContentQuery,
  response: result(Type.Array(s.Section)),
  errors: ['unauthorized', 'forbidden'],
});

export const saveContent = operation(calls.saveContent, {
  summary: 'Saves one section in one language, public at once or as a draft',
  body: s.ContentSave,
  response: result(s.SavedContent),
  errors: ['payload_too_large', 'stale_version'],
});

export const discardDraft = operation(calls.discardDraft, {
  summary: 'Drops the draft of one language of a section',
  params: desk.TextParams,
  response: result(Type.Union([s.Section, Type.Null()])),
  errors: [],
});

export const listContentVersions = operation(calls.listContentVersions, {
  summary: 'Every version of one text that is or was public',
  params: desk.TextParams,
  response: result(Type.Array(desk.ContentVersion)),
  errors: [],
});

export const getContentVersion = operation(calls.getContentVersion, {
  summary: 'One version of a text in full',
  params: desk.VersionParams,
  response: result(desk.FullContentVersion),
  errors: ['not_found'],
});

export const restoreContentVersion = operation(calls.restoreContentVersion, {
  summary: 'Makes an old version the new draft',
  params: desk.VersionParams,
  body: desk.RestoreBody,
  response: result(s.SavedContent),
  errors: ['not_found', 'stale_version'],
});

export const listContentSchedules = operation(calls.listContentSchedules, {
  summary: 'What goes public by itself, and what failed to',
  response: result(Type.Array(desk.ContentSchedule)),
  errors: [],
});

export const scheduleContent = operation(calls.scheduleContent, {
  summary: 'Publishes a draft at a later moment',
  body: desk.ScheduleBody,
  response: result(desk.ContentSchedule),
  errors: ['invalid_state', 'stale_version'],
});

export const cancelContentSchedule = operation(calls.cancelContentSchedule, {
  summary: 'Calls off a planned publication',
  params: desk.ScheduleParams,
  response: result(desk.ContentSchedule),
  errors: ['not_found', 'invalid_state'],
});

export const noteContentEditor = operation(calls.noteContentEditor, {
  summary: 'Says that a text is being edited and by whom else',
  body: desk.EditorBody,
  response: result(desk.Editors),
  errors: [],
});

export const getBuiltInMails = operation(calls.getBuiltInMails, {
  summary: 'What every mail says of itself in one language',
  params: desk.MailParams,
  response: result(desk.BuiltInMails),
  errors: [],
});

export const sendTestMail = operation(calls.sendTestMail, {
  summary: 'Sends the words of a mail to oneself',
  body: desk.TestMail,
  response: Message,
  errors: [],
});

export const orderDirectory = operation(calls.orderDirectory, {
  summary: 'Orders the questions, partners or offices; answers all ids in their order',
  body: desk.OrderBody,
  response: result(Type.Array(Type.String())),
  errors: ['not_found'],
});
