import { type Static, Type } from 'typebox';
import { countryCode, days, emailText, phoneText, text } from '../fields.ts';
import { AttachedFileSchema, fileReadErrors, PublicFileQuery } from '../kernel/files.ts';
import { many, pageQuery } from '../lists.ts';
import { idempotencyErrors, operation, page, result } from '../operation.ts';
import { closed, Id, Lang, Nullable } from '../schema-parts.ts';
import { contactLimits, contactStatuses, contactTopics } from './enums.ts';

const Topic = Type.Enum([...contactTopics]);
const Status = Type.Enum([...contactStatuses]);
const NullableText = Nullable(Type.String());

export const ContactMessageInput = closed({
  firstName: text(contactLimits.name),
  lastName: text(contactLimits.name),
  email: emailText(),
  phone: Type.Optional(phoneText()),
  countryCode: Type.Optional(countryCode()),
  topic: Topic,
  applicationNumber: Type.Optional(Type.String({ maxLength: 40 })),
  subject: text(contactLimits.subject),
  message: text(contactLimits.message),
  language: Type.Optional(Lang),
  /** A field that people do not see and leave empty; robots fill it in. */
  website: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ContactMessageInput = Static<typeof ContactMessageInput>;

export const ContactReceipt = Type.Object({ ticketNumber: Type.String() });
export type ContactReceipt = Static<typeof ContactReceipt>;

/** `from` and `to` are calendar days of the caller's time zone, both included. */
export const ContactMessagesQuery = pageQuery(
  {
    status: Type.Optional(many(Status)),
    topic: Type.Optional(many(Topic)),
    countryCode: Type.Optional(many(countryCode())),
    ...days(),
  },
  ['createdAt', 'status', 'topic', 'lastName', 'ticketNumber'],
);
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>;

export const ContactReply = Type.Object({
  id: Type.String(),
  body: Type.String(),
  byUserId: Type.String(),
  byName: Type.String(),
  sentAt: Type.String(),
  emailStatus: Type.Enum(['QUEUED', 'SENT', 'BOUNCED']),
});
export type ContactReply = Static<typeof ContactReply>;

export const ContactMessage = Type.Object({
  id: Type.String(),
  /** As in `CM-2025-000012`. */
  ticketNumber: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: NullableText,
  countryCode: NullableText,
  topic: Topic,
  applicationNumber: NullableText,
  subject: Type.String(),
  message: Type.String(),
  language: Lang,
  status: Status,
  assignedTo: NullableText,
  replies: Type.Array(ContactReply),
  /** What came along where it began as a live chat. */
  files: Type.Array(AttachedFileSchema),
  createdAt: Type.String(),
  firstReplyAt: NullableText,
  rowVersion: Type.Integer(),
});
export type ContactMessage = Static<typeof ContactMessage>;

/** As who wrote it reads it: without names of staff. */
export const OwnContactMessage = Type.Object({
  ...Type.Pick(ContactMessage, ['ticketNumber', 'subject', 'message', 'createdAt']).properties,
  replies: Type.Array(Type.Pick(ContactReply, ['id', 'body', 'sentAt'])),
});
export type OwnContactMessage = Static<typeof OwnContactMessage>;

/** Which message, and which version of it was read: another one in between is refused as stale. */
const readMessage = {
  contactUsId: Type.String({ maxLength: 40 }),
  rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
};

export const ContactReplyInput = closed({ ...readMessage, message: text(contactLimits.reply) });
export type ContactReplyInput = Static<typeof ContactReplyInput>;

export const ContactStatusInput = closed({ ...readMessage, status: Type.Enum(['OPEN', 'CLOSED', 'SPAM']) });
export type ContactStatusInput = Static<typeof ContactStatusInput>;

/** How soon those who wrote were answered first, of one way to write. */
export const ReplyTimes = Type.Object({
  /** Who wrote in the period and was answered. */
  answered: Type.Integer(),
  /** Half of them waited no longer than this, in seconds; null while nobody was answered. */
  medianSeconds: Nullable(Type.Integer()),
});
export type ReplyTimes = Static<typeof ReplyTimes>;

export const FirstReplies = Type.Object({
  /** The period, in days up to now. */
  days: Type.Integer(),
  messages: ReplyTimes,
  chats: ReplyTimes,
  /** The first question of an applicant beside an application. */
  applications: ReplyTimes,
});
export type FirstReplies = Static<typeof FirstReplies>;

export const listContactMessages = operation('listContactMessages', 'GET /contact-us', {
  permission: 'contact-message.manage',
  scope: 'contact-messages:read',
  summary: 'Messages of visitors, newest first, with filters',
  description: 'Newest first. A search looks at ticket number, names, address, subject and text.',
  query: ContactMessagesQuery,
  response: page(ContactMessage),
  example: { query: { page: 1, pageSize: 10, status: ['NEW'], topic: ['COMPLAINT'] } },
});

export const listOwnContactMessages = operation('listOwnContactMessages', 'GET /contact-us/mine', {
  permission: 'application.own',
  summary: 'What the caller wrote to the Fund, with the replies',
  description:
    'The latest 50 messages from the address of the caller, newest first; none before the address is confirmed. Without names of staff.',
  response: result(Type.Array(OwnContactMessage)),
});

export const getContactMessage = operation('getContactMessage', 'GET /contact-us/:id', {
  permission: 'contact-message.answer',
  scope: 'contact-messages:read',
  summary: 'One message with its replies',
  description:
    'One message with its replies. A chat agent reads the tickets of chats that they held; a reported sign-in is read by super users alone. For anybody else it is not found.',
  params: closed({ id: Type.String({ maxLength: 40 }) }),
  response: result(ContactMessage),
  example: { params: { id: 'msg_bcs73ct8htdvp9c4p3cc' } },
});

export const getFirstReplies = operation('getFirstReplies', 'GET /contact-us/first-replies', {
  permission: 'contact-message.manage',
  summary: 'How soon messages, applicants and live chats of the last 30 days got their first reply',
  description:
    'Of those who wrote within the last 30 days and were answered: how many, and how long half of them waited at most. A chat counts from its first message to the first one of an agent, messages beside an application from the applicant’s first.',
  response: result(FirstReplies),
});

export const getContactFile = operation('getContactFile', 'GET /contact-us/:id/files/:fileKey', {
  permission: 'contact-message.answer',
  answers: 'file',
  timeoutMs: 120_000,
  summary: 'A file that came along with a message',
  description:
    'The bytes, as an attachment. A chat that nobody could answer becomes a message and brings its files along. Reading one is written to the log.',
  params: closed({ id: Type.String({ maxLength: 40 }), fileKey: Id }),
  query: PublicFileQuery,
  errors: [...fileReadErrors, 'file_not_clean'],
  example: { params: { id: 'msg_bcs73ct8htdvp9c4p3cc', fileKey: 'ctf_3m9x2hfd8v5tk7wq4n6z' }, query: {} },
});

export const sendContactMessage = operation('sendContactMessage', 'POST /contact-us', {
  permission: 'public',
  summary: 'Writes to the Fund',
  description:
    'Answers a ticket number, which the confirmation mail repeats. A subject that names an earlier ticket of the same address brings the message to whoever has that one. At most 300 an hour from a network, 30 of them without a form token, and ten from one person. `website` is a field that people do not see and leave empty.',
  body: ContactMessageInput,
  response: result(ContactReceipt),
  takesFormToken: true,
  example: {
    body: {
      firstName: 'Kwame',
      lastName: 'Ofori',
      email: 'kwame.ofori@example.org',
      countryCode: 'GH',
      topic: 'COMPLAINT',
      subject: 'No answer to my question',
      message: 'I asked about the tariff worksheet last week and have not heard from you.',
      language: 'en',
    },
  },
});

export const replyToContactMessage = operation('replyToContactMessage', 'POST /contact-us/reply', {
  permission: 'contact-message.answer',
  summary: 'Replies to a message by e-mail',
  description: 'Mails the reply in the same transaction and marks the message as answered.',
  body: ContactReplyInput,
  response: result(ContactMessage),
  errors: ['not_found', 'invalid_state', 'stale_version', ...idempotencyErrors],
  example: {
    body: {
      contactUsId: 'msg_bcs73ct8htdvp9c4p3cc',
      message: 'Your question has been answered by the reviewer today.',
    },
  },
});

export const setContactMessageStatus = operation('setContactMessageStatus', 'PUT /contact-us/status', {
  permission: 'contact-message.answer',
  summary: 'Opens or closes a message, or marks it as spam',
  description:
    'Opens, closes or marks as spam. ANSWERED comes only from a reply. A chat agent neither marks as spam nor takes that back.',
  body: ContactStatusInput,
  response: result(ContactMessage),
  errors: ['not_found', 'stale_version'],
  example: { body: { contactUsId: 'msg_bcs73ct8htdvp9c4p3cc', status: 'CLOSED', rowVersion: 1 } },
});
