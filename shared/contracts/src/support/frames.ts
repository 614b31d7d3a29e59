import { type Static, Type } from 'typebox';
import { closed } from '../schema-parts.ts';
import { type ChatMessage, ChatMessageInput, type Conversation, ReadInput } from './chat.schemas.ts';

const conversationId = Type.String({ minLength: 1, maxLength: 40 });
const { upTo } = ReadInput.properties;

const Message = closed({ type: Type.Literal('message'), conversationId, ...ChatMessageInput.properties });
/** Asks for everything after a number, and for what comes from now on. */
const Follow = closed({ type: Type.Literal('follow'), conversationId, after: upTo });
const Typing = closed({ type: Type.Literal('typing'), conversationId });
const Read = closed({ type: Type.Literal('read'), conversationId, upTo });

/** What a browser may say on a socket. */
export const ClientFrame = Type.Union([Message, Follow, Typing, Read]);
export type ClientFrame = Static<typeof ClientFrame>;

/** What the server says on a socket. */
export type ServerFrame =
  /** The socket is ready to be spoken to. */
  | { type: 'ready' }
  /** The server is there; every 30 seconds. */
  | { type: 'beat' }
  | { type: 'message'; message: ChatMessage }
  /** What was sent under a client id is stored, now or already before. */
  | { type: 'sent'; conversationId: string; clientId: string; seq: number }
  /** To a visitor who waits: how many come before. */
  | { type: 'place'; conversationId: string; before: number }
  /** To the visitor: the conversation as it is now. */
  | { type: 'conversation'; conversation: Conversation }
  /** To agents: the agent console changed and is to be read again. */
  | { type: 'desk' }
  | { type: 'typing'; conversationId: string }
  /** The other side has seen the messages up to a number. */
  | { type: 'read'; conversationId: string; upTo: number }
  /** A frame that was refused, with an error code of the API; by client id where it was a message. */
  | { type: 'refused'; code: string; clientId?: string; conversationId: string };
