// @vitest-environment jsdom
import type { Language } from '@portal/contracts';
import * as headersOperations from '@portal/contracts/call';
import * as chatOperations from '@portal/contracts/calls/support/chat';
import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { defineRemote } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { fakeSockets, fakeUploads, fillChatGaps } from '@portal/testing/fake-chat';
import { renderArea } from '@portal/testing/render-area';
import { act, cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { beforeEach, expect, test, vi } from 'vitest';
import { attached, conversation, message } from '../../test/example-chat.ts';
import { forget, keep } from '../connection/tab-storage.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';
import { ChatButton } from './ChatButton.tsx';

const page = defineRemote({
  namespace: CHAT_NAMESPACE,
  loadLocale: (language) => import(`../../later-locales/${language}.json`),
  routes: [{ path: '/faqs', element: <ChatButton /> }],
});

const done = <T,>(data: T) => ({ data, message: '' });

const names = [
  'portal_chat',
  'portal_chat_draft:chc_1',
  'portal_chat_file:chc_1',
  'portal_chat_pending:chc_1',
];

beforeEach(() => {
  for (const name of names) forget(name);
  fillChatGaps();
});

const dialog = () => within(screen.getByRole('dialog'));

interface Opening {
  online?: boolean;
  begun?: Conversation;
  opens?: boolean;
  language?: Language;
}

/** The page with its panel open, before a conversation. */
const open = async ({ online = true, begun = conversation(), opens, language = 'en' }: Opening = {}) => {
  const api = fakeApi();
  const sockets = fakeSockets(opens === undefined ? {} : { opens });
  api.answer(chatOperations.getChatAvailability, done({ online, waiting: 0 }));
  api.answer(chatOperations.startConversation, done(begun));
  api.answer(chatOperations.createSocketTicket, done({ ticket: 'a'.repeat(32), expiresIn: 30 }));
  api.answer(chatOperations.readChatMessages, { message: '' });
  await renderArea(page, { at: '/faqs', language });
  await userEvent.click(await screen.findByRole('button', { expanded: false }));
  await screen.findByRole('dialog');
  return { api, sockets };
};

/** In a conversation that an agent took, over a socket that is open. */
const begin = async (opening: Opening = {}) => {
  const opened = await open(opening);
  await userEvent.type(await dialog().findByLabelText('Your name'), 'Ama Owusu');
  await userEvent.type(dialog().getByLabelText('E-mail'), 'ama@example.org');
  await userEvent.type(dialog().getByLabelText('Message'), 'Hello');
  await userEvent.click(dialog().getByRole('button', { name: 'Start chat' }));
  await dialog().findByText('Efua is with you');
  if (opening.opens !== false) await expect.poll(() => opened.sockets.said('follow')).toHaveLength(1);
  return opened;
};

const choose = async (file: File) => {
  // Not for people, who press the button that opens it.
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, file, { applyAccept: false });
};

const pdf = (name = 'plan.pdf') => new File(['%PDF-1.4 %%EOF'], name, { type: 'application/pdf' });

test('a conversation begins with name, address and a message, and goes on over the socket', async () => {
  const { api, sockets } = await begin();
  const [sent] = api.sent(chatOperations.startConversation);
  expect(sent).toMatchObject({
    name: 'Ama Owusu',
    email: 'ama@example.org',
    message: 'Hello',
    language: 'en',
  });
  act(() => sockets.now.say({ type: 'message', message: message(1, { from: 'VISITOR', text: 'Hello' }) }));
  act(() => sockets.now.say({ type: 'message', message: message(2, { text: 'Good morning' }) }));
  expect(await dialog().findByText('Good morning')).toBeDefined();
  // What is seen is said once it is in sight.
  await expect.poll(() => sockets.said('read').at(-1)?.upTo).toBe(2);
  await userEvent.type(dialog().getByLabelText('Your message'), 'Thank you{Enter}');
  expect(dialog().getByText('Being sent …')).toBeDefined();
  const [words] = sockets.said('message');
  expect(words).toMatchObject({ conversationId: 'chc_1', text: 'Thank you' });
  const mine = { from: 'VISITOR' as const, text: 'Thank you', clientId: words?.clientId ?? '' };
  act(() => sockets.now.say({ type: 'message', message: message(3, mine) }));
  act(() => sockets.now.say({ type: 'read', conversationId: 'chc_1', upTo: 3 }));
  expect((await dialog().findAllByText(/Seen/)).length).toBeGreaterThan(0);
  expect(dialog().queryByText('Being sent …')).toBeNull();
});

test('a message that came while the page was out of sight is seen once the person comes back', async () => {
  const { sockets } = await begin();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => sockets.now.say({ type: 'message', message: message(1) }));
  expect(await dialog().findByText('m1')).toBeDefined();
  expect(sockets.said('read')).toEqual([]);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sockets.said('read')).toMatchObject([{ upTo: 1 }]);
  sight.mockRestore();
});

test('a connection that is lost is said at once, and what was typed meanwhile goes once it is back', async () => {
  const { api, sockets } = await begin();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.setOffline(true);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await dialog().findByText(/^No connection/)).toBeDefined();
  await userEvent.type(dialog().getByLabelText('Your message'), 'Still here{Enter}');
  expect(sockets.said('message')).toEqual([]);
  line.mockRestore();
  api.setOffline(false);
  act(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => sockets.said('message')).toMatchObject([{ text: 'Still here' }]);
});

test('each message of an agent names who wrote it, also after another one has taken over', async () => {
  const { sockets } = await begin();
  for (const [at, agentName] of ['Efua', 'Kofi'].entries())
    act(() => sockets.now.say({ type: 'message', message: message(at + 1, { agentName }) }));
  const said = await dialog().findAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Efua: m1Efua · /),
    expect.stringMatching(/^Kofi: m2Kofi · /),
  ]);
  // Who listens has heard it before the words.
  expect(said[0]?.querySelector('[aria-hidden]')?.textContent).toBe('Efua · ');
});

test('who is typing is said, and not for ever', async () => {
  const { sockets } = await begin();
  act(() => sockets.now.say({ type: 'typing', conversationId: 'chc_1' }));
  expect(await dialog().findByText('Efua is writing …')).toBeDefined();
  act(() => sockets.now.say({ type: 'message', message: message(1) }));
  await expect.poll(() => dialog().queryByText('Efua is writing …')).toBeNull();
});

test('Escape closes the panel, puts the focus back and keeps what was typed; news are counted', async () => {
  const { sockets } = await begin();
  await userEvent.type(dialog().getByLabelText('Your message'), 'Half a sen');
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { expanded: false });
  expect(document.activeElement).toBe(button);
  act(() => sockets.now.say({ type: 'message', message: message(1) }));
  await expect.poll(() => button.textContent).toContain('(1)');
  await userEvent.click(button);
  expect(await dialog().findByLabelText('Your message')).toHaveProperty('value', 'Half a sen');
});

test('a text that is pasted too long stays whole, says so, and goes once it is shortened', async () => {
  const { sockets } = await begin();
  const area = dialog().getByLabelText('Your message');
  await userEvent.click(area);
  await userEvent.paste('w'.repeat(2002));
  await userEvent.keyboard('{Enter}');
  expect(area).toHaveProperty('value', 'w'.repeat(2002));
  dialog().getByText('Use at most 2000 characters. There are 2002 now.');
  expect(sockets.said('message')).toEqual([]);
  await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
  expect(sockets.said('message')).toMatchObject([{ text: 'w'.repeat(2000) }]);
});

test('how a new line is begun is said only where there are keys for it', async () => {
  await begin();
  dialog().getByText(/^Enter sends, Shift and Enter/);
  const touch = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => touch);
  await userEvent.type(dialog().getByLabelText('Your message'), 'How');
  expect(dialog().queryByText(/Shift/)).toBeNull();
});

test('while nobody is there a message is left, which gets a number and takes no file', async () => {
  const { api } = await open({ online: false });
  api.answer(sendContactMessage, done({ ticketNumber: 'CM-2026-000008' }));
  expect(await dialog().findByText(/A file can be sent in the chat, when an agent is here/)).toBeDefined();
  await userEvent.type(dialog().getByLabelText('First name'), 'Ama');
  await userEvent.type(dialog().getByLabelText('Last name'), 'Owusu');
  await userEvent.type(dialog().getByLabelText('E-mail'), 'ama@example.org');
  await userEvent.selectOptions(dialog().getByLabelText('Topic'), 'GENERAL');
  await userEvent.type(dialog().getByLabelText('Subject'), 'Sectors');
  await userEvent.type(dialog().getByLabelText('Message'), 'Which ones?');
  await userEvent.click(dialog().getByRole('button', { name: 'Send message' }));
  expect(await dialog().findByText('CM-2026-000008')).toBeDefined();
});

test('a file is sent when it is chosen, and goes with the next message under its key alone', async () => {
  const { sockets } = await begin();
  const uploads = fakeUploads({ status: 200, body: done(attached()) });
  await choose(pdf());
  expect(await dialog().findByRole('button', { name: 'Remove plan.pdf' })).toBeDefined();
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.path).toBe('/api/chat/conversations/chc_1/files');
  expect(uploads[0]?.headers[headersOperations.secretHeader]).toMatch(/^[\w-]{43}$/);
  await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
  const [words] = sockets.said('message');
  expect(words).toEqual({
    type: 'message',
    conversationId: 'chc_1',
    clientId: words?.clientId,
    fileKey: 'file_1',
  });
  expect(dialog().queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
  const mine = { from: 'VISITOR' as const, text: '', clientId: words?.clientId ?? '', file: attached() };
  act(() => sockets.now.say({ type: 'message', message: message(1, mine) }));
  expect(await dialog().findByRole('button', { name: 'Download plan.pdf' })).toBeDefined();
  expect(dialog().getByText(/2 kB|2 KB|2\.0 KB|2048/i)).toBeDefined();
});

test('a chat that takes no more says so at what was not sent, and what to do', async () => {
  const { sockets } = await begin();
  await userEvent.type(dialog().getByLabelText('Your message'), 'And one more{Enter}');
  const said = sockets.said('message')[0]?.clientId ?? '';
  const refused = { type: 'refused', code: 'chat_full', clientId: said, conversationId: 'chc_1' } as const;
  act(() => sockets.now.say(refused));
  await dialog().findByText(/chat is full. End it and start a new one/);
  expect(dialog().getByText('And one more')).toBeDefined();
});

test('a file that is not taken here is refused before it is sent, and holds the message back', async () => {
  const { sockets } = await begin();
  const uploads = fakeUploads({ status: 200, body: done(attached()) });
  await choose(new File(['MZ'], 'setup.exe'));
  expect(await dialog().findByText(/This type of file is not accepted here/)).toBeDefined();
  await userEvent.type(dialog().getByLabelText('Your message'), 'See this{Enter}');
  expect(sockets.said('message')).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: 'Remove setup.exe' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
  expect(sockets.said('message')).toMatchObject([{ text: 'See this' }]);
  expect(uploads).toEqual([]);
});

test('a file that did not get through says why, and goes when it is tried again', async () => {
  const { sockets } = await begin();
  const refusal = {
    error: 'too_many_requests',
    error_description: 'Too many files. Wait a moment.',
    message: 'Too many files. Wait a moment.',
    requestId: 'req-test',
  };
  fakeUploads({ status: 429, body: refusal }, { status: 200, body: done(attached()) });
  await choose(pdf());
  expect(await dialog().findByText('Too many files. Wait a moment.')).toBeDefined();
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  await expect.poll(() => dialog().queryByText('Too many files. Wait a moment.')).toBeNull();
  await userEvent.type(dialog().getByLabelText('Your message'), 'See this{Enter}');
  await expect.poll(() => sockets.said('message')).toMatchObject([{ text: 'See this', fileKey: 'file_1' }]);
});

test('a picture of the agent is shown by its bytes, an infected file by its name alone', async () => {
  const { api, sockets } = await begin();
  api.answer(chatOperations.getChatFile, new Blob());
  const photo = attached({ fileKey: 'file_2', fileName: 'photo.png', mime: 'image/png' });
  const bad = attached({ fileKey: 'file_3', fileName: 'bad.pdf', scanStatus: 'INFECTED' });
  act(() => sockets.now.say({ type: 'message', message: message(1, { text: 'Here', file: photo }) }));
  act(() => sockets.now.say({ type: 'message', message: message(2, { text: '', file: bad }) }));
  const picture = await dialog().findByRole('img', { name: 'Picture: photo.png' });
  expect(picture.getAttribute('src')).toBe('blob:picture');
  const asked = api.requests.find(({ call }) => call === chatOperations.getChatFile.id);
  expect(`${asked?.url.pathname}${asked?.url.search}`).toBe(
    '/api/chat/conversations/chc_1/files/file_2?w=480',
  );
  expect(dialog().getByText(/removed, because a virus was found/)).toBeDefined();
  expect(dialog().queryByRole('button', { name: 'Download bad.pdf' })).toBeNull();
});

test('where no socket opens, words and file go by plain calls', async () => {
  const { api } = await open({ opens: false });
  const thread = { conversation: conversation(), messages: [message(1, { from: 'VISITOR', text: 'Hello' })] };
  api.answer(chatOperations.getChatMessages, done(thread));
  api.answer(chatOperations.sendChatMessage, done(message(2, { from: 'VISITOR' })));
  fakeUploads({ status: 200, body: done(attached()) });
  await userEvent.type(await dialog().findByLabelText('Your name'), 'Ama');
  await userEvent.type(dialog().getByLabelText('E-mail'), 'ama@example.org');
  await userEvent.type(dialog().getByLabelText('Message'), 'Hello');
  await userEvent.click(dialog().getByRole('button', { name: 'Start chat' }));
  // The form says it, too, until the conversation has begun.
  const words = await dialog().findByLabelText('Your message');
  expect(await dialog().findByText('Hello')).toBeDefined();
  await choose(pdf());
  await dialog().findByRole('button', { name: 'Remove plan.pdf' });
  await userEvent.type(words, 'See this{Enter}');
  await expect
    .poll(() => api.sent(chatOperations.sendChatMessage)[0])
    .toMatchObject({
      text: 'See this',
      fileKey: 'file_1',
    });
});

test('when it is over it is rated, and another one may begin', async () => {
  const { api, sockets } = await begin();
  const over = conversation({ status: 'CLOSED', closedAt: '2026-11-21T09:00:00Z' });
  act(() => sockets.now.say({ type: 'conversation', conversation: over }));
  expect(await dialog().findByText('This conversation is over')).toBeDefined();
  expect(dialog().queryByLabelText('Your message')).toBeNull();
  // Who was writing is led to what comes next, not to the button that closes the panel.
  expect(document.activeElement?.textContent).toMatch(/^How was the conversation/);
  api.answer(chatOperations.rateConversation, done({ ...over, rating: 4 }));
  await userEvent.click(dialog().getByRole('button', { name: '4 of 5' }));
  expect(await dialog().findByText('Thank you.')).toBeDefined();
  await userEvent.click(dialog().getByRole('button', { name: 'Start a new chat' }));
  expect(await dialog().findByLabelText('Your name')).toBeDefined();
});

/** What the tab kept of a conversation when the page was loaded again. */
const resume = async (language: Language = 'en') => {
  const api = fakeApi();
  const sockets = fakeSockets();
  const kept = { id: 'chc_1', secret: 's'.repeat(43), isOpen: true };
  sessionStorage.setItem('portal_chat', JSON.stringify(kept));
  api.answer(chatOperations.createSocketTicket, done({ ticket: 'a'.repeat(32), expiresIn: 30 }));
  api.answer(chatOperations.getChatMessages, done({ conversation: conversation(), messages: [] }));
  await renderArea(page, { at: '/faqs', language });
  return { api, sockets };
};

test('a panel that was open when the page was loaded again goes on, with the file that was chosen', async () => {
  keep('portal_chat_file:chc_1', attached());
  const { sockets } = await resume();
  expect(await screen.findByText('Efua is with you')).toBeDefined();
  expect(dialog().getByRole('button', { name: 'Remove plan.pdf' })).toBeDefined();
  await expect.poll(() => sockets.said('follow')).toHaveLength(1);
  await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
  expect(sockets.said('message')).toMatchObject([{ fileKey: 'file_1' }]);
});

test('in Arabic a file is attached and named in Arabic', async () => {
  const { sockets } = await resume('ar');
  expect(await screen.findByRole('button', { name: 'إرفاق ملف' })).toBeDefined();
  await expect.poll(() => sockets.said('follow')).toHaveLength(1);
  act(() => sockets.now.say({ type: 'message', message: message(1, { file: attached() }) }));
  expect(await screen.findByRole('button', { name: 'تنزيل plan.pdf' })).toBeDefined();
  await choose(new File(['MZ'], 'setup.exe'));
  await screen.findByText(/\w، \w/);
});

test('a page that is left before its conversation was found opens no connection', async () => {
  keep('portal_chat', { id: 'chc_1', secret: 'b'.repeat(43), isOpen: false });
  const api = fakeApi();
  fakeSockets();
  api.answer(chatOperations.createSocketTicket, done({ ticket: 'a'.repeat(32), expiresIn: 30 }));
  const found = done({ messages: [], conversation: conversation() });
  const comes = api.hold(chatOperations.getChatMessages, found);
  const asked = () => api.requests.filter(({ call }) => call === chatOperations.getChatMessages.id);
  await renderArea(page, { at: '/faqs' });
  await expect.poll(asked).toHaveLength(1);
  cleanup();
  comes();
  forget('portal_chat');
  await renderArea(page, { at: '/faqs' });
  await expect.poll(() => screen.queryByRole('button')).not.toBeNull();
  expect(asked()).toHaveLength(1);
  expect(api.requests.filter(({ call }) => call === chatOperations.createSocketTicket.id)).toEqual([]);
});
