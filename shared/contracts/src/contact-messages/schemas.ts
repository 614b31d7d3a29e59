import Type, { type Static } from 'typebox';
import { languages } from '../languages.ts';
import { contactLimits, contactStatuses, contactTopics } from './topics.ts';

const closed = { additionalProperties: false };
const Lang = Type.Enum([...languages]);
const Topic = Type.Enum([...contactTopics]);
const Status = Type.Enum([...contactStatuses]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

export const ContactMessageInput = Type.Object(
  {
    firstName: Type.String({ minLength: 1, maxLength: contactLimits.name }),
    lastName: Type.String({ minLength: 1, maxLength: contactLimits.name }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    phone: Type.Optional(Type.String({ maxLength: 20 })),
    countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    topic: Topic,
    applicationNumber: Type.Optional(Type.String({ maxLength: 40 })),
    subject: Type.String({ minLength: 1, maxLength: contactLimits.subject }),
    message: Type.String({ minLength: 1, maxLength: contactLimits.message }),
    language: Type.Optional(Lang),
    /** A field that people do not see and leave empty; robots fill it in. */
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type ContactMessageInput = Static<typeof ContactMessageInput>;

export const ContactReceipt = Type.Object({ ticketNumber: Type.String() });
export type ContactReceipt = Static<typeof ContactReceipt>;

export const ContactMessagesQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    sortBy: Type.Optional(Type.Enum(['createdAt', 'status', 'topic', 'lastName', 'ticketNumber'])),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'])),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(Type.Array(Status, { maxItems: contactStatuses.length })),
    topic: Type.Optional(Type.Array(Topic, { maxItems: contactTopics.length })),
    countryCode: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 60 })),
    /** Calendar days of the caller's time zone, both included. */
    from: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
    to: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  },
  closed,
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
  createdAt: Type.String(),
  firstReplyAt: NullableText,
  rowVersion: Type.Integer(),
});
export type ContactMessage = Static<typeof ContactMessage>;

export const ContactReplyInput = Type.Object(
  {
    contactUsId: Type.String({ maxLength: 40 }),
    message: Type.String({ minLength: 1, maxLength: contactLimits.reply }),
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
