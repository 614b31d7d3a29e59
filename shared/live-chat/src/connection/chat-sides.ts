import { secretHeader } from '@portal/contracts/call';
import {
  getDeskFile,
  getDeskMessages,
  readDeskMessages,
  sendDeskMessage,
  uploadDeskFile,
} from '@portal/contracts/calls/support/agent-console';
import {
  createSocketTicket,
  getChatFile,
  getChatMessages,
  readChatMessages,
  sendChatMessage,
  uploadChatFile,
} from '@portal/contracts/calls/support/chat';
import type { AttachedFile } from '@portal/contracts/kernel/files';
import type { ImageWidth } from '@portal/contracts/kernel/images';
import type { ChatMessage, ChatMessageInput, Conversation } from '@portal/contracts/support/chat.schemas';
import { call, fetchBytes, type UploadOptions } from '@portal/platform';
import { upload } from '@portal/platform/forms';

/** How far a file is, and the way to stop it. */
type Sending = Pick<UploadOptions, 'onProgress' | 'signal'>;

/** The plain calls of one side of a conversation, by the same rules as its socket. */
export interface ChatSide {
  from: 'VISITOR' | 'AGENT';
  ticket(): Promise<string>;
  after(id: string, seq: number): Promise<{ messages: ChatMessage[]; conversation?: Conversation }>;
  send(id: string, message: ChatMessageInput): Promise<ChatMessage>;
  read(id: string, upTo: number): Promise<unknown>;
  /** Brings a file to the server, to be sent with a message. @throws ApiError */
  upload(id: string, file: File, sending: Sending): Promise<AttachedFile>;
  /** The bytes of a file of the conversation; of a picture no wider than is asked for. @throws ApiError */
  bytes(id: string, fileKey: string, width?: ImageWidth): Promise<Uint8Array>;
}

const widthQuery = (w: ImageWidth | undefined) => (w === undefined ? {} : { w });

/** Applicants need no secret. */
export const headersOf = (secret: string | undefined) =>
  secret === undefined ? {} : { headers: { [secretHeader]: secret } };

/** The visitor's own conversation. */
export const visitorSide = (conversationId: string, secret: string | undefined): ChatSide => {
  const headers = headersOf(secret);
  const background = { background: true, ...headers };
  return {
    from: 'VISITOR',
    ticket: async () =>
      (await call(createSocketTicket, { body: { conversationId }, ...background })).data.ticket,
    after: async (id, after) =>
      (await call(getChatMessages, { params: { id }, query: { after }, ...background })).data,
    send: async (id, body) => (await call(sendChatMessage, { params: { id }, body, ...headers })).data,
    read: (id, upTo) => call(readChatMessages, { params: { id }, body: { upTo }, ...background }),
    upload: (id, file, sending) =>
      upload<AttachedFile>(file, { to: { call: uploadChatFile, params: { id }, ...headers }, ...sending }),
    bytes: (id, fileKey, width) =>
      fetchBytes(getChatFile, { params: { id, fileKey }, query: widthQuery(width), ...headers }),
  };
};

/** The agents' side of a conversation. */
export const agentSide: ChatSide = {
  from: 'AGENT',
  ticket: async () => (await call(createSocketTicket, { body: {}, background: true })).data.ticket,
  after: async (id, after) => {
    const { data } = await call(getDeskMessages, { params: { id }, query: { after }, background: true });
    return { messages: data.messages };
  },
  send: async (id, body) => (await call(sendDeskMessage, { params: { id }, body })).data,
  read: (id, upTo) => call(readDeskMessages, { params: { id }, body: { upTo }, background: true }),
  upload: (id, file, sending) =>
    upload<AttachedFile>(file, { to: { call: uploadDeskFile, params: { id } }, ...sending }),
  bytes: (id, fileKey, width) =>
    fetchBytes(getDeskFile, { params: { id, fileKey }, query: widthQuery(width) }),
};
