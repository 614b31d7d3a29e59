// @vitest-environment jsdom
import { MANAGER, REVIEWER, type Role } from '@portal/contracts';
import { bulkRemind } from '@portal/contracts/calls/review/bulk';
import { listWorkload } from '@portal/contracts/calls/review/proposals';
import type { Workload } from '@portal/contracts/review/proposals';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import manifest from '../area.ts';
import area from '../expose.ts';

const row = (name: string, facts: Partial<Workload>): Workload => ({
  userId: `usr_${name}`,
  name,
  countryCode: 'SN',
  openAssignments: 2,
  absentUntil: null,
  given: 5,
  started: 1,
  late: 0,
  lateIds: [],
  done: 3,
  meanScore: 3.5,
  ...facts,
});
const rows = [
  row('Amina', { done: 7, absentUntil: '2036-12-12' }),
  row('Kofi', { late: 2, lateIds: ['app_1', 'app_2'], meanScore: null }),
];

const open = async () => {
  const api = fakeApi();
  api.answer(listWorkload, { data: rows, message: '' });
  await renderArea(area, {
    at: '/workspace/workload',
    user: {
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
    },
  });
  await screen.findByRole('link', { name: 'Amina' });
  return api;
};
const names = () => screen.getAllByRole('link', { name: /^(Amina|Kofi)$/ }).map((link) => link.textContent);

test('who is late comes first, and every heading sorts', async () => {
  await open();
  expect(names()).toEqual(['Kofi', 'Amina']);
  expect(screen.getByText(/^away until/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Judged' }));
  await waitFor(() => expect(names()).toEqual(['Amina', 'Kofi']));
  expect(screen.getByRole('columnheader', { name: 'Judged' }).getAttribute('aria-sort')).toBe('descending');
  expect(location.search).toBe('?sort=done&order=DESC');
});

test('what is late leads to the list of it, and one press reminds of all of it', async () => {
  const api = await open();
  api.answer(bulkRemind, { data: [{ id: 'app_1', failure: null }], message: 'Done: 2 of 2.' });
  expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/workspace/review-applications?reviewer=usr_Kofi&late=1&sort=dueAt&order=ASC',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind Kofi of what is late' }));
  await waitFor(() =>
    expect(api.sent(bulkRemind)).toEqual([{ ids: ['app_1', 'app_2'], reviewerId: 'usr_Kofi' }]),
  );
  expect(screen.queryByRole('button', { name: 'Remind Amina of what is late' })).toBeNull();
});

test('the page is for managers and Admins', () => {
  const guard = manifest.routes.find(({ path }) => path === '/workspace/workload')?.guard;
  const roles: readonly Role[] = guard && 'roles' in guard ? guard.roles : [];
  expect(roles).toContain(MANAGER);
  expect(roles).not.toContain(REVIEWER);
});
