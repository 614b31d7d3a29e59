// Written by `pnpm calls` from src/content/editing.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/editing.ts';

/** Calls off a scheduled publication. */
export const cancelContentSchedule: CallOf<typeof declared.cancelContentSchedule> = { id: 'cancelContentSchedule', method: 'DELETE', path: '/cms/content/schedules/:id' };

/** Drops the draft of a section or an entry, or of one language of it. */
export const discardDraft: CallOf<typeof declared.discardDraft> = { id: 'discardDraft', method: 'DELETE', path: '/cms/content/:kind/:id/draft' };

/** One version of a text in full. */
export const getContentVersion: CallOf<typeof declared.getContentVersion> = { id: 'getContentVersion', method: 'GET', path: '/cms/content/:kind/:id/versions/:version' };

/** What goes public by itself, and what failed to. */
export const listContentSchedules: CallOf<typeof declared.listContentSchedules> = { id: 'listContentSchedules', method: 'GET', path: '/cms/content/schedules' };

/** Every version of a text that is or was public. */
export const listContentVersions: CallOf<typeof declared.listContentVersions> = { id: 'listContentVersions', method: 'GET', path: '/cms/content/:kind/:id/versions' };

/** Says that a text is being edited and by whom else. */
export const noteContentEditor: CallOf<typeof declared.noteContentEditor> = { id: 'noteContentEditor', method: 'PUT', path: '/cms/content/editors' };

/** Makes an old version the new draft. */
export const restoreContentVersion: CallOf<typeof declared.restoreContentVersion> = { id: 'restoreContentVersion', method: 'POST', path: '/cms/content/:kind/:id/versions/:version/restore' };

/** Publishes a draft at a later moment. */
export const scheduleContent: CallOf<typeof declared.scheduleContent> = { id: 'scheduleContent', method: 'POST', path: '/cms/content/schedules' };
