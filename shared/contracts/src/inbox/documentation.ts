import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { InboxItem } from './schemas.ts';

const item: InboxItem = {
  id: 'app_7h2kq9x4v3',
  kind: 'APPLICATION',
  ticketNumber: 'BF-2026-000123',
  fromName: 'Kwame Ofori',
  subject: 'Customs data for small exporters',
  excerpt: 'May the letter of the ministry follow next week?',
  language: 'en',
  state: 'OPEN',
  assignedTo: { id: 'usr_8nq2', name: 'Kwabena Asante' },
  createdAt: '2026-10-31T09:00:00Z',
  lastActivityAt: '2026-11-02T08:10:00Z',
  waitingSince: '2026-11-02T08:10:00Z',
  firstReplyAt: '2026-10-31T11:30:00Z',
  rating: null,
};

export const inboxDocumentation: readonly Documentation[] = [
  documentation(calls.listInbox, {
    description:
      'Of each kind what the caller may read: contact messages as a manager or super user (reported sign-ins as a super user alone) and as a chat agent the tickets of one’s own dropped chats, messages beside applications by the rules of the application (who entered it, and who has a conflict of interest, reads none), chats as a chat agent. Last activity first; `sortBy=waitingSince` leaves out what was answered. Spam is not in it, nor a chat that became a contact message.',
    query: { page: 1, pageSize: 10, state: ['NEW', 'OPEN'], sortBy: 'waitingSince', order: 'ASC' },
    answer: { data: [item], message: '', total: 1, page: 1, pageSize: 10 },
  }),
  documentation(calls.getInboxWaiting, {
    description: 'Null for a kind that the caller may not read. Counts end at ten thousand in all.',
    answer: {
      data: {
        contact: { count: 4, oldestAt: '2026-10-31T09:00:00Z' },
        application: { count: 1, oldestAt: '2026-11-02T08:10:00Z' },
        chat: null,
      },
      message: '',
    },
  }),
  documentation(calls.listInboxAssignees, {
    description: 'Whoever may read it. A reviewer gets nobody but themself.',
    query: { kind: 'APPLICATION', id: 'app_7h2kq9x4v3' },
    answer: { data: [{ id: 'usr_8nq2', name: 'Kwabena Asante' }], message: '' },
  }),
  documentation(calls.assignInboxItem, {
    description:
      'A new message that somebody takes on is an open one. A reviewer takes on what nobody has, and lets go of their own. `assigneeId` null: nobody’s.',
    body: { kind: 'APPLICATION', id: 'app_7h2kq9x4v3', assigneeId: null },
    answer: { data: { ...item, assignedTo: null }, message: 'Nobody has it now.' },
  }),
  documentation(calls.setInboxState, {
    description:
      'CLOSED: nobody waits, until the applicant writes again. A contact message is closed by `setContactMessageStatus`, a chat by `closeConversation`.',
    body: { id: 'app_7h2kq9x4v3', state: 'CLOSED' },
    answer: { data: { ...item, state: 'CLOSED', waitingSince: null }, message: 'The status was saved.' },
  }),
  documentation(calls.listReplyTemplates, {
    description: 'Those that chat agents keep, for whoever answers by mail.',
    answer: {
      data: [
        { id: 'rpl_5n8x', language: 'en', title: 'Documents', text: 'You can add it until the due day.' },
      ],
      message: '',
    },
  }),
  documentation(calls.listRepeatedQuestions, {
    description:
      'Of the last 200 contact messages of 90 days those that several people wrote in much the same words, in one language; the most asked first, ten at most.',
    answer: {
      data: [
        {
          messageId: 'msg_bcs73ct8htdvp9c4p3cc',
          ticketNumber: 'CM-2026-000008',
          subject: 'May we apply to both funds?',
          language: 'en',
          count: 3,
          lastAskedAt: '2026-10-31T09:00:00Z',
          isAnswered: true,
        },
      ],
      message: '',
    },
  }),
];
