// @vitest-environment jsdom

import { listCountries } from '@portal/contracts/calls/funds/reference';
import { decideAdminProposal, listAdminProposals } from '@portal/contracts/calls/identity/admin-proposals';
import { addAdmin, listUsers } from '@portal/contracts/calls/identity/users';
import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { ghana } from '../../test/example-country.ts';
import { admin, userRow } from '../../test/example-people.ts';
import { chooseFrom } from '../../test/menu.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const proposal: AdminProposal = {
  id: 'apr_1',
  firstName: 'Thandi',
  lastName: 'Khumalo',
  email: 'thandi@example.org',
  countryCode: 'ZA',
  state: 'PENDING',
  proposedBy: { userId: 'usr_2', name: 'Themba Maseko' },
  proposedAt: '2026-11-20T09:00:00.000000Z',
  expiresAt: '2026-12-04T09:00:00.000000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  obstacle: null,
  may: { decide: true, withdraw: false },
};

const open = async (waiting: AdminProposal[]) => {
  const api = fakeApi();
  api.answer(listUsers, onePage([userRow()]));
  api.answer(listCountries, done([ghana]));
  api.answer(listAdminProposals, onePage(waiting));
  await renderArea(area, { at: '/workspace/user-management', user: admin });
  return api;
};

test('an Admin approves another after one more question', async () => {
  const api = await open([proposal]);
  const waiting = within(await screen.findByRole('region', { name: 'New Admins waiting for approval' }));
  expect(waiting.getByRole('article').textContent).toContain('thandi@example.org');
  await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
  api.answer(decideAdminProposal, done({ ...proposal, state: 'APPROVED' as const }));
  api.answer(listAdminProposals, onePage<AdminProposal>([]));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('The invitation is sent at once, in both names.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  await expect
    .poll(() => screen.queryByRole('region', { name: 'New Admins waiting for approval' }))
    .toBeNull();
  expect(api.sent(decideAdminProposal)).toEqual([{ decision: 'APPROVE' }]);
});

test('who proposed an Admin may only take it back', async () => {
  await open([{ ...proposal, may: { decide: false, withdraw: true } }]);
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('an Admin is added like the other staff, and then waits at the top of the list', async () => {
  const api = await open([]);
  await chooseFrom('Add user', 'Add Admin');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Who is the new Admin?' }));
  await userEvent.type(dialog.getByLabelText('First name'), 'Thandi');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Khumalo');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'thandi@example.org');
  await userEvent.selectOptions(dialog.getByLabelText('Country'), 'GH');
  const own = { ...proposal, may: { decide: false, withdraw: true } };
  api.answer(addAdmin, done({ user: null, proposal: own }, 'Another Admin has to approve.'));
  api.answer(listAdminProposals, onePage([own]));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Admin' }));
  expect(await screen.findByRole('region', { name: 'New Admins waiting for approval' })).toBeDefined();
});
