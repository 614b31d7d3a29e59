// @vitest-environment jsdom

import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import {
  getTimeline,
  listMessages,
  readMessages,
  sendMessage,
} from '@portal/contracts/calls/applications/conversation';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { changeLanguage, queryClient, useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { fakeUploads } from '@portal/testing/fake-chat';
import { act, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test, vi } from 'vitest';
import { done } from '../../test/done.ts';
import { ownerApplication } from '../../test/example-draft.ts';
import { openAgain } from '../../test/open-again.ts';
import { messagesQuery } from './application.queries.ts';

const message = {
  id: 'msg_1',
  from: 'FUND' as const,
  authorName: null,
  isMine: false,
  text: 'Which bank holds the account?',
  fileKey: null,
  fileName: null,
  at: '2026-11-20T12:00:00.000000Z',
  readAt: null,
};

const open = async (given: Partial<OwnerApplication> = {}) => {
  const api = fakeApi();
  api.answer(getApplication, done(ownerApplication(given)));
  api.answer(getTimeline, done({ events: [], stages: [], usualDays: null, turn: 'FUND' as const }));
  api.answer(listMessages, done({ messages: [message], unread: 1 }));
  api.answer(readMessages, { message: '' });
  api.answer(listCountries, done([]));
  await openAgain('/workspace/my-applications/app_1');
  return api;
};

test('an approval shows amount, conditions and the words meant for the applicant', async () => {
  await open({
    status: 'APPROVED',
    decision: {
      status: 'APPROVED',
      at: '2026-11-21T09:00:00.000000Z',
      reasonCode: null,
      rule: null,
      message: 'Congratulations.',
      amountApproved: { amount: '1200000.00', currency: 'USD' },
      conditions: ['Insurance in place'],
    },
  });
  expect(await screen.findByText('Approved on 21 November 2026')).toBeTruthy();
  expect(screen.getByText(/USD\s1,200,000/)).toBeTruthy();
  expect(screen.getByText('Insurance in place')).toBeTruthy();
  expect(screen.getByText('Congratulations.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('the receipt names who signed, with the colon of its language', async () => {
  await open({ signature: { name: 'Kofi Boateng', signedAt: '2026-11-20T11:00:00.000000Z' } });
  await screen.findByText(/^Signed with a mailed code: Kofi Boateng, /);
  await act(() => changeLanguage('fr'));
  expect(screen.getByText(/^Signé avec un code reçu par e-mail : Kofi Boateng, /)).toBeTruthy();
  await act(() => changeLanguage('en'));
});

test('the fingerprint is copied, and what became of it is shown', async () => {
  await open();
  const user = userEvent.setup();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Copy' }));
  const notices = () => useNotices.getState().shown.map(({ description }) => description);
  await press();
  expect(await navigator.clipboard.readText()).toBe(ownerApplication().receipt?.sha256);
  await expect.poll(notices).toEqual(['Copied']);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
  await press();
  await expect.poll(notices).toContain('Not allowed');
});

test('on hold it says that it cannot be withdrawn now, and what to do instead', async () => {
  await open({ status: 'ON_HOLD' });
  await screen.findByText(/cannot be withdrawn while it is on hold\. .*write to the Fund under Messages/);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('a refusal gives its reason', async () => {
  await open({
    status: 'REJECTED',
    decision: {
      status: 'REJECTED',
      at: '2026-11-21T09:00:00.000000Z',
      reasonCode: 'OVERSUBSCRIBED',
      rule: null,
      message: null,
      amountApproved: null,
      conditions: [],
    },
  });
  expect(await screen.findByText('The fund has more requests than money')).toBeTruthy();
});

test('what the Fund wrote is shown and marked as read; an answer is sent and the field is empty again', async () => {
  const api = await open();
  const talk = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await talk.findByText('Which bank holds the account?')).toBeTruthy();
  await expect.poll(() => api.sent(readMessages)).toHaveLength(1);
  api.answer(sendMessage, done({ ...message, id: 'msg_2', isMine: true, from: 'APPLICANT' as const }));
  await userEvent.type(talk.getByLabelText('Your message'), 'Kenya Trade Bank');
  await userEvent.click(talk.getByRole('button', { name: 'Send message' }));
  await expect.poll(() => api.sent(sendMessage)).toEqual([{ text: 'Kenya Trade Bank' }]);
  await expect.poll(() => talk.getByLabelText('Your message')).toHaveProperty('value', '');
});

test('what the Fund writes while the page is open is marked as read as well', async () => {
  const api = await open();
  await expect.poll(() => api.sent(readMessages), { timeout: 10_000 }).toHaveLength(1);
  const later = { ...message, id: 'msg_2', text: 'And in which country?' };
  api.answer(listMessages, done({ messages: [message, later], unread: 1 }));
  await queryClient.invalidateQueries({ queryKey: messagesQuery('app_1').queryKey });
  await screen.findByText('And in which country?');
  await expect.poll(() => api.sent(readMessages), { timeout: 10_000 }).toHaveLength(2);
});

test('a file goes with a message', async () => {
  const api = await open();
  const talk = within(await screen.findByRole('region', { name: 'Messages' }));
  const stored = { fileKey: 'file_1', fileName: 'Bank.pdf', mime: 'application/pdf', size: 14 };
  fakeUploads({ status: 200, body: { data: { ...stored, scanStatus: 'CLEAN' }, message: '' } });
  await userEvent.type(talk.getByLabelText('Your message'), 'The letter of the bank');
  await userEvent.upload(
    talk.getByLabelText(/^File that goes with it/),
    new File(['%PDF-1.4 %%EOF'], 'Bank.pdf'),
  );
  await talk.findByRole('button', { name: 'Remove Bank.pdf' });
  api.answer(sendMessage, done({ ...message, id: 'msg_2', isMine: true, from: 'APPLICANT' as const }));
  await userEvent.click(talk.getByRole('button', { name: 'Send message' }));
  await expect
    .poll(() => api.sent(sendMessage))
    .toEqual([{ text: 'The letter of the bank', fileKey: 'file_1' }]);
  await expect.poll(() => talk.queryByText('Bank.pdf')).toBeNull();
});

test('a message that was not sent stays in its field with the reason', async () => {
  const api = await open();
  const talk = within(await screen.findByRole('region', { name: 'Messages' }));
  api.setOffline(true);
  await userEvent.type(talk.getByLabelText('Your message'), 'Kenya Trade Bank');
  await userEvent.click(talk.getByRole('button', { name: 'Send message' }));
  expect(await talk.findByRole('alert')).toBeTruthy();
  expect(talk.getByLabelText('Your message')).toHaveProperty('value', 'Kenya Trade Bank');
});

test('an application that is not there or not theirs is one and the same', async () => {
  const api = fakeApi();
  api.refuse(getApplication, 404, { error: 'not_found', message: 'Not there.' });
  await openAgain('/workspace/my-applications/app_x');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find this application' }),
  ).toBeTruthy();
});

test('an application that cannot be read says so in its own words and can be tried again', async () => {
  const silent = { error: 'internal_error', message: '', error_description: '' } as const;
  fakeApi().refuse(getApplication, 500, silent);
  await openAgain('/workspace/my-applications/app_1');
  expect(await screen.findByText('Failed to fetch application details')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
