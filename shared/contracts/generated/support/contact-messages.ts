// Written by `pnpm calls` from src/support/contact-messages.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/contact-messages.ts';

/** A file that came along with a message. */
export const getContactFile: CallOf<typeof declared.getContactFile> = { id: 'getContactFile', method: 'GET', path: '/contact-us/:id/files/:fileKey', timeoutMs: 120000 };

/** One message with its replies. */
export const getContactMessage: CallOf<typeof declared.getContactMessage> = { id: 'getContactMessage', method: 'GET', path: '/contact-us/:id' };

/** How soon messages, applicants and live chats of the last 30 days got their first reply. */
export const getFirstReplies: CallOf<typeof declared.getFirstReplies> = { id: 'getFirstReplies', method: 'GET', path: '/contact-us/first-replies' };

/** Messages of visitors, newest first, with filters. */
export const listContactMessages: CallOf<typeof declared.listContactMessages> = { id: 'listContactMessages', method: 'GET', path: '/contact-us' };

/** What the caller wrote to the Fund, with the replies. */
export const listOwnContactMessages: CallOf<typeof declared.listOwnContactMessages> = { id: 'listOwnContactMessages', method: 'GET', path: '/contact-us/mine' };

/** Replies to a message by e-mail. */
export const replyToContactMessage: CallOf<typeof declared.replyToContactMessage> = { id: 'replyToContactMessage', method: 'POST', path: '/contact-us/reply' };

/** Writes to the Fund. */
export const sendContactMessage: CallOf<typeof declared.sendContactMessage> = { id: 'sendContactMessage', method: 'POST', path: '/contact-us' };

/** Opens or closes a message, or marks it as spam. */
export const setContactMessageStatus: CallOf<typeof declared.setContactMessageStatus> = { id: 'setContactMessageStatus', method: 'PUT', path: '/contact-us/status' };
