import { call, type Result } from '../call.ts';
import type { ImageWidth } from '../files/images.ts';
import type { AttachedFile } from '../files/schemas.ts';
import type {
  CannedReply,
  CannedReplyInput,
  ChatAvailability,
  ChatFileParams,
  ChatMessage,
  ChatMessageInput,
  Conversation,
  ConversationParams,
  Desk,
  DeskConversation,
  DeskThread,
  PresenceInput,
  RatingInput,
  ReadInput,
  SinceQuery,
  SocketTicket,
  StartConversationInput,
  Thread,
  TicketInput,
  TransferInput,
} from './schemas.ts';

export type * from './schemas.ts';

/** The header that carries the secret of a visitor's conversation; applicants are known by their session. */
export const secretHeader = 'X-Chat-Secret';

export const getChatAvailability = call<{ response: Result<ChatAvailability> }>('getChatAvailability', {
  method: 'GET',
  path: '/chat/availability',
  permission: 'public',
});

/** Where no agent is there, the message becomes a contact message and the answer holds its ticket number. */
export const startConversation = call<{ body: StartConversationInput; response: Result<Conversation> }>(
  'startConversation',
  { method: 'POST', path: '/chat/conversations', permission: 'public' },
);

/** The open conversation of an applicant, to be resumed on any device. */
export const getMyConversation = call<{ response: Result<Conversation | null> }>('getMyConversation', {
  method: 'GET',
  path: '/chat/my-conversation',
  permission: 'chat.ask',
});

/** What came after a number; all of it without one. */
export const getChatMessages = call<{
  params: ConversationParams;
  query: SinceQuery;
  response: Result<Thread>;
}>('getChatMessages', { method: 'GET', path: '/chat/conversations/:id/messages', permission: 'public' });

export const sendChatMessage = call<{
  params: ConversationParams;
  body: ChatMessageInput;
  response: Result<ChatMessage>;
}>('sendChatMessage', { method: 'POST', path: '/chat/conversations/:id/messages', permission: 'public' });

/** Multipart with the one field `file`; a message then names the key. */
export const uploadChatFile = call<{ params: ConversationParams; response: Result<AttachedFile> }>(
  'uploadChatFile',
  { method: 'POST', path: '/chat/conversations/:id/files', permission: 'public', timeoutMs: 120_000 },
);

/** A file of one's own chat: what one attached oneself, and what came with the agent's messages. */
export const getChatFile = call<{ params: ChatFileParams; query: { w?: ImageWidth }; response: Blob }>(
  'getChatFile',
  {
    method: 'GET',
    path: '/chat/conversations/:id/files/:fileKey',
    permission: 'public',
    answers: 'file',
    timeoutMs: 120_000,
  },
);

export const readChatMessages = call<{
  params: ConversationParams;
  body: ReadInput;
  response: { message: string };
}>('readChatMessages', { method: 'POST', path: '/chat/conversations/:id/read', permission: 'public' });

export const endConversation = call<{ params: ConversationParams; response: Result<Conversation> }>(
  'endConversation',
  { method: 'POST', path: '/chat/conversations/:id/close', permission: 'public' },
);

export const rateConversation = call<{
  params: ConversationParams;
  body: RatingInput;
  response: Result<Conversation>;
}>('rateConversation', { method: 'POST', path: '/chat/conversations/:id/rating', permission: 'public' });

/** A ticket opens one socket, once, within 30 seconds. */
export const createSocketTicket = call<{ body: TicketInput; response: Result<SocketTicket> }>(
  'createSocketTicket',
  { method: 'POST', path: '/chat/ticket', permission: 'public' },
);

/** Also keeps the agent present where no socket can be opened. */
export const getDesk = call<{ response: Result<Desk> }>('getDesk', {
  method: 'GET',
  path: '/chat/desk',
  permission: 'chat.answer',
});

export const setPresence = call<{ body: PresenceInput; response: Result<Desk> }>('setPresence', {
  method: 'PUT',
  path: '/chat/desk/presence',
  permission: 'chat.answer',
});

export const getDeskMessages = call<{
  params: ConversationParams;
  query: SinceQuery;
  response: Result<DeskThread>;
}>('getDeskMessages', {
  method: 'GET',
  path: '/chat/desk/conversations/:id/messages',
  permission: 'chat.answer',
});

export const sendDeskMessage = call<{
  params: ConversationParams;
  body: ChatMessageInput;
  response: Result<ChatMessage>;
}>('sendDeskMessage', {
  method: 'POST',
  path: '/chat/desk/conversations/:id/messages',
  permission: 'chat.answer',
});

export const uploadDeskFile = call<{ params: ConversationParams; response: Result<AttachedFile> }>(
  'uploadDeskFile',
  {
    method: 'POST',
    path: '/chat/desk/conversations/:id/files',
    permission: 'chat.answer',
    timeoutMs: 120_000,
  },
);

/** A file of a chat that waits or is one's own. */
export const getDeskFile = call<{ params: ChatFileParams; query: { w?: ImageWidth }; response: Blob }>(
  'getDeskFile',
  {
    method: 'GET',
    path: '/chat/desk/conversations/:id/files/:fileKey',
    permission: 'chat.answer',
    answers: 'file',
    timeoutMs: 120_000,
  },
);

export const readDeskMessages = call<{
  params: ConversationParams;
  body: ReadInput;
  response: { message: string };
}>('readDeskMessages', {
  method: 'POST',
  path: '/chat/desk/conversations/:id/read',
  permission: 'chat.answer',
});

/** Of two agents who take one conversation, one gets `chat_taken`. */
export const claimConversation = call<{ params: ConversationParams; response: Result<DeskConversation> }>(
  'claimConversation',
  { method: 'POST', path: '/chat/desk/conversations/:id/claim', permission: 'chat.answer' },
);

export const transferConversation = call<{
  params: ConversationParams;
  body: TransferInput;
  response: Result<DeskConversation>;
}>('transferConversation', {
  method: 'POST',
  path: '/chat/desk/conversations/:id/transfer',
  permission: 'chat.answer',
});

export const closeConversation = call<{ params: ConversationParams; response: Result<DeskConversation> }>(
  'closeConversation',
  { method: 'POST', path: '/chat/desk/conversations/:id/close', permission: 'chat.answer' },
);

export const listCannedReplies = call<{ response: Result<CannedReply[]> }>('listCannedReplies', {
  method: 'GET',
  path: '/chat/canned-replies',
  permission: 'prepared-reply.edit',
});

export const addCannedReply = call<{ body: CannedReplyInput; response: Result<CannedReply> }>(
  'addCannedReply',
  { method: 'POST', path: '/chat/canned-replies', permission: 'prepared-reply.edit' },
);

export const changeCannedReply = call<{
  params: ConversationParams;
  body: CannedReplyInput;
  response: Result<CannedReply>;
}>('changeCannedReply', {
  method: 'PUT',
  path: '/chat/canned-replies/:id',
  permission: 'prepared-reply.edit',
});

export const deleteCannedReply = call<{ params: ConversationParams; response: { message: string } }>(
  'deleteCannedReply',
  { method: 'DELETE', path: '/chat/canned-replies/:id', permission: 'prepared-reply.edit' },
);
