// Written by `pnpm calls` from src/support/agent-console.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/agent-console.ts';

/** Takes a chat that waits. */
export const claimConversation: CallOf<typeof declared.claimConversation> = { id: 'claimConversation', method: 'POST', path: '/chat/desk/conversations/:id/claim' };

/** Ends one of one’s chats. */
export const closeConversation: CallOf<typeof declared.closeConversation> = { id: 'closeConversation', method: 'POST', path: '/chat/desk/conversations/:id/close' };

/** Who waits, and one’s own chats. */
export const getDesk: CallOf<typeof declared.getDesk> = { id: 'getDesk', method: 'GET', path: '/chat/desk' };

/** A file of a chat that waits or is one’s own. */
export const getDeskFile: CallOf<typeof declared.getDeskFile> = { id: 'getDeskFile', method: 'GET', path: '/chat/desk/conversations/:id/files/:fileKey', timeoutMs: 120000 };

/** Messages of a chat that waits or is one’s own, after a number. */
export const getDeskMessages: CallOf<typeof declared.getDeskMessages> = { id: 'getDeskMessages', method: 'GET', path: '/chat/desk/conversations/:id/messages' };

/** Says which messages of the visitor were seen. */
export const readDeskMessages: CallOf<typeof declared.readDeskMessages> = { id: 'readDeskMessages', method: 'POST', path: '/chat/desk/conversations/:id/read' };

/** Writes to a visitor. */
export const sendDeskMessage: CallOf<typeof declared.sendDeskMessage> = { id: 'sendDeskMessage', method: 'POST', path: '/chat/desk/conversations/:id/messages' };

/** Sets oneself available or away. */
export const setPresence: CallOf<typeof declared.setPresence> = { id: 'setPresence', method: 'PUT', path: '/chat/desk/presence' };

/** Hands a chat to another agent who is there. */
export const transferConversation: CallOf<typeof declared.transferConversation> = { id: 'transferConversation', method: 'POST', path: '/chat/desk/conversations/:id/transfer' };

/** Uploads a picture (2 MB) or PDF (5 MB) for a message to a visitor. */
export const uploadDeskFile: CallOf<typeof declared.uploadDeskFile> = { id: 'uploadDeskFile', method: 'POST', path: '/chat/desk/conversations/:id/files', timeoutMs: 120000 };
