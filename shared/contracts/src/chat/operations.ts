import Type from 'typebox';
import { Message, result } from '../envelopes.ts';
import { AttachedFileSchema, PublicFileQuery } from '../files/schemas.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

const uploadErrors = [
  'not_found',
  'chat_closed',
  'invalid_request',
  'unsupported_media_type',
  'file_too_large',
  'file_type_not_allowed',
  'file_has_programs',
  'file_encrypted',
  'file_quota',
  'file_infected',
  'file_store_full',
  'file_store_unavailable',
  'too_many_requests',
] as const;

const readErrors = [
  'not_found',
  'file_not_clean',
  'range_not_satisfiable',
  'file_damaged',
  'file_store_unavailable',
] as const;

export const getChatAvailability = operation(calls.getChatAvailability, {
  summary: 'Whether an agent is there, and how many wait',
  response: result(s.ChatAvailability),
  errors: [],
});

export const startConversation = operation(calls.startConversation, {
  summary: 'Starts a chat, or leaves a contact message where no agent is there',
  body: s.StartConversationInput,
  response: result(s.Conversation),
  takesFormToken: true,
  errors: [],
});

export const getMyConversation = operation(calls.getMyConversation, {
  summary: 'The open chat of an applicant',
  response: result(Type.Union([s.Conversation, Type.Null()])),
  errors: [],
});

export const getChatMessages = operation(calls.getChatMessages, {
  summary: 'Messages of one’s own chat after a number; visitors send X-Chat-Secret',
  params: s.ConversationParams,
  query: s.SinceQuery,
  response: result(s.Thread),
  takesChatSecret: true,
  errors: ['not_found'],
});

export const sendChatMessage = operation(calls.sendChatMessage, {
  summary: 'Writes in one’s own chat; visitors send X-Chat-Secret',
  params: s.ConversationParams,
  body: s.ChatMessageInput,
  response: result(s.ChatMessage),
  takesChatSecret: true,
  errors: ['not_found', 'chat_closed'],
});

export const uploadChatFile = operation(calls.uploadChatFile, {
  summary:
    'Uploads a picture (2 MB) or PDF (5 MB) for a message of one’s own chat; visitors send X-Chat-Secret',
  consumes: 'multipart',
  params: s.ConversationParams,
  response: result(AttachedFileSchema),
  takesChatSecret: true,
  errors: uploadErrors,
});

export const getChatFile = operation(calls.getChatFile, {
  summary: 'A file of one’s own chat; visitors send X-Chat-Secret',
  params: s.ChatFileParams,
  query: PublicFileQuery,
  takesChatSecret: true,
  errors: readErrors,
});

export const readChatMessages = operation(calls.readChatMessages, {
  summary: 'Says which messages of the agent were seen; visitors send X-Chat-Secret',
  params: s.ConversationParams,
  body: s.ReadInput,
  response: Message,
  takesChatSecret: true,
  errors: ['not_found'],
});

export const endConversation = operation(calls.endConversation, {
  summary: 'Ends one’s own chat; visitors send X-Chat-Secret',
  params: s.ConversationParams,
  response: result(s.Conversation),
  takesChatSecret: true,
  errors: ['not_found'],
});

export const rateConversation = operation(calls.rateConversation, {
  summary: 'Rates one’s own chat from 1 to 5 once it is over; visitors send X-Chat-Secret',
  params: s.ConversationParams,
  body: s.RatingInput,
  response: result(s.Conversation),
  takesChatSecret: true,
  errors: ['not_found', 'invalid_state'],
});

export const createSocketTicket = operation(calls.createSocketTicket, {
  summary: 'A ticket for one chat socket; visitors send X-Chat-Secret',
  body: s.TicketInput,
  response: result(s.SocketTicket),
  takesChatSecret: true,
  errors: ['not_found', 'unauthorized', 'forbidden'],
});

export const getDesk = operation(calls.getDesk, {
  summary: 'Who waits, and one’s own chats',
  response: result(s.Desk),
  errors: [],
});

export const setPresence = operation(calls.setPresence, {
  summary: 'Sets oneself available or away',
  body: s.PresenceInput,
  response: result(s.Desk),
  errors: [],
});

export const getDeskMessages = operation(calls.getDeskMessages, {
  summary: 'Messages of a chat that waits or is one’s own, after a number',
  params: s.ConversationParams,
  query: s.SinceQuery,
  response: result(s.DeskThread),
  errors: ['not_found'],
});

export const sendDeskMessage = operation(calls.sendDeskMessage, {
  summary: 'Writes to a visitor',
  params: s.ConversationParams,
  body: s.ChatMessageInput,
  response: result(s.ChatMessage),
  errors: ['not_found', 'chat_closed'],
});

export const uploadDeskFile = operation(calls.uploadDeskFile, {
  summary: 'Uploads a picture (2 MB) or PDF (5 MB) for a message to a visitor',
  consumes: 'multipart',
  params: s.ConversationParams,
  response: result(AttachedFileSchema),
  errors: uploadErrors,
});

export const getDeskFile = operation(calls.getDeskFile, {
  summary: 'A file of a chat that waits or is one’s own',
  params: s.ChatFileParams,
  query: PublicFileQuery,
  errors: readErrors,
});

export const readDeskMessages = operation(calls.readDeskMessages, {
  summary: 'Says which messages of the visitor were seen',
  params: s.ConversationParams,
  body: s.ReadInput,
  response: Message,
  errors: ['not_found'],
});

export const claimConversation = operation(calls.claimConversation, {
  summary: 'Takes a chat that waits',
  params: s.ConversationParams,
  response: result(s.DeskConversation),
  errors: ['not_found', 'chat_taken', 'chat_closed'],
});

export const transferConversation = operation(calls.transferConversation, {
  summary: 'Hands a chat to another agent who is there',
  params: s.ConversationParams,
  body: s.TransferInput,
  response: result(s.DeskConversation),
  errors: ['not_found', 'chat_closed', 'invalid_state'],
});

export const closeConversation = operation(calls.closeConversation, {
  summary: 'Ends one of one’s chats',
  params: s.ConversationParams,
  response: result(s.DeskConversation),
  errors: ['not_found'],
});

export const listCannedReplies = operation(calls.listCannedReplies, {
  summary: 'Prepared replies in all languages',
  response: result(Type.Array(s.CannedReply)),
  errors: [],
});

export const addCannedReply = operation(calls.addCannedReply, {
  summary: 'Adds a prepared reply',
  body: s.CannedReplyInput,
  response: result(s.CannedReply),
  errors: ['invalid_state'],
});

export const changeCannedReply = operation(calls.changeCannedReply, {
  summary: 'Changes a prepared reply',
  params: s.ConversationParams,
  body: s.CannedReplyInput,
  response: result(s.CannedReply),
  errors: ['not_found'],
});

export const deleteCannedReply = operation(calls.deleteCannedReply, {
  summary: 'Removes a prepared reply',
  params: s.ConversationParams,
  response: Message,
  errors: ['not_found'],
});
