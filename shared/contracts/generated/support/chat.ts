// Written by `pnpm calls` from src/support/chat.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/chat.ts';

/** A ticket for one chat socket; visitors send X-Chat-Secret. */
export const createSocketTicket: CallOf<typeof declared.createSocketTicket> = { id: 'createSocketTicket', method: 'POST', path: '/chat/ticket' };

/** Ends one’s own chat; visitors send X-Chat-Secret. */
export const endConversation: CallOf<typeof declared.endConversation> = { id: 'endConversation', method: 'POST', path: '/chat/conversations/:id/close' };

/** Whether an agent is there, and how many wait. */
export const getChatAvailability: CallOf<typeof declared.getChatAvailability> = { id: 'getChatAvailability', method: 'GET', path: '/chat/availability' };

/** A file of one’s own chat; visitors send X-Chat-Secret. */
export const getChatFile: CallOf<typeof declared.getChatFile> = { id: 'getChatFile', method: 'GET', path: '/chat/conversations/:id/files/:fileKey', timeoutMs: 120000 };

/** Messages of one’s own chat after a number; visitors send X-Chat-Secret. */
export const getChatMessages: CallOf<typeof declared.getChatMessages> = { id: 'getChatMessages', method: 'GET', path: '/chat/conversations/:id/messages' };

/** The open chat of an applicant. */
export const getMyConversation: CallOf<typeof declared.getMyConversation> = { id: 'getMyConversation', method: 'GET', path: '/chat/my-conversation' };

/** Rates one’s own chat from 1 to 5 once it is over; visitors send X-Chat-Secret. */
export const rateConversation: CallOf<typeof declared.rateConversation> = { id: 'rateConversation', method: 'POST', path: '/chat/conversations/:id/rating' };

/** Says which messages of the agent were seen; visitors send X-Chat-Secret. */
export const readChatMessages: CallOf<typeof declared.readChatMessages> = { id: 'readChatMessages', method: 'POST', path: '/chat/conversations/:id/read' };

/** Writes in one’s own chat; visitors send X-Chat-Secret. */
export const sendChatMessage: CallOf<typeof declared.sendChatMessage> = { id: 'sendChatMessage', method: 'POST', path: '/chat/conversations/:id/messages' };

/** Starts a chat, or leaves a contact message where no agent is there. */
export const startConversation: CallOf<typeof declared.startConversation> = { id: 'startConversation', method: 'POST', path: '/chat/conversations' };

/** Uploads a picture (2 MB) or PDF (5 MB) for a message of one’s own chat; visitors send X-Chat-Secret. */
export const uploadChatFile: CallOf<typeof declared.uploadChatFile> = { id: 'uploadChatFile', method: 'POST', path: '/chat/conversations/:id/files', timeoutMs: 120000 };
