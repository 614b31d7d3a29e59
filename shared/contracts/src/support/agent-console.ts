import { AttachedFileSchema } from '../kernel/files.ts';
import { Message, operation, result } from '../operation.ts';
import {
  ChatMessage,
  ChatMessageInput,
  ConversationParams,
  Desk,
  DeskConversation,
  DeskThread,
  PresenceInput,
  ReadInput,
  SinceQuery,
  TransferInput,
} from './chat.schemas.ts';
import { byId, chatFile, uploadErrors } from './chat.ts';

const ofConversation = { permission: 'chat.answer', params: ConversationParams } as const;

export const getDesk = operation('getDesk', 'GET /chat/desk', {
  permission: 'chat.answer',
  summary: 'Who waits, and one’s own chats',
  description:
    'Who waits, the own conversations, and the agents whom one can be handed to. Also keeps the agent present.',
  response: result(Desk),
});

export const setPresence = operation('setPresence', 'PUT /chat/desk/presence', {
  permission: 'chat.answer',
  summary: 'Sets oneself available or away',
  description: 'An agent who is away gets no new conversations; those under way go on.',
  body: PresenceInput,
  response: result(Desk),
  example: { body: { presence: 'AVAILABLE' } },
});

export const getDeskMessages = operation('getDeskMessages', 'GET /chat/desk/conversations/:id/messages', {
  ...ofConversation,
  summary: 'Messages of a chat that waits or is one’s own, after a number',
  description: 'What came after a number in a conversation that waits or is the own one.',
  query: SinceQuery,
  response: result(DeskThread),
  example: { params: byId, query: { after: 0 } },
});

export const sendDeskMessage = operation('sendDeskMessage', 'POST /chat/desk/conversations/:id/messages', {
  ...ofConversation,
  summary: 'Writes to a visitor',
  description: 'Writes to the visitor of an own conversation. The same `clientId` again changes nothing.',
  body: ChatMessageInput,
  response: result(ChatMessage),
  errors: ['chat_closed'],
  example: { params: byId, body: { clientId: 'a-8v5tk7wq', text: 'Yes, if it is registered.' } },
});

export const uploadDeskFile = operation('uploadDeskFile', 'POST /chat/desk/conversations/:id/files', {
  ...ofConversation,
  timeoutMs: 120_000,
  summary: 'Uploads a picture (2 MB) or PDF (5 MB) for a message to a visitor',
  description: 'The same for the agent of an own conversation.',
  consumes: 'multipart',
  response: result(AttachedFileSchema),
  errors: uploadErrors,
  example: { params: byId },
});

export const getDeskFile = operation('getDeskFile', 'GET /chat/desk/conversations/:id/files/:fileKey', {
  ...chatFile,
  permission: 'chat.answer',
  summary: 'A file of a chat that waits or is one’s own',
  description:
    'The same for an agent who may read the conversation: what the visitor sent and what agents attached. Reading a file of the visitor is written to the log.',
});

export const readDeskMessages = operation('readDeskMessages', 'POST /chat/desk/conversations/:id/read', {
  ...ofConversation,
  summary: 'Says which messages of the visitor were seen',
  description: 'Marks the messages of the visitor as seen, up to a number.',
  body: ReadInput,
  response: Message,
  example: { params: byId, body: { upTo: 1 } },
});

export const claimConversation = operation('claimConversation', 'POST /chat/desk/conversations/:id/claim', {
  ...ofConversation,
  summary: 'Takes a chat that waits',
  description: 'Takes a conversation that waits. Of two agents who take the same one, one gets `chat_taken`.',
  response: result(DeskConversation),
  errors: ['chat_taken', 'chat_closed'],
  example: { params: byId },
});

export const transferConversation = operation(
  'transferConversation',
  'POST /chat/desk/conversations/:id/transfer',
  {
    ...ofConversation,
    summary: 'Hands a chat to another agent who is there',
    description: 'Hands an own conversation to another agent who is there.',
    body: TransferInput,
    response: result(DeskConversation),
    errors: ['chat_closed', 'invalid_state'],
    example: { params: byId, body: { agentId: 'usr_8v5tk7wq4n6z3m9x2hfd' } },
  },
);

export const closeConversation = operation('closeConversation', 'POST /chat/desk/conversations/:id/close', {
  ...ofConversation,
  summary: 'Ends one of one’s chats',
  description: 'Ends an own conversation; the visitor is told.',
  response: result(DeskConversation),
  example: { params: byId },
});
