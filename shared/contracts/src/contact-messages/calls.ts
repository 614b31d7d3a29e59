import { call, type Page, type Result } from '../call.ts';
import type { ImageWidth } from '../files/images.ts';
import type {
  ContactFileParams,
  ContactMessage,
  ContactMessageInput,
  ContactMessageParams,
  ContactMessagesQuery,
  ContactReceipt,
  ContactReplyInput,
  ContactStatusInput,
  FirstReplies,
} from './schemas.ts';

export const listContactMessages = call<{ query: ContactMessagesQuery; response: Page<ContactMessage> }>(
  'listContactMessages',
  {
    method: 'GET',
    path: '/contact-us',
    permission: 'contact-message.manage',
    scope: 'contact-messages:read',
  },
);

export const getContactMessage = call<{ params: ContactMessageParams; response: Result<ContactMessage> }>(
  'getContactMessage',
  {
    method: 'GET',
    path: '/contact-us/:id',
    permission: 'contact-message.answer',
    scope: 'contact-messages:read',
  },
);

/** The time to the first reply by mail, beside applications and in live chats, for the dashboard. */
export const getFirstReplies = call<{ response: Result<FirstReplies> }>('getFirstReplies', {
  method: 'GET',
  path: '/contact-us/first-replies',
  permission: 'contact-message.manage',
});

/** A file that came along with a message. */
export const getContactFile = call<{
  params: ContactFileParams;
  query: { w?: ImageWidth };
  response: Blob;
}>('getContactFile', {
  method: 'GET',
  path: '/contact-us/:id/files/:fileKey',
  permission: 'contact-message.answer',
  answers: 'file',
  timeoutMs: 120_000,
});

/** A visitor's message. Answers with the ticket number, which the confirmation mail repeats. */
export const sendContactMessage = call<{ body: ContactMessageInput; response: Result<ContactReceipt> }>(
  'sendContactMessage',
  { method: 'POST', path: '/contact-us', permission: 'public' },
);

/** Mails a reply to the sender and marks the message as answered. */
export const replyToContactMessage = call<{ body: ContactReplyInput; response: Result<ContactMessage> }>(
  'replyToContactMessage',
  { method: 'POST', path: '/contact-us/reply', permission: 'contact-message.answer' },
);

/** Opens, closes or marks as spam; ANSWERED comes only from a reply. */
export const setContactMessageStatus = call<{ body: ContactStatusInput; response: Result<ContactMessage> }>(
  'setContactMessageStatus',
  { method: 'PUT', path: '/contact-us/status', permission: 'contact-message.answer' },
);
