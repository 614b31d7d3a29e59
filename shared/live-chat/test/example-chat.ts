import type { AttachedFile } from '@portal/contracts/kernel/files';
import type { ChatMessage, Conversation } from '@portal/contracts/support/chat.schemas';

const at = '2026-11-21T08:30:00.000Z';

/** A visitor's conversation that an agent took; only what matters needs to be given. */
export const conversation = (given: Partial<Conversation> = {}): Conversation => ({
  id: 'chc_1',
  visitorName: 'Ama Owusu',
  email: 'ama@example.org',
  language: 'en',
  status: 'ACTIVE',
  applicationId: null,
  applicationNumber: null,
  startedAt: at,
  closedAt: null,
  rating: null,
  lastSeq: 1,
  ticketNumber: null,
  agentName: 'Efua',
  before: null,
  ...given,
});

export const message = (seq: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `chm_${seq}`,
  conversationId: 'chc_1',
  seq,
  from: 'AGENT',
  text: `m${seq}`,
  file: null,
  event: null,
  clientId: `client-${seq}`,
  agentName: given.from === 'VISITOR' ? null : 'Efua',
  at,
  readAt: null,
  ...given,
});

export const attached = (given: Partial<AttachedFile> = {}): AttachedFile => ({
  fileKey: 'file_1',
  fileName: 'plan.pdf',
  mime: 'application/pdf',
  size: 2048,
  scanStatus: 'CLEAN',
  ...given,
});
