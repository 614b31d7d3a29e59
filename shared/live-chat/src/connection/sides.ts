import {
  createSocketTicket,
  getChatMessages,
  getDeskMessages,
  readChatMessages,
  readDeskMessages,
  secretHeader,
  sendChatMessage,
  sendDeskMessage,
} from '@portal/contracts/chat/calls';
import type { ChatMessage, Conversation } from '@portal/contracts/chat/schemas';
import { call } from '@portal/platform';

/** The plain calls of one side of a conversation, by the same rules as its socket. */
export interface ChatSide {
  from: 'VISITOR' | 'AGENT';
  ticket(): Promise<string>;
  after(id: string, seq: number): Promise<{ messages: ChatMessage[]; conversation?: Conversation }>;
  send(id: string, message: { clientId: string; text: string }): Promise<ChatMessage>;
  read(id: string, upTo: number): Promise<unknown>;
}

/** The visitor's own conversation; applicants need no secret. */
export const visitorSide = (conversationId: string, secret: string | undefined): ChatSide => {
  const headers = secret === undefined ? {} : { headers: { [secretHeader]: secret } };
  const background = { background: true, ...headers };
  return {
    from: 'VISITOR',
    ticket: async () =>
      (await call(createSocketTicket, { body: { conversationId }, ...background })).data.ticket,
    after: async (id, after) =>
      (await call(getChatMessages, { params: { id }, query: { after }, ...background })).data,
    send: async (id, body) => (await call(sendChatMessage, { params: { id }, body, ...headers })).data,
    read: (id, upTo) => call(readChatMessages, { params: { id }, body: { upTo }, ...background }),
  };
};

/** The agents' desk. */
export const deskSide: ChatSide = {
  from: 'AGENT',
  ticket: async () => (await call(createSocketTicket, { body: {}, background: true })).data.ticket,
  after: async (id, after) => {
    const { data } = await call(getDeskMessages, { params: { id }, query: { after }, background: true });
    return { messages: data.messages };
  },
  send: async (id, body) => (await call(sendDeskMessage, { params: { id }, body })).data,
  read: (id, upTo) => call(readDeskMessages, { params: { id }, body: { upTo }, background: true }),
};
