// Written by `pnpm calls` from src/content/content.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/content.ts';

/** Calls off a planned publication. */
export const cancelContentSchedule: CallOf<typeof declared.cancelContentSchedule> = { id: 'cancelContentSchedule', method: 'DELETE', path: '/cms/cms-data/schedules/:id' };

/** Drops the draft of one language of a section. */
export const discardDraft: CallOf<typeof declared.discardDraft> = { id: 'discardDraft', method: 'DELETE', path: '/cms/cms-data/draft/:key/:lang' };

/** What every mail says of itself in one language. */
export const getBuiltInMails: CallOf<typeof declared.getBuiltInMails> = { id: 'getBuiltInMails', method: 'GET', path: '/cms/mails/:lang' };

/** All content sections as published, in every language or in one with English filled in. */
export const getContent: CallOf<typeof declared.getContent> = { id: 'getContent', method: 'GET', path: '/cms/cms-data/all' };

/** One version of a text in full. */
export const getContentVersion: CallOf<typeof declared.getContentVersion> = { id: 'getContentVersion', method: 'GET', path: '/cms/cms-data/versions/:key/:lang/:version' };

/** What goes public by itself, and what failed to. */
export const listContentSchedules: CallOf<typeof declared.listContentSchedules> = { id: 'listContentSchedules', method: 'GET', path: '/cms/cms-data/schedules' };

/** Every version of one text that is or was public. */
export const listContentVersions: CallOf<typeof declared.listContentVersions> = { id: 'listContentVersions', method: 'GET', path: '/cms/cms-data/versions/:key/:lang' };

/** Says that a text is being edited and by whom else. */
export const noteContentEditor: CallOf<typeof declared.noteContentEditor> = { id: 'noteContentEditor', method: 'PUT', path: '/cms/cms-data/editors' };

/** Orders the questions, partners or offices; answers all ids in their order. */
export const orderDirectory: CallOf<typeof declared.orderDirectory> = { id: 'orderDirectory', method: 'PUT', path: '/cms/order' };

/** Makes an old version the new draft. */
export const restoreContentVersion: CallOf<typeof declared.restoreContentVersion> = { id: 'restoreContentVersion', method: 'POST', path: '/cms/cms-data/versions/:key/:lang/:version/restore' };

/** Saves one section in one language, public at once or as a draft. */
export const saveContent: CallOf<typeof declared.saveContent> = { id: 'saveContent', method: 'PUT', path: '/cms/cms-data' };

/** Publishes a draft at a later moment. */
export const scheduleContent: CallOf<typeof declared.scheduleContent> = { id: 'scheduleContent', method: 'POST', path: '/cms/cms-data/schedules' };

/** Sends the words of a mail to oneself. */
export const sendTestMail: CallOf<typeof declared.sendTestMail> = { id: 'sendTestMail', method: 'POST', path: '/cms/mails/test' };
