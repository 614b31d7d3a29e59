// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { listMessages, readMessages, sendMessage } from '@portal/contracts/calls/applications/conversation';
import { fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import { openWorkspace } from '../../test/open-workspace.ts';

test('Ctrl and Enter send a message to the applicant', async () => {
  const api = fakeApi();
  api.answer(listMessages, { data: { messages: [], unread: 0 }, message: '' });
  await openWorkspace(api, MANAGER, staffApplication(), { tab: 'messages' });
  const field = await screen.findByLabelText(/^Message to the applicant/);
  await userEvent.type(field, 'Which year is it?{Control>}{Enter}{/Control}');
  await expect.poll(() => api.sent(sendMessage)).toEqual([{ text: 'Which year is it?' }]);
});

const message = {
  id: 'msg_1',
  from: 'APPLICANT' as const,
  authorName: 'Kofi Boateng',
  isMine: false,
  text: 'The letter of the bank',
  fileKey: 'file_1',
  fileName: 'Bank.pdf',
  at: '2026-11-20T12:00:00.000000Z',
  readAt: null,
};

test('who wrote a message and when stand apart by the comma of the language', async () => {
  const api = fakeApi();
  api.answer(listMessages, { data: { messages: [message], unread: 0 }, message: '' });
  await openWorkspace(api, MANAGER, staffApplication(), { tab: 'messages', language: 'ar' });
  const author = await screen.findByText('Kofi Boateng');
  expect(author.parentElement?.textContent).toMatch(/^Kofi Boateng، 20 نوفمبر/);
});

test('a file that came with a message can be saved', async () => {
  const api = fakeApi();
  api.answer(listMessages, { data: { messages: [message], unread: 0 }, message: '' });
  await openWorkspace(api, MANAGER, staffApplication(), { tab: 'messages' });
  await screen.findByRole('button', { name: 'Download Bank.pdf' });
});

test('messages that cannot be marked as read are shown all the same', async () => {
  const api = fakeApi();
  api.answer(listMessages, { data: { messages: [message], unread: 1 }, message: '' });
  api.refuse(readMessages, 503, { error: 'unavailable', message: 'Not now.' });
  await openWorkspace(api, MANAGER, staffApplication(), { tab: 'messages' });
  expect(await screen.findByText(message.text)).toBeDefined();
  expect(api.sent(readMessages)).toHaveLength(1);
});
