import Type, { type Static } from 'typebox';
import { dayText } from '../fields.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';
import { languages } from '../languages.ts';
import { many, pageQuery } from '../lists.ts';
import { assignableKinds, inboxKinds, inboxStates } from './enums.ts';

const closed = { additionalProperties: false };
const Lang = Type.Enum([...languages]);

/** `from` and `to` are calendar days of the last activity in the caller's time zone, both included. */
export const InboxQuery = pageQuery(
  {
    kind: Type.Optional(many(Type.Enum(inboxKinds))),
    state: Type.Optional(many(Type.Enum(inboxStates))),
    /** What the caller took on, or what nobody did. */
    assignedTo: Type.Optional(Type.Enum(['ME', 'NOBODY'] as const)),
    language: Type.Optional(many(Lang)),
    from: Type.Optional(dayText()),
    to: Type.Optional(dayText()),
  },
  ['lastActivityAt', 'waitingSince'],
);
export type InboxQuery = Static<typeof InboxQuery>;

export const InboxPerson = Type.Object({ id: Type.String(), name: Type.String() });
export type InboxPerson = Static<typeof InboxPerson>;

export const InboxItem = Type.Object({
  /** Of the contact message, the application or the live chat. */
  id: Type.String(),
  kind: Type.Enum(inboxKinds),
  /** Of an application its own number. */
  ticketNumber: Type.String(),
  fromName: Type.String(),
  /** What a contact message is about, the project's title, or the first words of a chat. */
  subject: Type.String(),
  /** How the last message begins; of a contact message its own beginning. At most 160 characters. */
  excerpt: Type.String(),
  language: Lang,
  state: Type.Enum(inboxStates),
  assignedTo: Nullable(InboxPerson),
  createdAt: Instant,
  lastActivityAt: Instant,
  /** Since when somebody waits for a reply; null while nobody does. */
  waitingSince: Nullable(Instant),
  firstReplyAt: Nullable(Instant),
  /** What the visitor gave a chat that is over, 1 to 5. */
  rating: Nullable(Type.Integer()),
});
export type InboxItem = Static<typeof InboxItem>;

const Waiting = Type.Object({ count: Type.Integer(), oldestAt: Nullable(Instant) });

/** How many wait for a reply and since when the first of them; null for a kind that the caller may not read. */
export const InboxWaiting = Type.Object({
  contact: Nullable(Waiting),
  application: Nullable(Waiting),
  chat: Nullable(Waiting),
});
export type InboxWaiting = Static<typeof InboxWaiting>;

const Kind = Type.Enum(assignableKinds);

export const InboxItemQuery = Type.Object({ kind: Kind, id: Id }, closed);
export type InboxItemQuery = Static<typeof InboxItemQuery>;

/** `assigneeId` null: nobody's any more. */
export const AssigneeInput = Type.Object({ kind: Kind, id: Id, assigneeId: Nullable(Id) }, closed);
export type AssigneeInput = Static<typeof AssigneeInput>;

/** Settles the conversation beside an application without another word, or takes it up again. */
export const InboxStateInput = Type.Object({ id: Id, state: Type.Enum(['OPEN', 'CLOSED'] as const) }, closed);
export type InboxStateInput = Static<typeof InboxStateInput>;

export const ReplyTemplate = Type.Object({
  id: Type.String(),
  language: Lang,
  title: Type.String(),
  text: Type.String(),
});
export type ReplyTemplate = Static<typeof ReplyTemplate>;

/** A question that several people asked in much the same words. */
export const RepeatedQuestion = Type.Object({
  /** The contact message that stands for them: the last one that was answered, or else the last one. */
  messageId: Type.String(),
  ticketNumber: Type.String(),
  subject: Type.String(),
  language: Lang,
  /** How many asked, this one included. */
  count: Type.Integer(),
  lastAskedAt: Instant,
  isAnswered: Type.Boolean(),
});
export type RepeatedQuestion = Static<typeof RepeatedQuestion>;
