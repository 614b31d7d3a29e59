// @vitest-environment jsdom
import { BENEFICIARY, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { getLoginHistory } from '@portal/contracts/calls/identity/profile';
import {
  exportUsers,
  getUser,
  listUsers,
  toggleChatAgent,
  toggleUser,
} from '@portal/contracts/calls/identity/users';
import { listReviewers } from '@portal/contracts/calls/review/bulk';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin, userRow } from '../../test/example-people.ts';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const open = async (rows = [userRow()], at = '/workspace/user-management') => {
  const api = fakeApi();
  api.answer(listUsers, onePage(rows));
  api.answer(listCountries, done([]));
  await renderArea(area, { at, user: admin });
  await screen.findByRole('table', { name: 'User Management' });
  return api;
};

const noFactors = {
  factors: { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 },
  openSessions: 0,
  invitation: null,
};

const choose = (word: string) => chooseFrom('Actions for Ama Owusu', word);

test('the way back from a person leads to the list as it was, and to their row', async () => {
  const filtered = '/workspace/user-management?search=ama&page=2';
  const api = await open([userRow()], filtered);
  api.answer(getUser, done({ user: userRow(), ...noFactors }));
  api.answer(getLoginHistory, onePage([]));
  await userEvent.click(screen.getByRole('link', { name: 'Ama Owusu' }));
  await screen.findByRole('heading', { level: 1, name: 'Ama Owusu' });
  const back = screen.getByRole('link', { name: 'User Management' });
  expect(back.getAttribute('href')).toBe(filtered);
  await userEvent.click(back);
  await expect.poll(() => document.activeElement?.textContent).toBe('Ama Owusu');
  expect(document.activeElement?.tagName).toBe('A');
});

test('who registered and has not confirmed the address yet is pending, as nobody was invited', async () => {
  await open([userRow({ role: BENEFICIARY, status: 'PENDING', emailVerified: false })]);
  within(screen.getByRole('row', { name: /Ama Owusu/ })).getByText('Pending');
});

test('an account is disabled only after the question was answered', async () => {
  const api = await open();
  api.answer(toggleUser, done(userRow({ status: 'DISABLED' }), 'The account is disabled.'));
  await choose('Disable');
  const question = await screen.findByRole('alertdialog', { name: 'Disable Ama Owusu?' });
  expect(api.requests.filter(({ call }) => call === toggleUser.id)).toEqual([]);
  api.answer(listUsers, onePage([userRow({ status: 'DISABLED' })]));
  await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Disabled')).toBeDefined();
  const sent = api.requests.filter(({ call }) => call === toggleUser.id);
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual(['/api/profile/users/usr_1?to=DISABLED']);
});

test('before a reviewer is disabled, it says how many reviews somebody else would have to take on', async () => {
  const api = await open([userRow({ role: REVIEWER })]);
  const load = {
    userId: 'usr_1',
    name: 'Ama Owusu',
    countryCode: null,
    openAssignments: 12,
    absentUntil: null,
  };
  api.answer(listReviewers, done([load]));
  await choose('Disable');
  const question = await screen.findByRole('alertdialog');
  await within(question).findByText(/Open reviews that somebody else then has to take on: 12/);
});

test.each([
  [MANAGER, true],
  [BENEFICIARY, false],
])('before a %s is disabled, it says what becomes of assigned messages: %s', async (role, isSaid) => {
  await open([userRow({ role })]);
  await choose('Disable');
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(/signed out everywhere/);
  const said = within(question).queryByText(/Messages assigned to this person are unassigned/);
  expect(said !== null).toBe(isSaid);
});

test.each([2, 3])('of %i Admins, who disables one reads whether nobody else remains', async (total) => {
  const api = await open([userRow({ role: SUPER })]);
  api.answer(listUsers, { ...onePage([]), total });
  await choose('Disable');
  const question = await screen.findByRole('alertdialog');
  await expect
    .poll(() => api.requests.filter(({ url }) => url.pathname === `/api/profile/users/${SUPER}`))
    .toHaveLength(1);
  const warning = () => within(question).queryByText(/Without Ama Owusu you are the only Admin left/);
  await expect.poll(() => warning() !== null).toBe(total === 2);
});

test('an address stands below its name, whichever way the page is read', async () => {
  await open();
  // A box of its own would begin where its letters begin, in Arabic at the other end of the cell.
  expect(getComputedStyle(await screen.findByText('ama@example.org')).display).not.toBe('block');
});

test('rows stay when they cannot be read again, and are read once there is a connection', async () => {
  const api = await open();
  api.answer(toggleUser, done(userRow({ status: 'DISABLED' }), 'The account is disabled.'));
  api.refuse(listUsers, 503, { error: 'unavailable', message: 'Try again in a moment.' });
  await choose('Disable');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
  const told = () => useNotices.getState().shown.map(({ description }) => description);
  await expect.poll(told).toContain('Try again in a moment.');
  expect(screen.getByText('Ama Owusu')).toBeDefined();
  api.answer(listUsers, onePage([userRow({ status: 'DISABLED' })]));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Disabled')).toBeDefined();
});

test('a refusal stays in the dialog with its reason', async () => {
  const api = await open();
  const message = 'The last active Admin cannot be disabled.';
  api.refuse(toggleUser, 409, { error: 'last_admin', message });
  await choose('Disable');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
  const failed = await within(question).findByRole('alert');
  expect(failed.textContent).toBe(`An error has occurred${message}`);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nobody is offered to disable themselves', async () => {
  await open([userRow({ id: admin.id, firstName: 'Nomvula', lastName: 'Dlamini', role: admin.role })]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Nomvula Dlamini' }));
  expect(await screen.findByRole('menuitem', { name: 'Make chat agent' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Disable' })).toBeNull();
});

test('a reviewer becomes a chat agent', async () => {
  const api = await open();
  api.answer(toggleChatAgent, done(userRow({ isChatAgent: 1 }), ''));
  await choose('Make');
  api.answer(listUsers, onePage([userRow({ isChatAgent: 1 })]));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make Ama Owusu a chat agent?' }));
  await userEvent.click(question.getByRole('button', { name: 'Make chat agent' }));
  expect(await screen.findByText('Chat agent')).toBeDefined();
});

test('the filters of the address are asked for, and a new one starts at the first page', async () => {
  const api = await open(
    [userRow()],
    '/workspace/user-management?type=FUND_REVIEWER_USER&status=ACTIVE&page=2&pageSize=25',
  );
  const asked = () => api.requests.filter(({ call }) => call === listUsers.id).at(-1)?.url;
  expect(asked()?.pathname).toBe('/api/profile/users/FUND_REVIEWER_USER');
  expect(asked()?.search).toContain('page=2&pageSize=25');
  expect(asked()?.searchParams.getAll('status')).toEqual(['ACTIVE']);
  await userEvent.click(screen.getByRole('button', { name: 'Managers' }));
  expect(location.search).toBe('?status=ACTIVE&pageSize=25&type=FUND_MANAGER_USER');
  await expect.poll(() => asked()?.pathname).toBe('/api/profile/users/FUND_MANAGER_USER');
  expect(asked()?.searchParams.get('page')).toBe('1');
});

test('when nothing matches, the filters can be taken off', async () => {
  const api = fakeApi();
  api.answer(listUsers, onePage([]));
  api.answer(listCountries, done([]));
  await renderArea(area, { at: '/workspace/user-management?search=nobody', user: admin });
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  api.answer(listUsers, onePage([userRow()]));
  await userEvent.click(clear);
  expect(await screen.findByText('Ama Owusu')).toBeDefined();
  expect(location.search).toBe('');
});

test('a list that cannot be read says so and is read again on request', async () => {
  const api = fakeApi();
  api.refuse(listUsers, 503, { error: 'unavailable', message: 'Try again in a moment.' });
  api.answer(listCountries, done([]));
  await renderArea(area, { at: '/workspace/user-management', user: admin });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('User Management cannot be shown right now');
  expect(screen.queryByText('Loading')).toBeNull();
  api.answer(listUsers, onePage([userRow()]));
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ama Owusu')).toBeDefined();
});

test('a heading sorts, and the page that is selected is what is exported', async () => {
  const api = await open([userRow(), userRow({ id: 'usr_2', firstName: 'Kofi' })]);
  const asked = () => api.requests.filter(({ call }) => call === listUsers.id).at(-1)?.url.searchParams;
  const person = screen.getByRole('columnheader', { name: 'Name' });
  expect(person.getAttribute('aria-sort')).toBe('none');
  await userEvent.click(within(person).getByRole('button'));
  await expect.poll(() => asked()?.get('sortBy')).toBe('lastName');
  expect(asked()?.get('order')).toBe('ASC');
  expect(person.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }));
  expect(await screen.findByRole('button', { name: /Export.*2/ })).toBeDefined();
});

test('people chosen under one type are exported from whichever type is shown', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ama Owusu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Managers' }));
  api.refuse(exportUsers, 503, { error: 'unavailable', message: 'Not now.' });
  await userEvent.click(await screen.findByRole('button', { name: /Export.*1/ }));
  await expect.poll(() => api.sent(exportUsers)).toEqual([{ userId: ['usr_1'] }]);
  const asked = api.requests.find(({ call }) => call === exportUsers.id);
  expect(asked?.url.pathname).toBe('/api/profile/users/all/exportExcel');
});
