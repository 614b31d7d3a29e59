// @vitest-environment jsdom
import { getFund, listFunds, updateFund } from '@portal/contracts/calls/funds/funds';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { admin } from '../../test/example-people.ts';
import { done } from '../../test/pages.ts';
import area from '../expose.ts';

const open = async (openDrafts = 3) => {
  const api = fakeApi();
  api.answer(getFund, done({ ...baseFund, openDrafts }));
  await renderArea(area, { at: '/workspace/fund-description/fund_base', user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Base Fund' });
  return api;
};

test('an address of no fund says so, and leads back to the funds', async () => {
  const api = fakeApi();
  api.refuse(getFund, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(listFunds, done([]));
  await renderArea(area, { at: '/workspace/fund-description/no-such-fund', user: admin });
  await screen.findByRole('heading', { level: 1, name: 'There is no such fund' });
  expect(screen.queryByText(/cannot be shown/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Fund description' }));
  await screen.findByRole('heading', { level: 1, name: 'Fund description' });
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const writeFrench = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Français' }));
  const french = screen.getByLabelText('Description (Français)', { exact: false });
  await userEvent.clear(french);
  await userEvent.type(french, 'Nouveau texte.');
};

test('a text is saved in its language; the other languages go as they were', async () => {
  const api = await open();
  api.answer(updateFund, done({ ...baseFund, rowVersion: 4 }, 'Saved.'));
  await writeFrench();
  await save();
  await expect
    .poll(() => api.sent(updateFund))
    .toEqual([{ fundId: 'fund_base', rowVersion: 3, description: { en: 'Grants.', fr: 'Nouveau texte.' } }]);
});

test('before an open fund is closed it is said how many drafts there are and what becomes of them', async () => {
  await open();
  const status = screen.getByRole('combobox', { name: 'Status' });
  const hint = /^Drafts not sent yet: 3. They cannot be sent/;
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.selectOptions(status, 'CLOSED');
  expect(await screen.findByText(hint)).toBeDefined();
  await userEvent.selectOptions(status, 'OPEN');
  await expect.poll(() => screen.queryByText(hint)).toBeNull();
  const closing = screen.getByLabelText(/^Closes on/);
  await userEvent.clear(closing);
  await userEvent.type(closing, '2020-01-31');
  expect(await screen.findByText(hint)).toBeDefined();
});

test('where there is no draft, closing warns of none', async () => {
  await open(0);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'CLOSED');
  await expect.poll(() => screen.getByLabelText('Status')).toHaveProperty('value', 'CLOSED');
  expect(screen.queryByText(/^Drafts not sent yet/)).toBeNull();
});

test('the next save goes on top of the last one', async () => {
  const api = await open();
  api.answer(updateFund, done({ ...baseFund, title: { en: 'Base Fund II' }, rowVersion: 4 }, ''));
  const title = screen.getByLabelText('Title (English)');
  await userEvent.type(title, ' II');
  await save();
  await expect.poll(() => api.sent(updateFund).length).toBe(1);
  await userEvent.clear(title);
  await userEvent.type(title, 'Base Fund III');
  await save();
  await expect.poll(() => api.sent(updateFund).at(1)).toMatchObject({ rowVersion: 4 });
});

test('a fund that somebody else saved meanwhile: what was typed is kept, theirs is taken in', async () => {
  const api = await open();
  const message = 'Somebody else saved this meanwhile.';
  api.refuse(updateFund, 409, { error: 'stale_version', message });
  const theirs = { ...baseFund, title: { en: 'Their title', fr: 'Leur titre' }, rowVersion: 9 };
  await writeFrench();
  api.answer(getFund, done(theirs));
  await save();
  const question = await screen.findByText('Somebody else saved this fund meanwhile');
  await screen.findByRole('row', { name: 'Title (English) Their title Base Fund' });
  screen.getByRole('row', { name: 'Description (Français) Subventions. Nouveau texte.' });
  expect(screen.getAllByRole('row')).toHaveLength(4);
  // Once, where the focus is.
  expect(screen.queryByText(message)).toBeNull();
  await expect.poll(() => document.activeElement?.contains(question)).toBe(true);

  const comes = api.hold(getFund, done(theirs));
  api.answer(updateFund, done({ ...theirs, rowVersion: 10 }, ''));
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  // Nothing goes on top of the old version while theirs is on its way.
  await save();
  expect(api.sent(updateFund)).toHaveLength(1);
  comes();
  await expect
    .poll(() => screen.getByLabelText('Title (Français)', { exact: false }))
    .toHaveProperty('value', 'Leur titre');
  expect(screen.getByLabelText('Description (Français)', { exact: false })).toHaveProperty(
    'value',
    'Nouveau texte.',
  );
  await save();
  await expect
    .poll(() => api.sent(updateFund).at(-1))
    .toEqual({ fundId: 'fund_base', rowVersion: 9, description: { en: 'Grants.', fr: 'Nouveau texte.' } });
});

test('a mistake in a language that is not shown brings that language up', async () => {
  const api = await open();
  await userEvent.clear(screen.getByLabelText('Title (English)'));
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(screen.getByLabelText('Title (English)').closest('[hidden]')).not.toBeNull();
  await save();
  await expect.poll(() => screen.getByLabelText('Title (English)').closest('[hidden]')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Title (English)'));
  expect(api.sent(updateFund)).toEqual([]);
});

test('limits that contradict each other are told before anything is sent', async () => {
  const api = await open();
  const most = screen.getByLabelText('Largest amount', { exact: false });
  await userEvent.clear(most);
  await userEvent.type(most, '100');
  await save();
  expect(
    await screen.findByRole('link', { name: 'Enter an amount that is not below the smallest amount' }),
  ).toBeDefined();
  expect(api.sent(updateFund)).toEqual([]);
});
