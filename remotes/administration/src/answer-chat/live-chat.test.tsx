// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { listContacts } from '@portal/contracts/calls/content/contacts';
import * as agentConsole from '@portal/contracts/calls/support/agent-console';
import * as chatOperations from '@portal/contracts/calls/support/chat';
import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import * as preparedReplies from '@portal/contracts/calls/support/prepared-replies';
import type * as chatSchemas from '@portal/contracts/support/chat.schemas';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { fakeSockets, fakeUploads, fillChatGaps } from '@portal/testing/fake-chat';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { beforeEach, expect, test } from 'vitest';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const agent = { ...staff(REVIEWER), isChatAgent: 1 as const };

const waiting: chatSchemas.DeskConversation = {
  id: 'chc_1',
  visitorName: 'Ama Owusu',
  email: 'ama@example.org',
  language: 'fr',
  status: 'WAITING',
  applicationId: null,
  applicationNumber: null,
  startedAt: new Date().toISOString(),
  closedAt: null,
  rating: null,
  lastSeq: 1,
  ticketNumber: null,
  agentId: null,
  agentName: null,
  isApplicant: false,
  unread: 1,
  lastMessageAt: new Date().toISOString(),
  visitorLeftAt: null,
  lastText: 'plan.pdf',
};
const mine: chatSchemas.DeskConversation = {
  ...waiting,
  status: 'ACTIVE',
  agentId: agent.id,
  agentName: 'Nomvula Dlamini',
};

const photo = {
  fileKey: 'file_1',
  fileName: 'plan.png',
  mime: 'image/png',
  size: 2048,
  scanStatus: 'CLEAN' as const,
};

const message: chatSchemas.ChatMessage = {
  id: 'chm_1',
  conversationId: 'chc_1',
  seq: 1,
  from: 'VISITOR',
  text: '',
  file: photo,
  event: null,
  clientId: 'client-1',
  at: new Date().toISOString(),
  agentName: null,
  readAt: null,
};

const reply = (language: chatSchemas.CannedReply['language'], title: string) => ({
  id: `can_${language}`,
  language,
  title,
  text: `${title}!`,
  updatedAt: message.at,
});

/** All notices, also those that have left the screen since. */
let notices: { title: string; description?: string | undefined }[] = [];
const told = () => notices;
useNotices.subscribe(({ shown }) => notices.push(...shown));

beforeEach(() => {
  notices = [];
  sessionStorage.clear();
  fillChatGaps();
});

/** The agent console with one conversation in sight. */
const open = async (shown: chatSchemas.DeskConversation, language: 'en' | 'ar' = 'en') => {
  const api = fakeApi();
  const sockets = fakeSockets();
  const consoleWith = (one: chatSchemas.DeskConversation) =>
    done({
      presence: 'AVAILABLE' as const,
      waiting: one.status === 'WAITING' ? [one] : [],
      mine: one.status === 'ACTIVE' ? [one] : [],
      agents: [{ id: 'usr_2', name: 'Kofi Annan' }],
    });
  api.answer(agentConsole.getDesk, consoleWith(shown));
  const replies = done([reply('fr', 'Bonjour'), reply('en', 'Hello')]);
  api.answer(preparedReplies.listCannedReplies, replies);
  api.answer(listReplyTemplates, replies);
  api.answer(chatOperations.createSocketTicket, done({ ticket: 'a'.repeat(32), expiresIn: 30 }));
  api.answer(agentConsole.getDeskMessages, done({ conversation: shown, messages: [message] }));
  api.answer(agentConsole.readDeskMessages, { message: '' });
  api.answer(agentConsole.getDeskFile, new Blob());
  api.answer(listContacts, onePage([]));
  await renderArea(area, { at: '/workspace/live-chat?chat=chc_1', user: agent, language });
  await expect.poll(() => sockets.said('follow')).toHaveLength(1);
  act(() => sockets.now.say({ type: 'message', message }));
  const log = within(await screen.findByRole('log'));
  await log.findByText('plan.png');
  return { api, sockets, consoleWith, log };
};

test('the visitor’s file is shown before the chat is taken, by its bytes and to be saved', async () => {
  const { api, sockets, consoleWith, log } = await open(waiting);
  expect((await log.findByRole('img', { name: 'Picture: plan.png' })).getAttribute('src')).toBe(
    'blob:picture',
  );
  expect(log.getByRole('button', { name: 'Download plan.png' })).toBeDefined();
  const asked = api.requests.find(({ call }) => call === agentConsole.getDeskFile.id);
  expect(asked?.url.pathname).toBe('/api/chat/desk/conversations/chc_1/files/file_1');
  // A file that stands for itself is named in the list.
  expect(screen.getByRole('button', { name: /Ama Owusu.*plan\.pdf/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  api.answer(agentConsole.claimConversation, done(mine));
  api.answer(agentConsole.getDesk, consoleWith(mine));
  await userEvent.click(screen.getByRole('button', { name: 'Take this chat' }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeDefined();
  await expect.poll(() => sockets.said('read').at(-1)?.upTo).toBe(1);
});

test('a chat that went to another agent and came back is followed anew, from where it was known', async () => {
  const { api, sockets, consoleWith } = await open(mine);
  api.answer(agentConsole.getDesk, consoleWith({ ...mine, lastSeq: 3 }));
  act(() => sockets.now.say({ type: 'desk' }));
  await expect.poll(() => sockets.said('follow')).toHaveLength(2);
  expect(sockets.said('follow').at(-1)).toMatchObject({ conversationId: 'chc_1', after: 1 });
});

test('an agent attaches a file to a prepared reply in the visitor’s language', async () => {
  const { sockets } = await open(mine);
  const file = { ...photo, fileKey: 'file_2', fileName: 'guide.pdf', mime: 'application/pdf' };
  const uploads = fakeUploads({ status: 200, body: done(file) });
  await userEvent.click(await screen.findByRole('button', { name: 'Prepared replies' }));
  expect(screen.queryByRole('menuitem', { name: 'Hello' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bonjour' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File(['%PDF-1.4 %%EOF'], 'guide.pdf'));
  await screen.findByRole('button', { name: 'Remove guide.pdf' });
  expect(uploads[0]?.path).toBe('/api/chat/desk/conversations/chc_1/files');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sockets.said('message')).toMatchObject([{ text: 'Bonjour!', fileKey: 'file_2' }]);
});

test('an agent sees since when the visitor is gone, in the list and beside the chat', async () => {
  const { api, sockets, consoleWith } = await open(mine);
  api.answer(agentConsole.getDesk, consoleWith({ ...mine, visitorLeftAt: '2026-11-20T09:05:00.000000Z' }));
  act(() => sockets.now.say({ type: 'desk' }));
  expect((await screen.findAllByText(/Not connected since \d\d:05/)).length).toBe(2);
});

test('a chat that the visitor ended stays in sight, with what was being typed', async () => {
  const { api, sockets, consoleWith, log } = await open(mine);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'It is on the');
  const closed = { ...mine, status: 'CLOSED' as const, closedAt: message.at };
  api.answer(agentConsole.getDesk, consoleWith(closed));
  api.answer(agentConsole.getDeskMessages, done({ conversation: closed, messages: [message] }));
  const last = { ...message, id: 'chm_2', seq: 2, from: 'SYSTEM' as const, file: null, text: 'Over.' };
  act(() => sockets.now.say({ type: 'message', message: { ...last, event: 'CLOSED' } }));
  act(() => sockets.now.say({ type: 'desk' }));
  await screen.findByText('This chat is over.');
  expect(screen.getByText('It is on the')).toBeDefined();
  expect(log.getByText('plan.png')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'End chat' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  // The focus of the text field goes to what stands in its place.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^This chat is over/);
});

test('an agent who is away reads why nobody waits, and how to be reached', async () => {
  const { api, sockets } = await open(waiting);
  const nobody = { presence: 'AWAY' as const, waiting: [], mine: [], agents: [] };
  api.answer(agentConsole.getDesk, done(nobody));
  act(() => sockets.now.say({ type: 'desk' }));
  await expect.poll(() => screen.queryAllByText(/^You are “Away”. Choose “Available”/).length).toBe(1);
});

test('the focus goes to a chat that is picked, and from one that is ended to the next, then to the list', async () => {
  const { api, sockets, consoleWith } = await open(mine);
  const other = { ...mine, id: 'chc_2', visitorName: 'Kwame Boateng' };
  const desk = consoleWith(mine);
  const has = (chats: chatSchemas.DeskConversation[]) => {
    api.answer(agentConsole.getDesk, { ...desk, data: { ...desk.data, mine: chats } });
    act(() => sockets.now.say({ type: 'desk' }));
  };
  has([mine, other]);
  const next = await screen.findByRole('button', { name: /Kwame Boateng/ });
  await userEvent.click(screen.getByRole('button', { name: /Ama Owusu/ }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Ama Owusu' }));
  api.reply(agentConsole.closeConversation, () => {
    has([other]);
    return done({ ...mine, status: 'CLOSED' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'End chat' }));
  await expect.poll(() => document.activeElement).toBe(next);
  await userEvent.click(next);
  api.reply(agentConsole.closeConversation, () => {
    has([]);
    return done({ ...other, status: 'CLOSED' });
  });
  await screen.findByRole('heading', { name: 'Kwame Boateng' });
  await userEvent.click(screen.getByRole('button', { name: 'End chat' }));
  await expect.poll(() => document.activeElement?.textContent).toMatch(/\(0\)$/);
});

test('the focus is not lost where the list leaves out a chat before its end is answered', async () => {
  const { api, sockets, consoleWith } = await open(mine);
  const desk = consoleWith(mine);
  await userEvent.click(screen.getByRole('button', { name: /Ama Owusu/ }));
  const end = api.hold(agentConsole.closeConversation, done({ ...mine, status: 'CLOSED' }));
  await userEvent.click(screen.getByRole('button', { name: 'End chat' }));
  api.answer(agentConsole.getDesk, { ...desk, data: { ...desk.data, mine: [] } });
  act(() => sockets.now.say({ type: 'desk' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Ama Owusu' })).toBeNull();
  act(() => end());
  await expect.poll(() => document.activeElement?.textContent).toMatch(/\(0\)$/);
});

test('who is second to take a chat is told so under its own words, not as an error', async () => {
  const { api } = await open(waiting);
  api.refuse(agentConsole.claimConversation, 409, {
    error: 'chat_taken',
    message: 'Another agent has taken it.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take this chat' }));
  await expect.poll(told).toContainEqual(expect.objectContaining({ title: 'Another agent has taken it.' }));
});

test('a hand-over names who goes on, to who gives the chat and to who reads it', async () => {
  const { api, sockets, log } = await open(mine);
  const line = { ...message, id: 'chm_2', seq: 2, from: 'SYSTEM' as const, file: null, clientId: null };
  const text = 'Kofi prend la suite.';
  const handOver = { ...line, event: 'TRANSFERRED' as const, text, agentName: 'Kofi' };
  act(() => sockets.now.say({ type: 'message', message: handOver }));
  expect(await log.findByText('The conversation was handed to Kofi.')).toBeDefined();
  api.answer(agentConsole.transferConversation, done({ ...mine, agentId: 'usr_2', agentName: 'Kofi' }));
  await chooseFrom('Hand over', 'Kofi');
  await expect
    .poll(told)
    .toContainEqual(expect.objectContaining({ description: 'The chat was handed to Kofi.' }));
});

test('without a socket, a chat that went to another agent does not end the console', async () => {
  const api = fakeApi();
  fakeSockets({ opens: false });
  api.answer(
    agentConsole.getDesk,
    done({ presence: 'AVAILABLE' as const, waiting: [], mine: [], agents: [] }),
  );
  api.answer(preparedReplies.listCannedReplies, done([]));
  api.answer(listReplyTemplates, done([]));
  api.answer(chatOperations.createSocketTicket, done({ ticket: 'a'.repeat(32), expiresIn: 30 }));
  api.refuse(agentConsole.getDeskMessages, 404, { error: 'not_found', message: 'Not there.' });
  api.answer(listContacts, onePage([]));
  await renderArea(area, { at: '/workspace/live-chat?chat=chc_9', user: agent });
  await screen.findByText('This chat is over or with another agent');
  expect(await screen.findByText('Connected, messages may take a few seconds')).toBeDefined();
});

test('in Arabic the arrow back is mirrored by the page alone', async () => {
  await open(mine, 'ar');
  const arrow = (await screen.findByText('كل المحادثات')).querySelector('svg');
  expect(arrow?.parentElement && getComputedStyle(arrow.parentElement).transform).toBe('none');
});

test('in Arabic the last words of a chat begin where its name does, in whichever script', async () => {
  await open(mine, 'ar');
  expect(getComputedStyle(await screen.findByText('plan.pdf')).textAlign).toBe('right');
});
