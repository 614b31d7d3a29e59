// Written by `pnpm calls` from src/support/prepared-replies.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/prepared-replies.ts';

/** Adds a prepared reply. */
export const addCannedReply: CallOf<typeof declared.addCannedReply> = { id: 'addCannedReply', method: 'POST', path: '/chat/canned-replies' };

/** Changes a prepared reply. */
export const changeCannedReply: CallOf<typeof declared.changeCannedReply> = { id: 'changeCannedReply', method: 'PUT', path: '/chat/canned-replies/:id' };

/** Removes a prepared reply. */
export const deleteCannedReply: CallOf<typeof declared.deleteCannedReply> = { id: 'deleteCannedReply', method: 'DELETE', path: '/chat/canned-replies/:id' };

/** Prepared replies in all languages. */
export const listCannedReplies: CallOf<typeof declared.listCannedReplies> = { id: 'listCannedReplies', method: 'GET', path: '/chat/canned-replies' };
