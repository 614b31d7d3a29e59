import { type Static, Type } from 'typebox';
import { emailText, text } from '../fields.ts';
import { AttachedFileSchema } from '../kernel/files.ts';
import { closed, Id, Lang, Nullable } from '../schema-parts.ts';
import { chatEvents, chatLimits, conversationStatuses, messageSources, presences } from './enums.ts';

const NullableText = Nullable(Type.String());
const id = () => Type.String({ minLength: 1, maxLength: 40 });
const seq = () => Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Made by the sender, once for each message: sending it again changes nothing. */
const clientId = () => Type.String({ pattern: '^[\\w-]{8,40}$' });

export const ChatMessage = Type.Object({
  id: Type.String(),
  conversationId: Type.String(),
  /** Counts from 1 within the conversation, without gaps. */
  seq: Type.Integer(),
  from: Type.Enum([...messageSources]),
  /** Plain text as it was typed; of the system in the visitor's language. Empty where a file stands for itself. */
  text: Type.String(),
  file: Nullable(AttachedFileSchema),
  /** What a message of the system says. */
  event: Nullable(Type.Enum([...chatEvents])),
  clientId: NullableText,
  at: Type.String(),
  agentName: NullableText,
  readAt: NullableText,
});
export type ChatMessage = Static<typeof ChatMessage>;

const common = {
  id: Type.String(),
  visitorName: Type.String(),
  email: Type.String(),
  language: Lang,
  status: Type.Enum([...conversationStatuses]),
  applicationId: NullableText,
  applicationNumber: NullableText,
  startedAt: Type.String(),
  closedAt: NullableText,
  rating: Nullable(Type.Integer()),
  /** The number of the last message. */
  lastSeq: Type.Integer(),
  /** Of the contact message that it became, because nobody was there. */
  ticketNumber: NullableText,
  agentName: NullableText,
};

/** As its visitor sees it, the other as agents do: of the agent no more than the first name. */
export const Conversation = Type.Object({
  ...common,
  /** How many wait before this one; null unless it waits. */
  before: Nullable(Type.Integer()),
});
export type Conversation = Static<typeof Conversation>;

export const DeskConversation = Type.Object({
  ...common,
  agentId: NullableText,
  /** Since when no page of the visitor is connected; null while one is, or goes on by plain calls. */
  visitorLeftAt: NullableText,
  /** Signed in as an applicant: name and address are those of the account. */
  isApplicant: Type.Boolean(),
  /** Messages of the visitor that no agent has seen. */
  unread: Type.Integer(),
  lastMessageAt: Type.String(),
  lastText: Type.String(),
});
export type DeskConversation = Static<typeof DeskConversation>;

export const ChatAgent = Type.Object({ id: Type.String(), name: Type.String() });
export type ChatAgent = Static<typeof ChatAgent>;

export const Desk = Type.Object({
  presence: Type.Enum([...presences]),
  waiting: Type.Array(DeskConversation),
  mine: Type.Array(DeskConversation),
  /** Others who are available now: whom a conversation can be handed to. */
  agents: Type.Array(ChatAgent),
});
export type Desk = Static<typeof Desk>;

export const ChatAvailability = Type.Object({ online: Type.Boolean(), waiting: Type.Integer() });

export const StartConversationInput = closed({
  /** Ignored for applicants who are signed in. */
  name: Type.Optional(text(chatLimits.name)),
  email: Type.Optional(emailText()),
  message: text(chatLimits.text),
  clientId: clientId(),
  /** 256 random bits of the visitor's browser: what the conversation is resumed with, and what makes a repeat harmless. */
  secret: Type.String({ pattern: '^[\\w-]{43}$' }),
  language: Type.Optional(Lang),
  applicationId: Type.Optional(id()),
  /** A field that people do not see and leave empty; robots fill it in. */
  website: Type.Optional(Type.String({ maxLength: 500 })),
});
export type StartConversationInput = Static<typeof StartConversationInput>;

export const ConversationParams = closed({ id: id() });

export const ChatFileParams = closed({ id: id(), fileKey: Id });

export const SinceQuery = closed({ after: Type.Optional(seq()) });

export const Thread = Type.Object({ conversation: Conversation, messages: Type.Array(ChatMessage) });
export type Thread = Static<typeof Thread>;

export const DeskThread = Type.Object({ conversation: DeskConversation, messages: Type.Array(ChatMessage) });
export type DeskThread = Static<typeof DeskThread>;

export const ChatMessageInput = closed({
  clientId: clientId(),
  /** May be left out where a file goes along. */
  text: Type.Optional(text(chatLimits.text)),
  /** What this side uploaded to this conversation and has not sent yet. */
  fileKey: Type.Optional(Id),
});
export type ChatMessageInput = Static<typeof ChatMessageInput>;

export const ReadInput = closed({ upTo: seq() });

export const RatingInput = closed({ rating: Type.Integer({ minimum: 1, maximum: 5 }) });

export const TransferInput = closed({ agentId: id() });

export const PresenceInput = closed({ presence: Type.Enum([...presences]) });

/** Without a conversation: a socket of the agent console. */
export const TicketInput = closed({ conversationId: Type.Optional(id()) });

export const SocketTicket = Type.Object({ ticket: Type.String(), expiresIn: Type.Integer() });

export const CannedReplyInput = closed({
  language: Lang,
  title: text(chatLimits.replyTitle),
  text: text(chatLimits.reply),
});
export type CannedReplyInput = Static<typeof CannedReplyInput>;

export const CannedReply = Type.Object({
  id: Type.String(),
  language: Lang,
  title: Type.String(),
  text: Type.String(),
  updatedAt: Type.String(),
});
export type CannedReply = Static<typeof CannedReply>;
