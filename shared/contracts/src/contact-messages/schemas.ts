import Type, { type Static } from 'typebox';
import { countryCode, dayText, emailText, phoneText, text } from '../fields.ts';
import { AttachedFileSchema } from '../files/schemas.ts';
import { Id } from '../funds/schema-parts.ts';
import { languages } from '../languages.ts';
import { many, pageQuery } from '../lists.ts';
import { contactLimits, contactStatuses, contactTopics } from './topics.ts';

const closed = { additionalProperties: false };
const Lang = Type.Enum([...languages]);
const Topic = Type.Enum([...contactTopics]);
const Status = Type.Enum([...contactStatuses]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

export const ContactMessageInput = Type.Object(
  {
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
  },
  closed,
);
export type ContactMessageInput = Static<typeof ContactMessageInput>;

export const ContactReceipt = Type.Object({ ticketNumber: Type.String() });
export type ContactReceipt = Static<typeof ContactReceipt>;

/** `from` and `to` are calendar days of the caller's time zone, both included. */
export const ContactMessagesQuery = pageQuery(
  {
    status: Type.Optional(many(Status)),
    topic: Type.Optional(many(Topic)),
    countryCode: Type.Optional(many(countryCode())),
    from: Type.Optional(dayText()),
    to: Type.Optional(dayText()),
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

export const ContactReplyInput = Type.Object(
  {
    contactUsId: Type.String({ maxLength: 40 }),
    message: text(contactLimits.reply),
  },
  closed,
);
export type ContactReplyInput = Static<typeof ContactReplyInput>;

export const ContactStatusInput = Type.Object(
  {
    contactUsId: Type.String({ maxLength: 40 }),
    status: Type.Enum(['OPEN', 'CLOSED', 'SPAM']),
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type ContactStatusInput = Static<typeof ContactStatusInput>;

export const ContactMessageParams = Type.Object({ id: Type.String({ maxLength: 40 }) }, closed);
export type ContactMessageParams = Static<typeof ContactMessageParams>;

export const ContactFileParams = Type.Object({ id: Type.String({ maxLength: 40 }), fileKey: Id }, closed);
export type ContactFileParams = Static<typeof ContactFileParams>;

/** How soon those who wrote were answered first, of one way to write. */
export const ReplyTimes = Type.Object({
  /** Who wrote in the period and was answered. */
  answered: Type.Integer(),
  /** Half of them waited no longer than this, in seconds; null while nobody was answered. */
  medianSeconds: Type.Union([Type.Integer(), Type.Null()]),
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
