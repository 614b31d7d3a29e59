// @vitest-environment jsdom
import { type ErrorCode, REVIEWER } from '@portal/contracts';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { getDeskMessages } from '@portal/contracts/calls/support/agent-console';
import { getContactMessage, replyToContactMessage } from '@portal/contracts/calls/support/contact-messages';
import {
  assignInboxItem,
  getInboxWaiting,
  listInbox,
  listInboxAssignees,
  listRepeatedQuestions,
  listReplyTemplates,
  setInboxState,
} from '@portal/contracts/calls/support/inbox';
import { addCannedReply, listCannedReplies } from '@portal/contracts/calls/support/prepared-replies';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import type { InboxItem, RepeatedQuestion } from '@portal/contracts/support/inbox';
import { useLeaveQuestion, useNotices } from '@portal/platform';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { fillChatGaps } from '@portal/testing/fake-chat';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { beforeEach, expect, test } from 'vitest';
import { admin, manager, reviewer } from '../../test/example-people.ts';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const agent = { ...staff(REVIEWER), isChatAgent: 1 as const };

const written: InboxItem = {
  id: 'msg_1',
  kind: 'CONTACT',
  ticketNumber: 'CM-2026-000008',
  fromName: 'Kwame Ofori',
  subject: 'May we apply to both funds?',
  excerpt: 'We are a small company.',
  language: 'en',
  state: 'NEW',
  assignedTo: null,
  createdAt: '2026-10-31T09:00:00.000000Z',
  lastActivityAt: '2026-10-31T09:00:00.000000Z',
  waitingSince: '2026-10-31T09:00:00.000000Z',
  firstReplyAt: null,
  rating: null,
};
const asked: InboxItem = {
  ...written,
  id: 'app_1',
  kind: 'APPLICATION',
  ticketNumber: 'BF-2026-000123',
  subject: 'Customs data',
  state: 'OPEN',
  assignedTo: { id: 'usr_other', name: 'Esi Boateng' },
};
const over: InboxItem = {
  ...written,
  id: 'chc_1',
  kind: 'CHAT',
  ticketNumber: 'LC-2026-000001',
  subject: 'Where do I begin?',
  state: 'CLOSED',
  assignedTo: { id: agent.id, name: 'Efua' },
  waitingSince: null,
  rating: 4,
};
const message: ContactMessage = {
  id: 'msg_1',
  ticketNumber: written.ticketNumber,
  firstName: 'Kwame',
  lastName: 'Ofori',
  email: 'kwame@example.org',
  phone: null,
  countryCode: null,
  topic: 'GENERAL',
  applicationNumber: null,
  subject: written.subject,
  message: written.excerpt,
  language: 'en',
  status: 'NEW',
  assignedTo: null,
  replies: [],
  files: [],
  createdAt: written.createdAt,
  firstReplyAt: null,
  rowVersion: 1,
};
const often: RepeatedQuestion = {
  messageId: 'msg_1',
  ticketNumber: written.ticketNumber,
  subject: 'Both funds at once?',
  language: 'en',
  count: 3,
  lastAskedAt: written.createdAt,
  isAnswered: true,
};

beforeEach(fillChatGaps);

const open = async (
  rows: InboxItem[],
  user: typeof agent | typeof manager = manager,
  at = '',
  prepare?: (api: FakeApi) => void,
) => {
  const api = fakeApi();
  const some = { count: 2, oldestAt: written.waitingSince };
  const isAgent = user.isChatAgent === 1;
  api.answer(listInbox, onePage(rows));
  api.answer(
    getInboxWaiting,
    done({
      contact: isAgent || user.role !== REVIEWER ? some : null,
      application: some,
      chat: isAgent ? some : null,
    }),
  );
  api.answer(listRepeatedQuestions, done([often]));
  api.answer(
    listReplyTemplates,
    done([{ id: 'can_1', language: 'en' as const, title: 'Both funds', text: 'You may.' }]),
  );
  api.answer(listCannedReplies, done([]));
  api.answer(listCountries, done([]));
  prepare?.(api);
  await renderArea(area, { at: `/workspace/inbox${at}`, user });
  const table = within(await screen.findByRole('table', { name: 'Inbox' }));
  return { api, table };
};

const asksFor = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.requests.findLast(({ call }) => call === listInbox.id)?.url.searchParams.toString();

test('who waits longest comes first; kinds, status and holder narrow it and stay in the address', async () => {
  const { api, table } = await open([written, asked]);
  expect(asksFor(api)).toBe('page=1&pageSize=10&state=NEW&state=OPEN&sortBy=waitingSince&order=ASC');
  expect(table.getByText('CM-2026-000008')).toBeDefined();
  expect(table.getByRole('link', { name: 'Customs data' }).getAttribute('href')).toBe(
    '/workspace/review-applications/app_1?tab=messages',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Application (2)' }));
  await expect.poll(() => asksFor(api)).toContain('kind=APPLICATION');
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for a reply' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Closed' }));
  await expect.poll(() => asksFor(api)).toBe('page=1&pageSize=10&state=CLOSED&kind=APPLICATION');
  expect(location.search).toBe('?kind=APPLICATION&state=CLOSED');
});

test('the kinds are there before it is known how many wait', async () => {
  const some = { count: 2, oldestAt: written.waitingSince };
  const waiting = done({ contact: some, application: some, chat: some });
  let release = () => {};
  await open([asked], agent, '', (api) => {
    release = api.hold(getInboxWaiting, waiting);
  });
  expect(screen.getByRole('button', { name: 'Application' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Live chat' })).toBeDefined();
  release();
  expect(await screen.findByRole('button', { name: 'Application (2)' })).toBeDefined();
});

test('an application opened from the narrowed inbox leads back to it', async () => {
  const { table } = await open([asked], manager, '?kind=APPLICATION');
  await userEvent.click(table.getByRole('link', { name: 'Customs data' }));
  await expect.poll(() => window.history.state?.usr).toEqual({ inbox: '?kind=APPLICATION' });
});

test('an item is taken on, or settled without a reply', async () => {
  const { api } = await open([written, asked]);
  api.answer(assignInboxItem, done(written, 'Handed over.'));
  api.answer(setInboxState, done(asked, 'Saved.'));
  await chooseFrom('Actions for CM-2026-000008', 'Take');
  await expect
    .poll(() => api.sent(assignInboxItem))
    .toEqual([{ kind: 'CONTACT', id: 'msg_1', assigneeId: manager.id, assigneeBefore: null }]);
  await chooseFrom('Actions for BF-2026-000123', 'Close');
  await expect.poll(() => api.sent(setInboxState)).toEqual([{ id: 'app_1', state: 'CLOSED' }]);
});

test('an item is handed to somebody who may read it', async () => {
  const { api } = await open([asked]);
  api.answer(assignInboxItem, done(asked, 'Handed over.'));
  api.answer(listInboxAssignees, done([{ id: 'usr_7', name: 'Yaw Darko' }]));
  await chooseFrom('Actions for BF-2026-000123', 'Hand');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(await dialog.findByRole('combobox'), 'Yaw Darko');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await expect
    .poll(() => api.sent(assignInboxItem))
    .toEqual([{ kind: 'APPLICATION', id: 'app_1', assigneeId: 'usr_7', assigneeBefore: 'usr_other' }]);
});

test('who hands an item on to nobody is led to the choice', async () => {
  const { api } = await open([asked]);
  api.answer(listInboxAssignees, done([{ id: 'usr_7', name: 'Yaw Darko' }]));
  await chooseFrom('Actions for BF-2026-000123', 'Hand');
  const dialog = within(await screen.findByRole('alertdialog'));
  const choice = await dialog.findByRole('combobox');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await expect.poll(() => document.activeElement).toBe(choice);
  expect(choice.getAttribute('aria-invalid')).toBe('true');
  expect(api.sent(assignInboxItem)).toEqual([]);
});

/** Opens the dialog, chooses a person and is refused. */
const refusedToHandOn = async (status: number, error: ErrorCode, message: string) => {
  const { api } = await open([asked]);
  api.refuse(assignInboxItem, status, { error, message });
  api.answer(listInboxAssignees, done([{ id: 'usr_7', name: 'Yaw Darko' }]));
  await chooseFrom('Actions for BF-2026-000123', 'Hand');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(await dialog.findByRole('combobox'), 'Yaw Darko');
  const handOver = () => userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await handOver();
  await dialog.findByText(message);
  return { api, handOver };
};

test('a refusal to hand an item on is said once, in the dialog', async () => {
  await refusedToHandOn(403, 'forbidden', 'This person may not read it.');
  expect(useNotices.getState().shown.filter(({ status }) => status === 'error')).toEqual([]);
});

test('who reads that somebody else was faster hands the item on by a second press', async () => {
  const { api, handOver } = await refusedToHandOn(409, 'stale_version', 'Somebody else was faster.');
  api.answer(assignInboxItem, done(asked));
  await handOver();
  const sent = { kind: 'APPLICATION', id: 'app_1', assigneeId: 'usr_7' };
  await expect
    .poll(() => api.sent(assignInboxItem))
    .toEqual([{ ...sent, assigneeBefore: 'usr_other' }, sent]);
});

test('a message opens beside the list and is answered with a prepared reply', async () => {
  const { api, table } = await open([written]);
  api.answer(getContactMessage, done(message));
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, 'Sent.'));
  await userEvent.click(table.getByRole('link', { name: written.subject }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(await panel.findByLabelText('Reply to Kwame'), 'Dear Kwame,');
  await chooseFrom('Prepared replies', 'Both');
  await expect.poll(() => document.activeElement).toBe(panel.getByLabelText('Reply to Kwame'));
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  await expect
    .poll(() => api.sent(replyToContactMessage))
    .toEqual([{ contactUsId: 'msg_1', rowVersion: message.rowVersion, message: 'Dear Kwame,\n\nYou may.' }]);
});

test('the message below is one press away, also when the answered one left the list', async () => {
  const second = { ...written, id: 'msg_2', subject: 'And who signs?' };
  const { api, table } = await open([written, asked, second]);
  const about = { ...message, id: 'msg_2', subject: second.subject };
  api.reply(getContactMessage, ({ url }) => done(url.pathname.endsWith('msg_2') ? about : message));
  await userEvent.click(table.getByRole('link', { name: written.subject }));
  const panel = within(await screen.findByRole('dialog'));
  const next = () => panel.queryByRole('button', { name: 'Next message' });
  await panel.findByRole('button', { name: 'Next message' });
  api.answer(listInbox, onePage([asked, second]));
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, 'Sent.'));
  await userEvent.type(panel.getByLabelText('Reply to Kwame'), 'You may.');
  // What was typed and not sent is asked about first.
  await userEvent.click(next() as HTMLElement);
  await waitFor(() => expect(useLeaveQuestion.getState().question).not.toBeNull());
  useLeaveQuestion.getState().question?.stay();
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  await expect.poll(() => screen.queryByText(written.subject, { selector: 'td *' })).toBeNull();
  await userEvent.click(next() as HTMLElement);
  const subject = await panel.findByRole('heading', { name: second.subject });
  expect(document.activeElement).toBe(subject);
  expect(next()).toBeNull();
});

test('whoever answers prepares a reply beside the queue, and has it ready in the next answer', async () => {
  const { api, table } = await open([written]);
  const prepared = {
    id: 'can_2',
    language: 'en' as const,
    title: 'Office hours',
    text: 'From nine to five.',
  };
  api.answer(addCannedReply, done({ ...prepared, updatedAt: written.createdAt }, 'Saved.'));
  api.answer(listReplyTemplates, done([prepared]));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title'), prepared.title);
  await userEvent.type(dialog.getByLabelText('Text'), prepared.text);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.sent(addCannedReply)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  api.answer(getContactMessage, done(message));
  await userEvent.click(table.getByRole('link', { name: written.subject }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByLabelText('Reply to Kwame');
  await chooseFrom('Prepared replies', 'Office');
  await expect.poll(() => panel.getByLabelText('Reply to Kwame')).toHaveProperty('value', prepared.text);
});

test('an agent reads and answers the ticket of an own chat, and neither marks it as spam nor keeps public questions', async () => {
  const { api, table } = await open([written], agent);
  api.answer(getContactMessage, done(message));
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, 'Sent.'));
  expect(await screen.findByRole('button', { name: 'Contact message (2)' })).toBeDefined();
  expect(screen.queryByText('Asked more than once')).toBeNull();
  await userEvent.click(table.getByRole('link', { name: written.subject }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(await panel.findByLabelText('Reply to Kwame'), 'You may.');
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  await expect
    .poll(() => api.sent(replyToContactMessage))
    .toEqual([{ contactUsId: 'msg_1', rowVersion: message.rowVersion, message: 'You may.' }]);
  expect(panel.getByText('Close')).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Mark as spam' })).toBeNull();
});

test('a reviewer who is no chat agent uses prepared replies and does not keep them', async () => {
  await open([asked], reviewer);
  expect(await screen.findByRole('link', { name: 'Customs data' })).toBeDefined();
  expect(screen.queryByText('Prepared replies')).toBeNull();
});

test('an agent reads a chat that is over, with its rating, and no contact messages', async () => {
  const { api, table } = await open([over], agent, '?state=CLOSED');
  expect(table.getByText('Rated 4 of 5')).toBeDefined();
  expect(screen.queryByText('Asked more than once')).toBeNull();
  expect(screen.getByRole('link', { name: 'Live Chat' }).getAttribute('href')).toBe('/workspace/live-chat');
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  api.answer(
    getDeskMessages,
    done({
      conversation: {
        id: 'chc_1',
        visitorName: 'Ama Owusu',
        email: 'ama@example.org',
        language: 'en',
        status: 'CLOSED',
        applicationId: null,
        applicationNumber: null,
        startedAt: over.createdAt,
        closedAt: over.createdAt,
        rating: 4,
        lastSeq: 1,
        ticketNumber: null,
        agentId: agent.id,
        agentName: 'Efua',
        isApplicant: false,
        unread: 0,
        lastMessageAt: over.createdAt,
        visitorLeftAt: null,
        lastText: 'Where do I begin?',
      },
      messages: [
        {
          id: 'chm_1',
          conversationId: 'chc_1',
          seq: 1,
          from: 'VISITOR',
          text: 'Where do I begin, please?',
          file: null,
          event: null,
          clientId: 'client-1',
          at: over.createdAt,
          agentName: null,
          readAt: null,
        },
      ],
    }),
  );
  await userEvent.click(table.getByRole('link', { name: over.subject }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Where do I begin, please?')).toBeDefined();
  expect(panel.getByText('Rated 4 of 5')).toBeDefined();
});

test('what several people asked can become a public question, by the Admin', async () => {
  await open([written], admin);
  expect(await screen.findByText(/3 people asked/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Suggest a public question' }).getAttribute('href')).toBe(
    '/workspace/content-management/faqs-list/new?message=msg_1',
  );
});

test('a message that was read before it was taken on is answered as it is now', async () => {
  const { api } = await open([written]);
  api.answer(getContactMessage, done(message));
  await userEvent.click(screen.getByRole('link', { name: written.subject }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText(written.excerpt);
  await userEvent.keyboard('{Escape}');
  api.answer(assignInboxItem, done(written));
  api.answer(getContactMessage, done({ ...message, rowVersion: 2 }));
  await chooseFrom('Actions for CM-2026-000008', 'Take');
  await expect.poll(() => api.sent(assignInboxItem)).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: written.subject }));
  api.answer(replyToContactMessage, done({ ...message, rowVersion: 3 }));
  await userEvent.type(await screen.findByLabelText('Reply to Kwame'), 'You may.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await expect.poll(() => api.sent(replyToContactMessage)).toMatchObject([{ rowVersion: 2 }]);
});
