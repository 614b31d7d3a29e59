import { call, type Result } from '../call.ts';
import type { Editors } from '../content/desk.ts';
import type * as s from './schemas.ts';

/** Drops the draft of a published question, partner or office, of all it says or in one language; what is public stays. */
export const discardEntryDraft = call<{
  params: s.EntryParams;
  query: s.EntryDraftQuery;
  response: Result<null>;
}>('discardEntryDraft', {
  method: 'DELETE',
  path: '/cms/entries/:list/:id/draft',
  permission: 'content.manage',
});

/** What of an entry was public, newest first. */
export const listEntryVersions = call<{ params: s.EntryParams; response: Result<s.EntryVersion[]> }>(
  'listEntryVersions',
  { method: 'GET', path: '/cms/entries/:list/:id/versions', permission: 'content.manage' },
);

/** Makes old words the draft of their entry, all of them or those of one language. */
export const restoreEntryVersion = call<{
  params: s.EntryVersionParams;
  body: s.EntryRestore;
  response: Result<null>;
}>('restoreEntryVersion', {
  method: 'POST',
  path: '/cms/entries/:list/:id/versions/:version/restore',
  permission: 'content.manage',
});

/** Publishes an entry or one language of it, as it is on the desk now, at a later moment; replaces an earlier plan. */
export const scheduleEntry = call<{ body: s.EntryPlan; response: Result<s.EntrySchedule> }>('scheduleEntry', {
  method: 'POST',
  path: '/cms/entries/schedules',
  permission: 'content.manage',
});

/** Entries that wait for their moment, and those that failed at it in the last 30 days. */
export const listEntrySchedules = call<{ response: Result<s.EntrySchedule[]> }>('listEntrySchedules', {
  method: 'GET',
  path: '/cms/entries/schedules',
  permission: 'content.manage',
});

export const cancelEntrySchedule = call<{ params: s.EntryPlanParams; response: Result<null> }>(
  'cancelEntrySchedule',
  { method: 'DELETE', path: '/cms/entries/schedules/:id', permission: 'content.manage' },
);

/** Says that an entry is open in an editor, to be repeated every few seconds, and hears who else has it open. */
export const noteEntryEditor = call<{ body: s.EntryEditorBody; response: Result<Editors> }>(
  'noteEntryEditor',
  {
    method: 'PUT',
    path: '/cms/entries/editors',
    permission: 'content.manage',
  },
);
