// @vitest-environment jsdom

import { listFundProposals } from '@portal/contracts/calls/funds/fund-proposals';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { listFailedWork } from '@portal/contracts/calls/kernel/failed-work';
import {
  approvedApplicationStats,
  countriesFundCounts,
  fundsStat,
  popularCountry,
  rejectedApplicationStats,
  totalFBU,
} from '@portal/contracts/calls/review/dashboard';
import { proposeReviewers } from '@portal/contracts/calls/review/proposals';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import { getFirstReplies } from '@portal/contracts/calls/support/contact-messages';
import {
  getInboxWaiting,
  listInbox,
  listRepeatedQuestions,
  listReplyTemplates,
  setInboxState,
} from '@portal/contracts/calls/support/inbox';
import { listCannedReplies } from '@portal/contracts/calls/support/prepared-replies';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import type { DecisionStats, FundsStat } from '@portal/contracts/review/dashboard';
import type { ProposedFile } from '@portal/contracts/review/proposals';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { queryClient, type User } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { queueRow } from '../../test/example-application.ts';
import { ghana, nigeria } from '../../test/example-country.ts';
import { baseFund } from '../../test/example-fund.ts';
import { admin, manager, reviewer } from '../../test/example-people.ts';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const none = { count: 0, oldestAt: null };
const { fundId, fundType, title, balance, committed, available } = baseFund;

const stats: FundsStat = {
  funds: [
    {
      fundId,
      fundType,
      title,
      balance,
      committed,
      available,
      paidOut: { amount: '4600000.00', currency: 'USD' },
      received: 5,
    },
  ],
  received: { total: 5, previous: 4, comparedToPrevious: 25 },
  series: [{ period: '2026-02', baseFund: 3, creditFund: 2 }],
  daysToDecision: { median: 38, previousMedian: 44, series: [] },
  waiting: {
    toDecide: { count: 2, oldestAt: null },
    withoutReviewer: none,
    overdueReturns: { count: 1, oldestAt: null },
  },
};

const decided = (total: number, previous: number): DecisionStats => ({
  total,
  previous,
  comparedToPrevious: null,
  amounts: null,
  series: [],
});

const proposed = (decide: boolean) =>
  ({ proposedAt: '2026-01-05T09:00:00Z', may: { decide, withdraw: !decide } }) as FundProposal; // all that is read

const period = 'from=2026-01-01&to=2026-03-31';

const open = async (user: User = manager, filters = '') => {
  const api = fakeApi();
  api.answer(fundsStat, done(stats));
  api.answer(approvedApplicationStats, done(decided(3, 1)));
  api.answer(rejectedApplicationStats, done(decided(1, 1)));
  api.answer(
    popularCountry,
    done([{ countryCode: 'GH', countryName: 'Ghana', baseFund: 3, creditFund: 1, total: 4 }]),
  );
  api.answer(
    countriesFundCounts,
    done([
      {
        countryCode: 'GH',
        countryName: 'Ghana',
        baseFund: 3,
        creditFund: 1,
        approved: null,
        requested: null,
      },
      {
        countryCode: 'NG',
        countryName: 'Nigeria',
        baseFund: 0,
        creditFund: 1,
        approved: null,
        requested: null,
      },
    ]),
  );
  api.answer(totalFBU, done({ total: 27, inPeriod: 4, previous: 2, comparedToPrevious: 100, series: [] }));
  api.answer(listFundApplications, { ...onePage([queueRow()]), nextKey: null, counts: [] });
  api.answer(
    getInboxWaiting,
    done({ contact: { count: 1, oldestAt: '2026-01-05T09:00:00Z' }, application: none, chat: null }),
  );
  const times = { answered: 42, medianSeconds: 11_700 };
  api.answer(
    getFirstReplies,
    done({
      days: 30,
      messages: times,
      chats: { answered: 0, medianSeconds: null },
      applications: { answered: 0, medianSeconds: null },
    }),
  );
  api.answer(listFailedWork, done([{ failedAt: '2026-01-05T09:00:00Z' } as FailedWork])); // all that is read
  api.answer(proposeReviewers, done([{} as ProposedFile])); // only counted
  api.answer(listFundProposals, onePage([proposed(true), proposed(false)]));
  api.answer(listCountries, done([ghana, nigeria]));
  await renderArea(area, { at: `/workspace?${period}${filters}`, user });
  await screen.findByText('25% more than before');
  return api;
};

test('the figures are compared with the period before', async () => {
  await open();
  expect(screen.getByText('2 more than before')).toBeDefined();
  expect(screen.getByText('As many as before')).toBeDefined();
  expect(screen.getByText('6 days faster')).toBeDefined();
});

test('every chart has its numbers as a table, months without applications included', async () => {
  await open();
  const panel = within(screen.getByRole('region', { name: 'Applications received' }));
  await userEvent.click(panel.getByRole('button', { name: 'Show as a table' }));
  const rows = within(panel.getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([[], ['January 2026', '0', '0'], ['February 2026', '3', '2'], ['March 2026', '0', '0']]);
});

test('whoever comes back from another tab finds what waits read anew', async () => {
  const api = await open();
  const asked = () => api.requests.filter(({ call }) => call === fundsStat.id).length;
  expect(asked()).toBe(1);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(asked).toBe(2);
});

test('a country of the map filters everything but the map itself', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'GH Ghana: 4' }));
  expect(location.search).toBe(`?${period}&country=GH`);
  await expect.poll(() => countryOf(api, fundsStat.id)).toBe('GH');
  expect(countryOf(api, countriesFundCounts.id)).toBeNull();
  expect(screen.getByRole('button', { name: 'GH Ghana: 4' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'NG Nigeria: 1' })).toBeDefined();
});

test('each tile of the map is one element', async () => {
  await open();
  const map = screen.getByRole('group', { name: 'Map of the member states' });
  expect(within(map).getAllByRole('button')).toHaveLength(55);
  expect(map.querySelectorAll('*')).toHaveLength(55);
});

test('arrows move over the map, with one stop of the Tab key for all of it', async () => {
  await open();
  const map = within(screen.getByRole('group', { name: 'Map of the member states' }));
  const stops = () => map.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toMatch(/^BJ/);
  expect(stops()).toEqual([document.activeElement]);
});

test('one part that fails says so and is read again alone; the others stay', async () => {
  const api = await open();
  api.refuse(popularCountry, 503, { error: 'unavailable', message: 'Not now.' });
  await userEvent.click(screen.getByRole('button', { name: 'NG Nigeria: 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'All funds' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Base Fund' }));
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('Most active countries cannot be shown right now');
  expect(screen.getByRole('region', { name: 'Fund balance' })).toBeDefined();
  api.answer(popularCountry, done([]));
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No application in this period')).toBeDefined();
});

test('an Admin is told of the changes of funds that somebody else proposed', async () => {
  await open(admin);
  const link = await screen.findByRole('link', { name: /^1 change of a fund to approve/ });
  expect(link.getAttribute('href')).toBe('/workspace/fund-description');
});

test('an Admin is told that a mail failed', async () => {
  await open(admin);
  const link = await screen.findByRole('link', { name: /^1 failed mail or job/ });
  expect(link.getAttribute('href')).toBe('/workspace/log-history');
});

test('a manager is told what waits and led to as much of it', async () => {
  await open();
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo(/2 recommended applications to decide/)).toBe(
    '/workspace/review-applications?view=TO_DECIDE&toDecide=1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'GH Ghana: 4' }));
  await expect
    .poll(() => leadsTo(/2 recommended applications to decide/))
    .toBe('/workspace/review-applications?country=GH&view=TO_DECIDE&toDecide=1');
  expect(leadsTo(/1 overdue change by an applicant/)).toBe(
    '/workspace/review-applications?country=GH&late=1&status=RETURNED',
  );
  const written = await screen.findByRole('link', { name: /1 person waits for a reply/ });
  expect(written.getAttribute('href')).toBe('/workspace/inbox');
});

test('a manager is told where a reviewer is to be replaced, and led to who is proposed, in whichever fund', async () => {
  await open(manager, '&fund=BASE_FUND');
  const link = await screen.findByRole('link', { name: '1 application needs another reviewer' });
  expect(link.getAttribute('href')).toBe('/workspace/review-applications?replacements=1');
});

test('where as many are to be replaced as are looked for, it says that there may be more', async () => {
  const api = await open();
  api.answer(proposeReviewers, done(Array.from({ length: 100 }, () => ({}) as ProposedFile)));
  await queryClient.invalidateQueries();
  await screen.findByRole('link', { name: '100 or more applications need another reviewer' });
});

test('what was settled in the inbox waits on the dashboard no longer', async () => {
  const api = await open();
  const written: InboxItem = {
    id: 'app_1',
    kind: 'APPLICATION',
    ticketNumber: 'BF-2026-000123',
    fromName: 'Kwame Ofori',
    subject: 'Customs data',
    excerpt: 'It is there.',
    language: 'en',
    state: 'OPEN',
    assignedTo: null,
    createdAt: '2026-01-05T09:00:00Z',
    lastActivityAt: '2026-01-05T09:00:00Z',
    waitingSince: '2026-01-05T09:00:00Z',
    firstReplyAt: null,
    rating: null,
  };
  api.answer(listInbox, onePage([written]));
  api.answer(listRepeatedQuestions, done([]));
  api.answer(listReplyTemplates, done([]));
  api.answer(listCannedReplies, done([]));
  await userEvent.click(await screen.findByRole('link', { name: /1 person waits for a reply/ }));
  api.answer(setInboxState, done(written));
  api.answer(getInboxWaiting, done({ contact: none, application: none, chat: null }));
  await chooseFrom('Actions for BF-2026-000123', 'Close');
  await expect.poll(() => api.sent(setInboxState)).toHaveLength(1);
  history.back();
  await screen.findByText('25% more than before');
  await expect.poll(() => screen.queryByRole('link', { name: /1 person waits for a reply/ })).toBeNull();
  // What was done elsewhere may have been what the figures count.
  for (const { id } of [fundsStat, approvedApplicationStats])
    await expect.poll(() => api.requests.filter(({ call }) => call === id).length).toBe(2);
});

test('a reviewer reads own work only, asks for no times of replies and cannot export', async () => {
  const api = await open(reviewer);
  const link = await screen.findByRole('link', { name: /1 application for you to review/ });
  // The list behind it has as many: only what is still to judge.
  expect(link.getAttribute('href')).toContain('toJudge=1');
  const asked = api.requests.find(({ call }) => call === listFundApplications.id);
  expect(asked?.url.searchParams.get('toJudge')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(api.requests.some(({ call }) => call === getFirstReplies.id)).toBe(false);
  expect(screen.queryByText(/first reply/)).toBeNull();
});

test('a manager reads how soon visitors were answered first, of each way that was used', async () => {
  await open(manager);
  expect(
    await screen.findByText('First reply, median of the last 30 days: by e-mail within 3 hours'),
  ).toBeDefined();
});

const countryOf = (api: Awaited<ReturnType<typeof open>>, call: string) =>
  api.requests
    .filter((request) => request.call === call)
    .at(-1)
    ?.url.searchParams.get('countryCode');
