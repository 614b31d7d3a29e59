import { AttachedFileSchema, fileReadErrors, PublicFileQuery, refusedFiles } from '../kernel/files.ts';
import { Message, operation, result } from '../operation.ts';
import { Nullable } from '../schema-parts.ts';
import {
  ChatAvailability,
  ChatFileParams,
  ChatMessage,
  ChatMessageInput,
  Conversation,
  ConversationParams,
  RatingInput,
  ReadInput,
  SinceQuery,
  SocketTicket,
  StartConversationInput,
  Thread,
  TicketInput,
} from './chat.schemas.ts';

/** Of the conversation in the examples. */
export const byId = { id: 'chc_7wq4n6z3m9x2hfd8v5tk' };

export const uploadErrors = ['chat_closed', ...refusedFiles] as const;

export const chatFile = {
  answers: 'file',
  timeoutMs: 120_000,
  params: ChatFileParams,
  query: PublicFileQuery,
  errors: [...fileReadErrors, 'file_not_clean'],
  example: { params: { ...byId, fileKey: 'cfl_3m9x2hfd8v5tk7wq4n6z' }, query: {} },
} as const;

/** One's own conversation; visitors have its secret. */
const own = { permission: 'public', params: ConversationParams, takesChatSecret: true } as const;

export const getChatAvailability = operation('getChatAvailability', 'GET /chat/availability', {
  permission: 'public',
  summary: 'Whether an agent is there, and how many wait',
  description: 'How many agents are there now, and how many visitors wait.',
  response: result(ChatAvailability),
});

export const startConversation = operation('startConversation', 'POST /chat/conversations', {
  permission: 'public',
  summary: 'Starts a chat, or leaves a contact message where no agent is there',
  description:
    'Starts a conversation that waits for an agent. Where none is there, the message becomes a contact message and the answer holds its ticket number. The browser makes the `secret`, which resumes the conversation and makes a repeat harmless.',
  body: StartConversationInput,
  response: result(Conversation),
  takesFormToken: true,
  example: {
    body: {
      name: 'Ama Owusu',
      email: 'ama.owusu@example.org',
      message: 'May a cooperative apply?',
      clientId: 'c-4n6z3m9x',
      secret: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0xEx',
      language: 'en',
    },
  },
});

export const getMyConversation = operation('getMyConversation', 'GET /chat/my-conversation', {
  permission: 'chat.ask',
  summary: 'The open chat of an applicant',
  description:
    'The open conversation of a signed-in applicant, to go on with it on another device; null where there is none.',
  response: result(Nullable(Conversation)),
});

export const getChatMessages = operation('getChatMessages', 'GET /chat/conversations/:id/messages', {
  ...own,
  summary: 'Messages of one’s own chat after a number; visitors send X-Chat-Secret',
  description:
    'What came after a number, or all of it. Visitors send the secret in the header `X-Chat-Secret`; without it the conversation is not there.',
  query: SinceQuery,
  response: result(Thread),
  example: { params: byId, query: { after: 0 } },
});

export const sendChatMessage = operation('sendChatMessage', 'POST /chat/conversations/:id/messages', {
  ...own,
  summary: 'Writes in one’s own chat; visitors send X-Chat-Secret',
  description:
    'Writes in the own conversation. The `clientId` is made once for each message: sending it again changes nothing and answers the same. With the `fileKey` of an upload to this conversation the file goes along, and `text` may be left out.',
  body: ChatMessageInput,
  response: result(ChatMessage),
  errors: ['chat_closed', 'chat_full'],
  example: { params: byId, body: { clientId: 'c-4n6z3m9x', text: 'May a cooperative apply?' } },
});

export const uploadChatFile = operation('uploadChatFile', 'POST /chat/conversations/:id/files', {
  ...own,
  timeoutMs: 120_000,
  summary:
    'Uploads a picture (2 MB) or PDF (5 MB) for a message of one’s own chat; visitors send X-Chat-Secret',
  description:
    'Multipart with the one field `file`: a picture (JPEG, PNG, WebP) or a PDF, told by its bytes. It is sent by naming its key in a message of the same conversation, and removed when it never is. One side may attach 20 files and 40 MiB to a conversation.',
  consumes: 'multipart',
  response: result(AttachedFileSchema),
  errors: uploadErrors,
  example: { params: byId },
});

export const getChatFile = operation('getChatFile', 'GET /chat/conversations/:id/files/:fileKey', {
  ...chatFile,
  permission: 'public',
  summary: 'A file of one’s own chat; visitors send X-Chat-Secret',
  description:
    'The bytes, as an attachment, for the conversation’s visitor: what they attached and what the agent sent. With `w` a picture comes no wider than that, as AVIF or WebP where `Accept` names them.',
  takesChatSecret: true,
});

export const readChatMessages = operation('readChatMessages', 'POST /chat/conversations/:id/read', {
  ...own,
  summary: 'Says which messages of the agent were seen; visitors send X-Chat-Secret',
  description: 'Marks the messages of the agent as seen, up to a number.',
  body: ReadInput,
  response: Message,
  example: { params: byId, body: { upTo: 1 } },
});

export const endConversation = operation('endConversation', 'POST /chat/conversations/:id/close', {
  ...own,
  summary: 'Ends one’s own chat; visitors send X-Chat-Secret',
  description: 'Ends the own conversation; what was said stays readable for both sides.',
  response: result(Conversation),
  example: { params: byId },
});

export const rateConversation = operation('rateConversation', 'POST /chat/conversations/:id/rating', {
  ...own,
  summary: 'Rates one’s own chat from 1 to 5 once it is over; visitors send X-Chat-Secret',
  description: 'From 1 to 5, once the conversation is over.',
  body: RatingInput,
  response: result(Conversation),
  errors: ['invalid_state'],
  example: { params: byId, body: { rating: 5 } },
});

export const createSocketTicket = operation('createSocketTicket', 'POST /chat/ticket', {
  permission: 'public',
  summary: 'A ticket for one chat socket; visitors send X-Chat-Secret',
  description:
    'Opens one socket at `/api/chat/socket`, once, within 30 seconds. The ticket travels as a subprotocol, so that no address and no log holds it.',
  body: TicketInput,
  response: result(SocketTicket),
  takesChatSecret: true,
  errors: ['not_found', 'unauthorized', 'forbidden'],
  example: { body: { conversationId: byId.id } },
});
