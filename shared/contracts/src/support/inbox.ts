import { type Static, Type } from 'typebox';
import { readErrors } from '../applications/applications.ts';
import { days } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { operation, page, result } from '../operation.ts';
import { closed, Id, Instant, Lang, Nullable } from '../schema-parts.ts';
import { CannedReply } from './chat.schemas.ts';
import { assignableKinds, inboxKinds, inboxStates } from './enums.ts';

/** `from` and `to` are calendar days of the last activity in the caller's time zone, both included. */
export const InboxQuery = pageQuery(
  {
    kind: Type.Optional(many(Type.Enum(inboxKinds))),
    state: Type.Optional(many(Type.Enum(inboxStates))),
    /** What the caller took on, or what nobody did. */
    assignedTo: Type.Optional(Type.Enum(['ME', 'NOBODY'] as const)),
    language: Type.Optional(many(Lang)),
    ...days(),
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

export const InboxItemQuery = closed({ kind: Kind, id: Id });
export type InboxItemQuery = Static<typeof InboxItemQuery>;

/** `assigneeId` null: nobody's any more. `assigneeBefore`: whose it was when the asker looked. */
export const AssigneeInput = closed({
  kind: Kind,
  id: Id,
  assigneeId: Nullable(Id),
  assigneeBefore: Type.Optional(Nullable(Id)),
});
export type AssigneeInput = Static<typeof AssigneeInput>;

/** Settles the conversation beside an application without another word, or takes it up again. */
export const InboxStateInput = closed({ id: Id, state: Type.Enum(['OPEN', 'CLOSED'] as const) });
export type InboxStateInput = Static<typeof InboxStateInput>;

export const ReplyTemplate = Type.Omit(CannedReply, ['updatedAt']);
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

export const listInbox = operation('listInbox', 'GET /inbox', {
  permission: 'inbox.use',
  summary: 'Contact messages, messages of applicants and live chats in one queue',
  description:
    'Of each kind what the caller may read: contact messages as a manager or super user (reported sign-ins as a super user alone) and as a chat agent the tickets of one’s own dropped chats, messages beside applications by the rules of the application (who entered it, and who has a conflict of interest, reads none), chats as a chat agent. Last activity first; `sortBy=waitingSince` leaves out what was answered. Spam is not in it, nor a chat that became a contact message.',
  query: InboxQuery,
  response: page(InboxItem),
  example: { query: { page: 1, pageSize: 10, state: ['NEW', 'OPEN'], sortBy: 'waitingSince', order: 'ASC' } },
});

export const getInboxWaiting = operation('getInboxWaiting', 'GET /inbox/waiting', {
  permission: 'inbox.use',
  summary: 'How many wait for a reply, and since when',
  description: 'Null for a kind that the caller may not read. Counts end at ten thousand in all.',
  response: result(InboxWaiting),
});

export const listInboxAssignees = operation('listInboxAssignees', 'GET /inbox/assignees', {
  permission: 'inbox.use',
  summary: 'Who may be given a message',
  description: 'Whoever may read it. A reviewer gets nobody but themself.',
  query: InboxItemQuery,
  response: result(Type.Array(InboxPerson)),
  errors: ['not_found', ...readErrors],
  example: { query: { kind: 'APPLICATION', id: 'app_7h2kq9x4v3' } },
});

export const assignInboxItem = operation('assignInboxItem', 'PUT /inbox/assignee', {
  permission: 'inbox.use',
  summary: 'Gives a message to somebody who answers, or to nobody',
  description:
    'A new message that somebody takes on is an open one. A reviewer takes on what nobody has, and lets go of their own. `assigneeId` null: nobody’s.',
  body: AssigneeInput,
  response: result(InboxItem),
  errors: ['not_found', ...readErrors, 'invalid_state', 'stale_version'],
  example: { body: { kind: 'APPLICATION', id: 'app_7h2kq9x4v3', assigneeId: null } },
});

export const setInboxState = operation('setInboxState', 'PUT /inbox/state', {
  permission: 'inbox.use',
  summary: 'Settles the messages beside an application without another reply, or opens them again',
  description:
    'CLOSED: nobody waits, until the applicant writes again. A contact message is closed by `setContactMessageStatus`, a chat by `closeConversation`.',
  body: InboxStateInput,
  response: result(InboxItem),
  errors: ['not_found', ...readErrors],
  example: { body: { id: 'app_7h2kq9x4v3', state: 'CLOSED' } },
});

export const listReplyTemplates = operation('listReplyTemplates', 'GET /inbox/reply-templates', {
  permission: 'inbox.use',
  summary: 'Prepared replies in all languages',
  description: 'Those that chat agents keep, for whoever answers by mail.',
  response: result(Type.Array(ReplyTemplate)),
});

export const listRepeatedQuestions = operation('listRepeatedQuestions', 'GET /inbox/repeated-questions', {
  permission: 'contact-message.manage',
  summary: 'Questions that several people asked in much the same words',
  description:
    'Of the last 200 contact messages of 90 days those that several people wrote in much the same words, in one language; the most asked first, ten at most.',
  response: result(Type.Array(RepeatedQuestion)),
});
