// Written by `pnpm calls` from src/content/directory-entries.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/directory-entries.ts';

/** Calls off the planned publication of an entry. */
export const cancelEntrySchedule: CallOf<typeof declared.cancelEntrySchedule> = { id: 'cancelEntrySchedule', method: 'DELETE', path: '/cms/entries/schedules/:id' };

/** Drops the draft of a question, partner or office. */
export const discardEntryDraft: CallOf<typeof declared.discardEntryDraft> = { id: 'discardEntryDraft', method: 'DELETE', path: '/cms/entries/:list/:id/draft' };

/** Entries that go public by themselves, and those that failed to. */
export const listEntrySchedules: CallOf<typeof declared.listEntrySchedules> = { id: 'listEntrySchedules', method: 'GET', path: '/cms/entries/schedules' };

/** Every version of an entry that is or was public. */
export const listEntryVersions: CallOf<typeof declared.listEntryVersions> = { id: 'listEntryVersions', method: 'GET', path: '/cms/entries/:list/:id/versions' };

/** Says that an entry is being edited and by whom else. */
export const noteEntryEditor: CallOf<typeof declared.noteEntryEditor> = { id: 'noteEntryEditor', method: 'PUT', path: '/cms/entries/editors' };

/** Makes an old version of an entry its draft. */
export const restoreEntryVersion: CallOf<typeof declared.restoreEntryVersion> = { id: 'restoreEntryVersion', method: 'POST', path: '/cms/entries/:list/:id/versions/:version/restore' };

/** Publishes an entry at a later moment. */
export const scheduleEntry: CallOf<typeof declared.scheduleEntry> = { id: 'scheduleEntry', method: 'POST', path: '/cms/entries/schedules' };
