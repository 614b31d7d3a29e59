// @vitest-environment jsdom
import { type Language, languages, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { User } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import manifest from '../area.ts';
import area from '../expose.ts';
import { queueAddress } from './queue-address.ts';

const manager: User = {
  id: 'usr_manager',
  email: 'manager@example.org',
  firstName: 'Kwabena',
  lastName: 'Asante',
  countryCode: 'GH',
  phone: '+233000000000',
  language: 'en',
  authorities: [MANAGER],
  role: MANAGER,
  isChatAgent: 0,
  mfaEnabled: true,
};

const open = async (
  address: string,
  language: Language = 'en',
  found: { total: number; totalIsCapped?: boolean; page?: number } = { total: 0 },
  user = manager,
) => {
  const api = fakeApi();
  api.answer(listFundApplications, {
    data: [],
    message: '',
    page: 1,
    ...found,
    pageSize: 10,
    nextKey: null,
    counts: [{ status: 'SUBMITTED', count: 2 }],
  });
  await renderArea(area, { at: address, user, language });
  const asked = () =>
    api.requests.filter(({ call }) => call === listFundApplications.id).map(({ url }) => url.searchParams);
  const addresses = () => api.requests.map(({ url }) => url.pathname + url.search);
  return { asked, addresses };
};

test('a reviewer begins with what waits for them, and is told once it is done', async () => {
  const reviewer: User = { ...manager, authorities: [REVIEWER], role: REVIEWER };
  const { asked } = await open('/workspace/review-applications', 'en', { total: 0 }, reviewer);
  await screen.findByText('Nothing waits for you now');
  expect(asked().at(-1)?.get('toJudge')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Due next' }));
  await waitFor(() => expect(asked().at(-1)?.getAll('status')).toContain('SUBMITTED'));
  expect(asked().at(-1)?.has('toJudge')).toBe(false);
});

test.each([REVIEWER, MANAGER, SUPER])(
  'the calls that go out early for a %s are those of the page',
  async (role) => {
    const [route] = manifest.routes;
    const early = route?.asksFor?.[role] ?? route?.asks ?? [];
    const user: User = { ...manager, authorities: [role], role };
    const { asked, addresses } = await open('/workspace/review-applications', 'en', { total: 0 }, user);
    await waitFor(() =>
      expect(addresses()).toEqual(expect.arrayContaining(early.map((path) => `/api${path}`))),
    );
    expect(asked()).toHaveLength(1);
  },
);

/** The panel of a filter, once it has taken the focus: before that it would take it from a field. */
const openFilter = async (name: string) => {
  const filters = within(await screen.findByRole('group', { name: 'Filters' }));
  await userEvent.click(await filters.findByRole('button', { name }));
  const panel = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  return within(panel);
};

const waiting = '/workspace/review-applications?unassigned=1&status=SUBMITTED';

test('what has no reviewer is asked for by the address, shown as a filter and taken off by itself', async () => {
  const { asked } = await open(waiting);
  await screen.findByText('Without a reviewer');
  await waitFor(() => expect(asked().at(-1)?.get('unassigned')).toBe('true'));

  await userEvent.click(screen.getByRole('button', { name: /Without a reviewer/ }));
  await waitFor(() => expect(asked().at(-1)?.has('unassigned')).toBe(false));
  expect(asked().at(-1)?.getAll('status')).toEqual(['SUBMITTED']);
  expect(screen.queryByText('Without a reviewer')).toBeNull();
  expect(location.search).toBe('?status=SUBMITTED');
});

test('without it in the address there is no such filter', async () => {
  const { asked } = await open('/workspace/review-applications');
  await waitFor(() => expect(asked()).not.toEqual([]));
  expect(asked().at(-1)?.has('unassigned')).toBe(false);
  expect(screen.queryByText('Without a reviewer')).toBeNull();
});

test('a language in the address asks for no applications: the first view opens', async () => {
  const { asked } = await open('/workspace/review-applications?lang=ar', 'ar');
  await waitFor(() => expect(asked().at(-1)?.get('sortBy')).toBe('dueAt'));
});

test('the filter has a name of its own in every language', async () => {
  const names = await Promise.all(
    languages.map(async (language) => {
      const words = await import(`../../locales/${language}.json`);
      return words.default.filters.unassigned;
    }),
  );
  expect(new Set(names).size).toBe(languages.length);
});

test('in Arabic', async () => {
  await open(waiting, 'ar');
  await screen.findByText('بلا مراجع');
});

test('a total that was not counted to its end says so', async () => {
  await open('/workspace/review-applications?search=mill', 'en', { total: 1000, totalIsCapped: true });
  await screen.findByText('Applications: 1,000 or more');
});

test('the key of the search is shown in its field until something is searched for or keys are off', async () => {
  await open('/workspace/review-applications');
  const field = await screen.findByRole('searchbox');
  const hint = () => document.querySelector('kbd')?.textContent;
  expect(hint()).toBe('/');
  await userEvent.type(field, 'cold');
  await expect.poll(hint).toBeUndefined();
  await userEvent.clear(field);
  await expect.poll(hint).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Keys on the keyboard' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Letters and digits are keys/ }));
  expect(hint()).toBeUndefined();
  localStorage.clear();
});

test('every press on the next page goes on by one, however long the list takes', async () => {
  const { asked } = await open('/workspace/review-applications?view=ALL', 'en', { total: 90 });
  const next = await screen.findByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  // The answer still has the first page.
  await userEvent.click(next);
  await waitFor(() => expect(asked().at(-1)?.get('page')).toBe('3'));
});

test('from a page that the list no longer has its last one opens, and nobody reads that there is nothing', async () => {
  const { asked } = await open('/workspace/review-applications?view=ALL&page=3', 'en', {
    total: 12,
    page: 3,
  });
  await waitFor(() => expect(asked().at(-1)?.get('page')).toBe('2'));
  expect(location.search).toBe('?view=ALL&page=2');
  expect(screen.queryByText('No application has been sent yet')).toBeNull();
});

test.each([
  ['250,000', '250000'],
  ['٢٥٠ ٠٠٠', '250000'],
  ['1 250,50', '1250.50'],
])('an amount typed as %s narrows the list by %s', async (typed, sent) => {
  const { asked } = await open('/workspace/review-applications?fund=BASE_FUND');
  const amount = await openFilter('Amount');
  await userEvent.type(amount.getByLabelText('From'), typed);
  expect(screen.queryByText(/^Enter an amount in figures/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked().at(-1)?.get('amountMin')).toBe(sent));
});

test('days that narrow the list read as other days do; taken off, nothing of them is set again', async () => {
  const { asked } = await open('/workspace/review-applications?view=ALL&dueFrom=2026-02-01&dueTo=2026-03-31');
  await userEvent.click(await screen.findByRole('button', { name: /1 Feb 2026 to 31 Mar 2026/ }));
  const due = await openFilter('Due');
  await userEvent.type(due.getByLabelText('To'), '2026-04-30');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked().at(-1)?.get('dueTo')).toBe('2026-04-30'));
  expect(asked().at(-1)?.has('dueFrom')).toBe(false);
});

test('what was sent since a day is found, read as that day and taken off by itself', async () => {
  const { asked } = await open('/workspace/review-applications?fund=BASE_FUND');
  const sent = await openFilter('Sent');
  await userEvent.type(sent.getByLabelText('From'), '2026-11-27');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked().at(-1)?.get('from')).toBe('2026-11-27'));
  await userEvent.click(await screen.findByRole('button', { name: /Sent · From 27 Nov 2026/ }));
  await waitFor(() => expect(location.search).toBe('?fund=BASE_FUND'));
});

test('whoever comes back to the list from another tab finds it read anew', async () => {
  const { asked } = await open('/workspace/review-applications?view=ALL');
  await screen.findByText('No application has been sent yet');
  expect(asked()).toHaveLength(1);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('both ends of a range are one filter', () => {
  const asked = (text: string) => queueAddress(new URLSearchParams(text)).narrowings;
  expect(asked('search=mill&dueFrom=2026-02-01&dueTo=2026-03-31')).toBe(1);
  expect(asked('fund=BASE_FUND&late=1&from=2026-02-01&to=2026-03-31&amountMin=1&amountMax=2')).toBe(4);
});
