import { call, type Result } from '../call.ts';
import type { Message } from '../envelopes.ts';
import type * as desk from './desk.ts';
import type { ContentQuery, ContentSave, SavedContent, Section } from './schemas.ts';
import type { EmailKey, MailWords } from './sections.ts';

/**
 * All sections as published. `lang` gives that language only, English where a section has none;
 * `key` (repeatable) some sections only; `draft=1` is for the super user.
 */
export const getContent = call<{ query: ContentQuery; response: Result<Section[]> }>('getContent', {
  method: 'GET',
  path: '/cms/cms-data/all',
  permission: 'public',
});

/** Saves and publishes one section in one language, or with `draft` keeps it for later; touches no other. */
export const saveContent = call<{ body: ContentSave; response: Result<SavedContent> }>('saveContent', {
  method: 'PUT',
  path: '/cms/cms-data',
  permission: 'content.manage',
});

/** Drops the draft of one language; what is public stays. Answers the section as the desk shows it. */
export const discardDraft = call<{ params: desk.TextParams; response: Result<Section | null> }>(
  'discardDraft',
  { method: 'DELETE', path: '/cms/cms-data/draft/:key/:lang', permission: 'content.manage' },
);

/** What was public in one language, newest first. */
export const listContentVersions = call<{
  params: desk.TextParams;
  response: Result<desk.ContentVersion[]>;
}>('listContentVersions', {
  method: 'GET',
  path: '/cms/cms-data/versions/:key/:lang',
  permission: 'content.manage',
});

export const getContentVersion = call<{
  params: desk.VersionParams;
  response: Result<desk.FullContentVersion>;
}>('getContentVersion', {
  method: 'GET',
  path: '/cms/cms-data/versions/:key/:lang/:version',
  permission: 'content.manage',
});

/** Makes an old version the draft of its language. */
export const restoreContentVersion = call<{
  params: desk.VersionParams;
  body: desk.RestoreBody;
  response: Result<SavedContent>;
}>('restoreContentVersion', {
  method: 'POST',
  path: '/cms/cms-data/versions/:key/:lang/:version/restore',
  permission: 'content.manage',
});

/** Drafts that wait for their moment, and those that failed at it in the last 30 days. */
export const listContentSchedules = call<{ response: Result<desk.ContentSchedule[]> }>(
  'listContentSchedules',
  { method: 'GET', path: '/cms/cms-data/schedules', permission: 'content.manage' },
);

/** Publishes the draft of one language, as it is now, at a later moment; replaces an earlier plan. */
export const scheduleContent = call<{
  body: desk.ScheduleBody;
  response: Result<desk.ContentSchedule>;
}>('scheduleContent', { method: 'POST', path: '/cms/cms-data/schedules', permission: 'content.manage' });

export const cancelContentSchedule = call<{
  params: desk.ScheduleParams;
  response: Result<desk.ContentSchedule>;
}>('cancelContentSchedule', {
  method: 'DELETE',
  path: '/cms/cms-data/schedules/:id',
  permission: 'content.manage',
});

/** Says that a text is open in an editor, to be repeated every few seconds, and hears who else has it open. */
export const noteContentEditor = call<{ body: desk.EditorBody; response: Result<desk.Editors> }>(
  'noteContentEditor',
  { method: 'PUT', path: '/cms/cms-data/editors', permission: 'content.manage' },
);

/** What each mail says in a language unless an editor says otherwise, its gaps in double braces. */
export const getBuiltInMails = call<{
  params: desk.MailParams;
  response: Result<Record<EmailKey, MailWords>>;
}>('getBuiltInMails', { method: 'GET', path: '/cms/mails/:lang', permission: 'content.manage' });

/** Sends the words of a mail, gaps filled with examples, to whoever asks. */
export const sendTestMail = call<{ body: desk.TestMail; response: Message }>('sendTestMail', {
  method: 'POST',
  path: '/cms/mails/test',
  permission: 'content.manage',
});

/** Puts the questions, partners or offices into an order. */
export const orderDirectory = call<{ body: desk.OrderBody; response: Result<string[]> }>('orderDirectory', {
  method: 'PUT',
  path: '/cms/order',
  permission: 'content.manage',
});
