import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import * as x from './example-conversation.ts';

export const chatDocumentation: readonly Documentation[] = [
  documentation(calls.getChatAvailability, {
    description: 'How many agents are there now, and how many visitors wait.',
    answer: { data: { online: true, waiting: 2 }, message: '' },
  }),
  documentation(calls.startConversation, {
    description:
      'Starts a conversation that waits for an agent. Where none is there, the message becomes a contact message and the answer holds its ticket number. The browser makes the `secret`, which resumes the conversation and makes a repeat harmless.',
    body: {
      name: 'Ama Owusu',
      email: 'ama.owusu@example.org',
      message: 'May a cooperative apply?',
      clientId: 'c-4n6z3m9x',
      secret: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0xEx',
      language: 'en',
    },
    answer: { data: x.waiting, message: '' },
  }),
  documentation(calls.getMyConversation, {
    description:
      'The open conversation of a signed-in applicant, to go on with it on another device; null where there is none.',
    answer: { data: x.waiting, message: '' },
  }),
  documentation(calls.getChatMessages, {
    description:
      'What came after a number, or all of it. Visitors send the secret in the header `X-Chat-Secret`; without it the conversation is not there.',
    params: x.byId,
    query: { after: 0 },
    answer: { data: { conversation: x.waiting, messages: [x.question] }, message: '' },
  }),
  documentation(calls.sendChatMessage, {
    description:
      'Writes in the own conversation. The `clientId` is made once for each message: sending it again changes nothing and answers the same. With the `fileKey` of an upload to this conversation the file goes along, and `text` may be left out.',
    params: x.byId,
    body: { clientId: 'c-4n6z3m9x', text: 'May a cooperative apply?' },
    answer: { data: x.question, message: '' },
  }),
  documentation(calls.uploadChatFile, {
    description:
      'Multipart with the one field `file`: a picture (JPEG, PNG, WebP) or a PDF, told by its bytes. It is sent by naming its key in a message of the same conversation, and removed when it never is. One side may attach 20 files and 40 MiB to a conversation.',
    params: x.byId,
    answer: { data: x.attached, message: '' },
  }),
  documentation(calls.getChatFile, {
    description:
      'The bytes, as an attachment, for the conversation’s visitor: what they attached and what the agent sent. With `w` a picture comes no wider than that, as AVIF or WebP where `Accept` names them.',
    params: { ...x.byId, fileKey: x.attached.fileKey },
    query: {},
  }),
  documentation(calls.readChatMessages, {
    description: 'Marks the messages of the agent as seen, up to a number.',
    params: x.byId,
    body: { upTo: 1 },
    answer: { message: '' },
  }),
  documentation(calls.endConversation, {
    description: 'Ends the own conversation; what was said stays readable for both sides.',
    params: x.byId,
    answer: { data: x.closed, message: '' },
  }),
  documentation(calls.rateConversation, {
    description: 'From 1 to 5, once the conversation is over.',
    params: x.byId,
    body: { rating: 5 },
    answer: { data: { ...x.closed, rating: 5 }, message: '' },
  }),
  documentation(calls.createSocketTicket, {
    description:
      'Opens one socket at `/api/chat/socket`, once, within 30 seconds. The ticket travels as a subprotocol, so that no address and no log holds it.',
    body: { conversationId: x.byId.id },
    answer: { data: { ticket: 'k7wq3m9x2hfd8v5tExample', expiresIn: 30 }, message: '' },
  }),
  documentation(calls.getDesk, {
    description:
      'Who waits, the own conversations, and the agents whom one can be handed to. Also keeps the agent present.',
    answer: { data: x.desk, message: '' },
  }),
  documentation(calls.setPresence, {
    description: 'An agent who is away gets no new conversations; those under way go on.',
    body: { presence: 'AVAILABLE' },
    answer: { data: x.desk, message: '' },
  }),
  documentation(calls.getDeskMessages, {
    description: 'What came after a number in a conversation that waits or is the own one.',
    params: x.byId,
    query: { after: 0 },
    answer: { data: { conversation: x.onDesk, messages: [x.question] }, message: '' },
  }),
  documentation(calls.sendDeskMessage, {
    description: 'Writes to the visitor of an own conversation. The same `clientId` again changes nothing.',
    params: x.byId,
    body: { clientId: 'a-8v5tk7wq', text: 'Yes, if it is registered.' },
    answer: {
      data: {
        ...x.question,
        seq: 2,
        from: 'AGENT',
        text: 'Yes, if it is registered.',
        clientId: 'a-8v5tk7wq',
      },
      message: '',
    },
  }),
  documentation(calls.uploadDeskFile, {
    description: 'The same for the agent of an own conversation.',
    params: x.byId,
    answer: { data: x.attached, message: '' },
  }),
  documentation(calls.getDeskFile, {
    description:
      'The same for an agent who may read the conversation: what the visitor sent and what agents attached. Reading a file of the visitor is written to the log.',
    params: { ...x.byId, fileKey: x.attached.fileKey },
    query: {},
  }),
  documentation(calls.readDeskMessages, {
    description: 'Marks the messages of the visitor as seen, up to a number.',
    params: x.byId,
    body: { upTo: 1 },
    answer: { message: '' },
  }),
  documentation(calls.claimConversation, {
    description:
      'Takes a conversation that waits. Of two agents who take the same one, one gets `chat_taken`.',
    params: x.byId,
    answer: { data: x.onDesk, message: '' },
  }),
  documentation(calls.transferConversation, {
    description: 'Hands an own conversation to another agent who is there.',
    params: x.byId,
    body: { agentId: 'usr_8v5tk7wq4n6z3m9x2hfd' },
    answer: {
      data: { ...x.onDesk, agentId: 'usr_8v5tk7wq4n6z3m9x2hfd', agentName: 'Jean-Paul Mugisha' },
      message: '',
    },
  }),
  documentation(calls.closeConversation, {
    description: 'Ends an own conversation; the visitor is told.',
    params: x.byId,
    answer: { data: { ...x.onDesk, status: 'CLOSED', closedAt: x.onDesk.startedAt }, message: '' },
  }),
  documentation(calls.listCannedReplies, {
    description:
      'Those of everybody who answers, in all languages. For managers, super users and chat agents.',
    answer: { data: [x.cannedReply], message: '' },
  }),
  documentation(calls.addCannedReply, {
    description: 'Shared by everybody who answers.',
    body: {
      language: 'en',
      title: 'Who may apply',
      text: 'A cooperative that is registered in a State Party may apply.',
    },
    answer: { data: x.cannedReply, message: 'The reply was saved.' },
  }),
  documentation(calls.changeCannedReply, {
    description: 'Replaces a prepared reply for everybody who answers.',
    params: { id: x.cannedReply.id },
    body: {
      language: 'en',
      title: 'Who may apply',
      text: 'A cooperative that is registered in a State Party may apply.',
    },
    answer: { data: x.cannedReply, message: 'The reply was saved.' },
  }),
  documentation(calls.deleteCannedReply, {
    description: 'Removes a prepared reply for everybody who answers.',
    params: { id: x.cannedReply.id },
    answer: { message: 'The reply was removed.' },
  }),
];
