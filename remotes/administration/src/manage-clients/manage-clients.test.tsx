// @vitest-environment jsdom
import { createApiClient, listApiClients } from '@portal/contracts/calls/identity/api-clients';
import type { ApiClient } from '@portal/contracts/identity/api-clients';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/example-people.ts';
import { done } from '../../test/pages.ts';
import area from '../expose.ts';

const client: ApiClient = {
  id: 'cli_1',
  name: 'Statistics office',
  scopes: ['funds:read'],
  createdBy: 'Ada Example',
  createdAt: '2026-11-20T09:00:00.000000Z',
  expiresAt: '2027-11-20T09:00:00.000000Z',
  revokedAt: null,
  lastUsedAt: null,
  oldSecretUntil: null,
  state: 'SUSPENDED',
};

const open = async () => {
  const api = fakeApi();
  api.answer(listApiClients, done([client]));
  await renderArea(area, { at: '/workspace/user-management/clients', user: admin });
  return api;
};

test('a system whose secret somebody had who left says so, and goes on with a new one', async () => {
  await open();
  expect(await screen.findByText(/account of who had its secret is closed/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'New secret' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByText(/24 more hours/)).toBeNull();
});

test('a new system ends in a year unless another day is chosen', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a system' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Audit office');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Funds and their graphs' }));
  api.answer(createApiClient, done({ client, secret: 'afs_x' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add a system' }));
  await expect.poll(() => api.sent(createApiClient)).toHaveLength(1);
  const [{ expiresAt } = { expiresAt: '' }] = api.sent(createApiClient) as { expiresAt: string }[];
  const days = (Date.parse(expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
  expect([364, 365, 366, 367]).toContain(Math.round(days));
});
