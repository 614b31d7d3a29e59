// Written by `pnpm calls` from src/applications/conversation.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/conversation.ts';

/** What happened, what comes next and whose turn it is. */
export const getTimeline: CallOf<typeof declared.getTimeline> = { id: 'getTimeline', method: 'GET', path: '/application/timeline/:id' };

/** The messages between applicant and fund. */
export const listMessages: CallOf<typeof declared.listMessages> = { id: 'listMessages', method: 'GET', path: '/application/:id/messages' };

/** Marks the messages of the other side as read. */
export const readMessages: CallOf<typeof declared.readMessages> = { id: 'readMessages', method: 'POST', path: '/application/:id/messages/read' };

/** Writes to the other side, who gets an e-mail. */
export const sendMessage: CallOf<typeof declared.sendMessage> = { id: 'sendMessage', method: 'POST', path: '/application/:id/messages' };
