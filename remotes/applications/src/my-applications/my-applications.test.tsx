// @vitest-environment jsdom

import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { getAccountHolder } from '@portal/contracts/calls/applications/account-holder';
import { listMyApplications, withdraw } from '@portal/contracts/calls/applications/applications';
import { getTimeline } from '@portal/contracts/calls/applications/conversation';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { listOwnContactMessages } from '@portal/contracts/calls/support/contact-messages';
import { endSession, queryClient, useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { myApplication } from '../../test/example-draft.ts';
import { baseFund, creditFund } from '../../test/example-fund.ts';
import { openAgain } from '../../test/open-again.ts';

const open = async (applications: MyApplication[], counts = { all: 3, open: 1, closed: 2, unread: 0 }) => {
  const api = fakeApi();
  const total = applications.length;
  api.answer(listMyApplications, { data: applications, message: '', total, page: 1, pageSize: 10, counts });
  api.answer(listFunds, { data: [baseFund, creditFund], message: '' });
  api.answer(getAccountHolder, { data: null, message: '' });
  api.answer(getTimeline, { data: { events: [], stages: [], usualDays: null, turn: 'FUND' }, message: '' });
  await openAgain('/workspace/my-applications');
  return api;
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('the open application shows whose turn it is, its facts and what can be done', async () => {
  await open([myApplication({ unreadMessages: 1 })]);
  const shown = await card('Cold storage for grain');
  expect(shown.getByText('Received')).toBeTruthy();
  expect(await shown.findByText(/It is the Fund’s turn/)).toBeTruthy();
  expect(shown.getByText('4, all checked')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Messages (1 new)' }).getAttribute('href')).toBe(
    '/workspace/my-applications/app_1#messages',
  );
  expect(screen.getByRole('link', { name: 'Open 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All 3' }).getAttribute('aria-current')).toBe('page');
});

test('a page that the list has no longer leads to its last one', async () => {
  const api = fakeApi();
  const counts = { all: 10, open: 10, closed: 0, unread: 0 };
  api.reply(listMyApplications, ({ url: { searchParams } }) => {
    const page = Number(searchParams.get('page'));
    const data = page === 1 ? [myApplication()] : [];
    return { data, message: '', total: 10, page, pageSize: 10, counts };
  });
  api.answer(listFunds, done([]));
  api.answer(getTimeline, done({ events: [], stages: [], usualDays: null, turn: 'FUND' as const }));
  await openAgain('/workspace/my-applications?state=OPEN&page=2');
  await card('Cold storage for grain');
  expect(location.search).toBe('?state=OPEN&page=1');
});

test('a returned application says what is open, until when, and leads there', async () => {
  await open([
    myApplication({
      status: 'RETURNED',
      returnRequest: {
        sections: ['financing', 'documents'],
        message: 'More, please.',
        requests: [],
        dueAt: '2026-12-04T12:00:00.000000Z',
        returnedAt: '2026-11-20T09:00:00.000000Z',
      },
    }),
  ]);
  const shown = await card('Cold storage for grain');
  expect(shown.getByText('Your turn: changes are needed by 4 December 2026')).toBeTruthy();
  expect(shown.getByText(/Only “Financing request” and “Documents” can be changed/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Make the changes' }).getAttribute('href')).toBe(
    '/application/fund_credit?id=app_1',
  );
});

test('a recommendation is never told to the applicant', async () => {
  await open([myApplication({ status: 'UNDER_REVIEW' })]);
  expect((await card('Cold storage for grain')).getByText('Under review')).toBeTruthy();
});

test('a draft asks to be continued, and a closed one says how it ended', async () => {
  await open([
    myApplication({ id: 'app_2', status: 'DRAFT', projectTitle: 'Mill', applicationNumber: null }),
    myApplication({
      id: 'app_3',
      status: 'APPROVED',
      projectTitle: 'Dryers',
      decidedAt: '2026-04-09T10:00:00Z',
    }),
  ]);
  const link = (await card('Mill')).getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/application/fund_credit');
  expect((await card('Dryers')).getByText('Approved, 9 April 2026')).toBeTruthy();
});

test('an approval of the Base Fund asks for the account, and whom it is not for not', async () => {
  const approved = { status: 'APPROVED', fundType: 'BASE_FUND', fundId: 'fund_base' } as const;
  await open([
    myApplication(approved),
    myApplication({ ...approved, id: 'app_2', role: 'EDIT', projectTitle: 'Mill' }),
  ]);
  const shown = await card('Cold storage for grain');
  expect(await shown.findByText('Your turn: enter the account for the payment')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Enter the account' }).getAttribute('href')).toBe(
    '/workspace/my-applications/app_1',
  );
  expect((await card('Mill')).queryByRole('link', { name: 'Enter the account' })).toBeNull();
});

test('a draft of a fund that takes none now says so, one of a fund that closes until when it takes any', async () => {
  const api = await open([
    myApplication({ id: 'app_2', status: 'DRAFT', projectTitle: 'Mill' }),
    myApplication({ id: 'app_3', status: 'DRAFT', projectTitle: 'Dryers', fundId: 'fund_base' }),
  ]);
  const shown = await card('Mill');
  expect(shown.queryByText('The fund is not open for applications')).toBeNull();
  // Asked again while a first answer is on its way, the page would take that one.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  api.answer(listFunds, {
    data: [
      { ...baseFund, closesAt: '2027-01-31T21:59:00.000Z' },
      { ...creditFund, isOpen: false, status: 'CLOSED' },
    ],
    message: '',
  });
  await queryClient.invalidateQueries({ queryKey: ['applications', 'funds'] });
  expect(await shown.findByText('The fund is not open for applications')).toBeTruthy();
  expect(shown.getByText(/^Your draft is kept/)).toBeTruthy();
  expect((await card('Dryers')).queryByText('The fund is not open for applications')).toBeNull();
  expect(
    (await card('Dryers')).getByText(/^The fund takes applications until 31 Jan(uary)? 2027/),
  ).toBeTruthy();
});

test('withdrawing asks first, and sends the reason with the version that was read', async () => {
  const api = await open([myApplication()]);
  api.answer(withdraw, { data: { id: 'app_1', status: 'WITHDRAWN', rowVersion: 6 }, message: '' });
  await userEvent.click((await card('Cold storage for grain')).getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this application?' }));
  expect(api.sent(withdraw)).toEqual([]);
  await userEvent.type(question.getByLabelText(/^Reason/), 'Other funding came');
  // What failed can be tried again: the question stays, with its reason.
  api.refuse(withdraw, 503, { error: 'unavailable', message: 'Try again in a minute.' });
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await expect.poll(() => api.sent(withdraw)).toHaveLength(1);
  api.answer(withdraw, { data: { id: 'app_1', status: 'WITHDRAWN', rowVersion: 6 }, message: '' });
  await expect
    .poll(() => question.getByRole('button', { name: 'Withdraw' }))
    .toHaveProperty('disabled', false);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  const sent = { rowVersion: 5, reason: 'Other funding came' };
  await expect.poll(() => api.sent(withdraw)).toEqual([sent, sent]);
});

test('without a connection, withdrawing says so once, beside the reason', async () => {
  const api = await open([myApplication()]);
  await userEvent.click((await card('Cold storage for grain')).getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.setOffline(true);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await question.findByText(/connection/);
  expect(useNotices.getState().shown.filter(({ status }) => status === 'error')).toEqual([]);
});

test('a reason that was being written when the session ended is there after signing in', async () => {
  await open([myApplication()]);
  const ask = async () => {
    await userEvent.click((await card('Cold storage for grain')).getByRole('button', { name: 'Withdraw' }));
    return screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
  };
  await userEvent.type(await ask(), 'Other funding came');
  endSession('expired');
  cleanup();
  await openAgain('/workspace/my-applications');
  const reason = await ask();
  await expect.poll(() => reason.value).toBe('Other funding came');
});

test('with nothing yet, both funds are offered, and what their forms need', async () => {
  await open([], { all: 0, open: 0, closed: 0, unread: 0 });
  await screen.findByRole('heading', { name: 'No applications yet' });
  expect(
    screen.getAllByRole('link', { name: /papers, questions/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/applications/base-fund/before-you-start', '/applications/credit-fund/before-you-start']);
  await userEvent.click(screen.getByRole('button', { name: 'Create new application' }));
  expect((await screen.findByRole('menuitem', { name: 'Base Fund' })).getAttribute('href')).toBe(
    '/application/fund_base',
  );
});

test('while the funds are on their way the menu says so, and has them when they come', async () => {
  const api = fakeApi();
  const counts = { all: 0, open: 0, closed: 0, unread: 0 };
  api.answer(listMyApplications, { data: [], message: '', total: 0, page: 1, pageSize: 10, counts });
  const come = api.hold(listFunds, { data: [baseFund, creditFund], message: '' });
  await openAgain('/workspace/my-applications');
  await userEvent.click(await screen.findByRole('button', { name: 'Create new application' }));
  expect(await screen.findByRole('menuitem', { name: 'Loading the funds' })).toBeTruthy();
  come();
  expect(await screen.findByRole('menuitem', { name: 'Base Fund' })).toBeTruthy();
});

test('a list that cannot be read says so and can be tried again', async () => {
  const api = fakeApi();
  api.refuse(listMyApplications, 503, { error: 'unavailable', message: 'The service is busy.' });
  await openAgain('/workspace/my-applications');
  expect(await screen.findByText('The service is busy.')).toBeTruthy();
  const counts = { all: 0, open: 0, closed: 0, unread: 0 };
  api.answer(listMyApplications, { data: [], message: '', total: 0, page: 1, pageSize: 10, counts });
  api.answer(listFunds, { data: [], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeTruthy();
});

test('who wrote by the contact form reads it there with the reply, with or without an application', async () => {
  const api = await open([], { all: 0, open: 0, closed: 0, unread: 0 });
  expect(screen.queryByRole('region', { name: /contact form/ })).toBeNull();
  api.answer(listOwnContactMessages, {
    data: [
      {
        ticketNumber: 'CM-2026-000012',
        subject: 'Which years?',
        message: 'Which accounts do you need?',
        createdAt: '2026-11-10T08:00:00.000000Z',
        replies: [{ id: 'rep_1', body: 'Those of the last three.', sentAt: '2026-11-11T08:00:00.000000Z' }],
      },
    ],
    message: '',
  });
  cleanup();
  await openAgain('/workspace/my-applications');
  const shown = within(await screen.findByRole('region', { name: 'Your messages by the contact form' }));
  expect(shown.getByText('CM-2026-000012 · answered')).toBeTruthy();
  await userEvent.click(shown.getByText('Which years?'));
  expect(shown.getByText('Which accounts do you need?')).toBeTruthy();
  const line = shown.getByText('The Fund').parentElement;
  expect(line?.textContent).toMatch(/^The Fund, 11 Nov/);
  expect(line?.nextElementSibling?.textContent).toBe('Those of the last three.');
});
