// @vitest-environment jsdom

import { listCountries } from '@portal/contracts/calls/funds/reference';
import {
  deleteInterest,
  getInterest,
  listInterests,
  setInterestStatus,
} from '@portal/contracts/calls/support/interest';
import type { Interest } from '@portal/contracts/support/interest';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { manager } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const interest: Interest = {
  id: 'int_1',
  type: 'PARTNER',
  firstName: 'Chipo',
  lastName: 'Moyo',
  email: 'chipo@example.org',
  phone: '+263 77 123 4567',
  organisation: 'Chamber of Commerce',
  position: null,
  countryCode: null,
  message: 'May we work with you?',
  language: 'en',
  consent: true,
  status: 'NEW',
  statusBy: null,
  statusAt: null,
  confirmedAt: null,
  createdAt: '2026-10-31T09:00:00.000000Z',
  rowVersion: 1,
};
const contacted: Interest = {
  ...interest,
  status: 'CONTACTED',
  statusBy: 'Kwabena Asante',
  statusAt: '2026-11-01T09:00:00.000000Z',
  rowVersion: 2,
};

const list = async (rows: Interest[], at = '') => {
  const api = fakeApi();
  api.answer(listInterests, onePage(rows));
  api.answer(listCountries, done([]));
  await renderArea(area, { at: `/workspace/interests${at}`, user: manager });
  return api;
};

const open = async (shown = interest) => {
  const api = await list([shown], '?status=NEW');
  api.answer(getInterest, done(shown));
  await userEvent.click(await screen.findByRole('link', { name: 'Chipo Moyo' }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('heading', { name: 'Chipo Moyo' });
  return { api, panel };
};

const asksFor = (api: Awaited<ReturnType<typeof list>>) =>
  api.requests.findLast(({ call }) => call === listInterests.id)?.url.searchParams.toString();

test('filters and order stay in the address and reach the list', async () => {
  const api = await list([interest], '?type=PARTNER&status=NEW&page=2');
  await screen.findByRole('link', { name: 'Chipo Moyo' });
  expect(asksFor(api)).toBe('page=2&pageSize=10&status=NEW&type=PARTNER');
  const received = screen.getByRole('columnheader', { name: 'Received' });
  expect(received.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(received).getByRole('button'));
  await expect
    .poll(() => asksFor(api))
    .toBe('page=1&pageSize=10&sortBy=createdAt&order=ASC&status=NEW&type=PARTNER');
  expect(received.getAttribute('aria-sort')).toBe('ascending');
});

test('before anybody registered the list says so', async () => {
  await list([]);
  expect(await screen.findByText('Nobody has registered interest yet')).toBeDefined();
});

test('what somebody agreed to and how to reach them stand in the panel; closing it keeps the filters', async () => {
  const { panel } = await open();
  expect(panel.getByRole('link', { name: 'chipo@example.org' }).getAttribute('href')).toBe(
    'mailto:chipo@example.org',
  );
  expect(panel.getByRole('link', { name: '+263 77 123 4567' }).getAttribute('href')).toBe(
    'tel:+263771234567',
  );
  expect(panel.getByText(/^Agreed on .* that the Fund may write about this$/)).toBeDefined();
  expect(panel.getByText('May we work with you?')).toBeDefined();
  expect(location.search).toBe('?status=NEW&interest=int_1');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.search).toBe('?status=NEW');
});

test('news wait until the address is confirmed', async () => {
  const { panel } = await open({ ...interest, type: 'NEWS_UPDATES' });
  expect(panel.getByText('Address not confirmed yet: send no news')).toBeDefined();
});

test('noting that somebody was written to shows by whom and when', async () => {
  const { api, panel } = await open();
  api.answer(setInterestStatus, done(contacted, 'The status was saved.'));
  await userEvent.click(panel.getByRole('button', { name: 'Mark as contacted' }));
  expect(await panel.findByText('Noted by Kwabena Asante')).toBeDefined();
  expect(panel.getByText('Contacted')).toBeDefined();
  expect(api.sent(setInterestStatus)).toEqual([{ id: 'int_1', status: 'CONTACTED', rowVersion: 1 }]);
});

test('who notes something after somebody else sees that and how it stands now', async () => {
  const { api, panel } = await open();
  api.refuse(setInterestStatus, 409, { error: 'stale_version', message: 'Somebody else changed this.' });
  api.answer(getInterest, done(contacted));
  await userEvent.click(panel.getByRole('button', { name: 'Mark as closed' }));
  expect(await panel.findByText('Somebody else noted something meanwhile')).toBeDefined();
  expect(await panel.findByText('Noted by Kwabena Asante')).toBeDefined();
  api.answer(setInterestStatus, done({ ...contacted, status: 'CLOSED', rowVersion: 3 }, ''));
  await userEvent.click(panel.getByRole('button', { name: 'Mark as closed' }));
  expect(await panel.findByText('Closed')).toBeDefined();
  expect(api.sent(setInterestStatus).at(-1)).toEqual({ id: 'int_1', status: 'CLOSED', rowVersion: 2 });
});

/** Asks and answers; the drawer below lets go of the pointer a moment after the question is there. */
const deleteIt = async (panel: Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete what Chipo Moyo registered?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Delete' }), { pointerEventsCheck: 0 });
  return question;
};

test('who takes the consent back is deleted after a question', async () => {
  const { api, panel } = await open();
  api.answer(deleteInterest, done(null, 'The registration was deleted.'));
  api.answer(listInterests, onePage<Interest>([]));
  await deleteIt(panel);
  expect(await screen.findByText('Nothing matches these filters')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else deleted first is off the list after that is told', async () => {
  const { api, panel } = await open();
  api.refuse(deleteInterest, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(listInterests, onePage<Interest>([]));
  const question = await deleteIt(panel);
  expect(await question.findByText('It is not there.')).toBeDefined();
  expect(await screen.findByText('Nothing matches these filters')).toBeDefined();
});
