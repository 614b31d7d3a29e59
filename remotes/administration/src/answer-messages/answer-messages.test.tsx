// @vitest-environment jsdom

import { listCountries } from '@portal/contracts/calls/funds/reference';
import {
  getContactMessage,
  listContactMessages,
  replyToContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { manager } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const message: ContactMessage = {
  id: 'msg_1',
  ticketNumber: 'CM-2026-000008',
  firstName: 'Kwame',
  lastName: 'Ofori',
  email: 'kwame@example.org',
  phone: null,
  countryCode: null,
  topic: 'COMPLAINT',
  applicationNumber: null,
  subject: 'No answer to my question',
  message: 'I wrote three weeks ago.',
  language: 'en',
  status: 'NEW',
  assignedTo: null,
  replies: [],
  files: [],
  createdAt: '2026-10-31T09:00:00.000000Z',
  firstReplyAt: null,
  rowVersion: 1,
};

const open = async (shown = message, rows = [shown]) => {
  const api = fakeApi();
  api.answer(listContactMessages, onePage(rows));
  api.answer(getContactMessage, done(shown));
  api.answer(listCountries, done([]));
  await renderArea(area, { at: '/workspace/contact-us?status=NEW', user: manager });
  await userEvent.click(await screen.findByRole('link', { name: shown.subject }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText(shown.message);
  return { api, panel };
};

test('opening a message keeps the filters, closing it too', async () => {
  await open();
  expect(location.search).toBe('?status=NEW&message=msg_1');
  await userEvent.keyboard('{Escape}');
  expect(location.search).toBe('?status=NEW');
});

test('one message after the other is answered without going back to the list', async () => {
  const second = { ...message, id: 'msg_2', subject: 'One more', message: 'And I have another question.' };
  const { api } = await open(message, [message, second]);
  api.answer(getContactMessage, done(second));
  await userEvent.click(await screen.findByRole('button', { name: 'Next message' }));
  await screen.findByText(second.message);
  expect(location.search).toBe('?status=NEW&message=msg_2');
  await expect.poll(() => screen.queryByRole('button', { name: 'Next message' })).toBeNull();
});

test('the number that somebody named and their address lead to applications', async () => {
  const { panel } = await open({ ...message, applicationNumber: 'BF-2026-000012' });
  const target = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
  expect(target('BF-2026-000012')).toBe('/workspace/review-applications?view=ALL&search=BF-2026-000012');
  expect(target('Those from this address')).toBe(
    '/workspace/review-applications?view=ALL&search=kwame%40example.org',
  );
});

test('a reply is sent and shown, and the field is empty again', async () => {
  const { api, panel } = await open();
  const reply = {
    id: 'rep_1',
    body: 'We are sorry.',
    byUserId: manager.id,
    byName: 'Nomvula Dlamini',
    sentAt: '2026-11-01T09:00:00.000000Z',
    emailStatus: 'QUEUED' as const,
  };
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED', replies: [reply] }, 'Sent.'));
  await userEvent.type(panel.getByLabelText('Reply to Kwame'), 'We are sorry.');
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await panel.findByText(/e-mail on its way/)).toBeDefined();
  expect(panel.getByText('Answered')).toBeDefined();
  expect(panel.getByLabelText('Reply to Kwame')).toHaveProperty('value', '');
  expect(api.sent(replyToContactMessage)).toEqual([
    { contactUsId: 'msg_1', rowVersion: 1, message: 'We are sorry.' },
  ]);
});

test('Ctrl and Enter send a reply', async () => {
  const { api, panel } = await open();
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, 'Sent.'));
  await userEvent.type(panel.getByLabelText('Reply to Kwame'), 'Sorry.{Control>}{Enter}{/Control}');
  expect(await panel.findByText('Answered')).toBeDefined();
  expect(api.sent(replyToContactMessage)).toMatchObject([{ message: 'Sorry.' }]);
});

test('without a connection the reply stays in its field and can be sent again', async () => {
  const { api, panel } = await open();
  await userEvent.type(panel.getByLabelText('Reply to Kwame'), 'We are sorry.');
  api.setOffline(true);
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await panel.findByRole('alert')).toBeDefined();
  expect(panel.getByLabelText('Reply to Kwame')).toHaveProperty('value', 'We are sorry.');
  api.setOffline(false);
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, ''));
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await panel.findByText('Answered')).toBeDefined();
});

test('spam cannot be answered before it is opened again', async () => {
  const { api, panel } = await open({ ...message, status: 'SPAM' });
  expect(panel.queryByLabelText('Reply to Kwame')).toBeNull();
  api.answer(setContactMessageStatus, done({ ...message, status: 'OPEN' }, ''));
  await userEvent.click(panel.getByRole('button', { name: 'Open again' }));
  expect(await panel.findByLabelText('Reply to Kwame')).toBeDefined();
  expect(api.sent(setContactMessageStatus)).toEqual([
    { contactUsId: 'msg_1', status: 'OPEN', rowVersion: 1 },
  ]);
});

test('files that came with a chat stand under its words, to be saved unless a virus was found', async () => {
  const file = { fileKey: 'file_1', fileName: 'plan.pdf', mime: 'application/pdf', size: 2048 };
  const infected = { ...file, fileKey: 'file_2', fileName: 'bad.pdf', scanStatus: 'INFECTED' as const };
  const { panel } = await open({ ...message, files: [{ ...file, scanStatus: 'CLEAN' }, infected] });
  expect(panel.getByRole('button', { name: 'Download plan.pdf' })).toBeDefined();
  expect(panel.getByText(/removed, because a virus was found/)).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Download bad.pdf' })).toBeNull();
});

test('a reply whose answer was lost is sent again as the same, and the next one as another', async () => {
  const { api, panel } = await open();
  const send = async () => {
    await userEvent.type(panel.getByLabelText('Reply to Kwame'), 'We are sorry.');
    await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  };
  api.refuse(replyToContactMessage, 503, { error: 'unavailable', message: 'Try again soon.' });
  await send();
  await panel.findByRole('alert');
  api.answer(replyToContactMessage, done({ ...message, status: 'ANSWERED' }, 'Sent.'));
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  await panel.findByText('Answered');
  await expect.poll(() => panel.getByLabelText('Reply to Kwame')).toHaveProperty('value', '');
  await send();
  const keys = () =>
    api.requests
      .filter(({ call }) => call === replyToContactMessage.id)
      .map(({ headers }) => headers.get('Idempotency-Key'));
  await expect.poll(keys).toHaveLength(3);
  const [first, again, next] = keys();
  expect(first).not.toBeNull();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('who closes a message after somebody else did sees that, and can go on from there', async () => {
  const { api, panel } = await open();
  api.refuse(setContactMessageStatus, 409, { error: 'stale_version', message: 'Somebody was first.' });
  api.answer(getContactMessage, done({ ...message, status: 'CLOSED', rowVersion: 2 }));
  await userEvent.click(panel.getByText('Close', { selector: 'button' }));
  api.answer(setContactMessageStatus, done({ ...message, status: 'OPEN', rowVersion: 3 }, ''));
  await userEvent.click(await panel.findByRole('button', { name: 'Open again' }));
  await expect
    .poll(() => api.sent(setContactMessageStatus).at(-1))
    .toEqual({ contactUsId: 'msg_1', status: 'OPEN', rowVersion: 2 });
});
