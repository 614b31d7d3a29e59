import type { AttachedFile } from '../kernel/files.ts';
import type { CannedReply, ChatMessage, Conversation, Desk, DeskConversation } from './chat.schemas.ts';

const at = '2026-11-21T08:30:00.000Z';
const id = 'chc_7wq4n6z3m9x2hfd8v5tk';

const common = {
  id,
  visitorName: 'Ama Owusu',
  email: 'ama.owusu@example.org',
  language: 'en',
  applicationId: null,
  applicationNumber: null,
  startedAt: at,
  closedAt: null,
  rating: null,
  lastSeq: 1,
  ticketNumber: null,
} as const;

/* What the documented calls of the live chat speak of. */
export const byId = { id };

export const waiting: Conversation = { ...common, status: 'WAITING', agentName: null, before: 2 };

export const closed: Conversation = {
  ...common,
  status: 'CLOSED',
  closedAt: at,
  agentName: 'Amina',
  before: 0,
};

export const onDesk: DeskConversation = {
  ...common,
  status: 'ACTIVE',
  agentId: 'usr_xav318nj7a2mnnnyf6wq',
  agentName: 'Amina Bello',
  isApplicant: false,
  unread: 1,
  lastMessageAt: at,
  lastText: 'May a cooperative apply?',
};

export const question: ChatMessage = {
  id: 'chm_2hfd8v5tk7wq4n6z3m9x',
  conversationId: id,
  seq: 1,
  from: 'VISITOR',
  text: 'May a cooperative apply?',
  file: null,
  event: null,
  clientId: 'c-4n6z3m9x',
  at,
  readAt: null,
};

export const attached: AttachedFile = {
  fileKey: 'cfl_3m9x2hfd8v5tk7wq4n6z',
  fileName: 'statutes.pdf',
  mime: 'application/pdf',
  size: 184_320,
  scanStatus: 'CLEAN',
};

export const desk: Desk = {
  presence: 'AVAILABLE',
  waiting: [{ ...onDesk, status: 'WAITING', agentId: null, agentName: null }],
  mine: [],
  agents: [{ id: 'usr_8v5tk7wq4n6z3m9x2hfd', name: 'Jean-Paul Mugisha' }],
};

export const cannedReply: CannedReply = {
  id: 'rpl_8v5tk7wq4n6z3m9x2hfd',
  language: 'en',
  title: 'Who may apply',
  text: 'A cooperative that is registered in a State Party may apply.',
  updatedAt: at,
};
