// Written by `pnpm calls` from src/support/inbox.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/inbox.ts';

/** Gives a message to somebody who answers, or to nobody. */
export const assignInboxItem: CallOf<typeof declared.assignInboxItem> = { id: 'assignInboxItem', method: 'PUT', path: '/inbox/assignee' };

/** How many wait for a reply, and since when. */
export const getInboxWaiting: CallOf<typeof declared.getInboxWaiting> = { id: 'getInboxWaiting', method: 'GET', path: '/inbox/waiting' };

/** Contact messages, messages of applicants and live chats in one queue. */
export const listInbox: CallOf<typeof declared.listInbox> = { id: 'listInbox', method: 'GET', path: '/inbox' };

/** Who may be given a message. */
export const listInboxAssignees: CallOf<typeof declared.listInboxAssignees> = { id: 'listInboxAssignees', method: 'GET', path: '/inbox/assignees' };

/** Questions that several people asked in much the same words. */
export const listRepeatedQuestions: CallOf<typeof declared.listRepeatedQuestions> = { id: 'listRepeatedQuestions', method: 'GET', path: '/inbox/repeated-questions' };

/** Prepared replies in all languages. */
export const listReplyTemplates: CallOf<typeof declared.listReplyTemplates> = { id: 'listReplyTemplates', method: 'GET', path: '/inbox/reply-templates' };

/** Settles the messages beside an application without another reply, or opens them again. */
export const setInboxState: CallOf<typeof declared.setInboxState> = { id: 'setInboxState', method: 'PUT', path: '/inbox/state' };
