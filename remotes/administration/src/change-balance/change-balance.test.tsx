// @vitest-environment jsdom

import { getGraphDataMonth, listFundHistory, updateFundBalance } from '@portal/contracts/calls/funds/balance';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { admin, manager } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });

const open = async (user = admin, limit?: string) => {
  const api = fakeApi();
  const { settings } = baseFund;
  const limited = settings && limit && { settings: { ...settings, secondPersonAbove: usd(limit) } };
  api.answer(getFund, done({ ...baseFund, ...limited }));
  api.answer(listFundHistory, onePage([]));
  api.answer(getGraphDataMonth, done([]));
  await renderArea(area, { at: '/workspace/fund-description/fund_base/balance', user });
  await userEvent.click(await screen.findByRole('radio', { name: /^Contribution/ }));
  await userEvent.type(screen.getByLabelText('Amount'), '600000');
  await userEvent.type(screen.getByLabelText('Reference'), 'GA-7');
  return api;
};

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check and confirm' }));
const confirm = async () => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Update balance' }));
};

const sent = {
  fundId: 'fund_base',
  rowVersion: 3,
  process: 'CONTRIBUTION',
  amount: { amount: '600000', currency: 'USD' },
  reference: 'GA-7',
};

test('money moves only after the question with the balance before and after', async () => {
  const api = await open();
  api.answer(updateFundBalance, done(baseFund, ''));
  await userEvent.type(screen.getByLabelText('Reference'), '{Enter}');
  expect(api.sent(updateFundBalance)).toEqual([]);
  await check();
  const question = await screen.findByRole('alertdialog', { name: 'Update the balance of Base Fund?' });
  const plain = question.textContent?.replaceAll('\u00a0', ' ');
  expect(plain).toContain('Balance nowUSD 5,400,000');
  expect(plain).toContain('Balance afterwardsUSD 6,000,000');
  expect(api.sent(updateFundBalance)).toEqual([]);
  await confirm();
  await expect.poll(() => api.sent(updateFundBalance)).toEqual([sent]);
  await expect.poll(() => location.pathname).toBe('/workspace/fund-description/fund_base/history');
});

test('more than the fund has available is told beside the amount, before anything is asked', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Disbursement/ }));
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '90000000');
  await check();
  const told = (await screen.findAllByText(/or less: that is what the fund has available$/))[0];
  expect(told?.textContent).toContain('3,600,000');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('who pays in parts reads what is left of an application, and is not asked to confirm more', async () => {
  const api = await open();
  const row = { applicationId: 'app_1', applicationNumber: 'BF-2026-000001' };
  const approved = { id: 'app_1', applicationNumber: 'BF-2026-000001', projectTitle: 'Mill' };
  api.answer(listFundApplications, onePage([{ ...approved, amountApproved: usd('250000.00') }]) as never);
  api.answer(
    listFundHistory,
    onePage([
      { ...row, amount: usd('250000.00') },
      { ...row, amount: usd('-100000.00') },
      { ...row, applicationId: 'app_2', amount: usd('70000.00') },
    ]) as never,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Disbursement/ }));
  await screen.findByRole('option', { name: /Mill/ });
  await userEvent.selectOptions(screen.getByLabelText(/^Application that is paid/), 'app_1');
  expect((await screen.findByText(/is left to pay on it\.$/)).textContent).toContain('150,000');
  const asked = api.requests.filter(({ call }) => call === listFundHistory.id).at(-1)?.url.searchParams;
  expect(asked?.get('search')).toBe('BF-2026-000001');
  await check();
  expect((await screen.findAllByText(/or less: that is what is left to pay/))[0]?.textContent).toContain(
    '150,000',
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '150000');
  await check();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Application that is paidBF-2026-000001',
  );
});

test('what a second person has to approve is asked for as a proposal', async () => {
  const question = 'Propose this change of the balance of Base Fund?';
  await open(manager);
  await check();
  const asked = within(await screen.findByRole('alertdialog', { name: question }));
  asked.getByText('A second person approves it. Until then the balance stays as it is.');
  await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
  cleanup();
  await open(admin, '400000.00');
  await check();
  await screen.findByRole('alertdialog', { name: question });
});

test('going back from the question keeps everything typed and sends nothing', async () => {
  const api = await open();
  await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'GA-7');
  expect(api.sent(updateFundBalance)).toEqual([]);
});

test('a balance that moved meanwhile is shown, and the next try goes on top of it', async () => {
  const api = await open();
  api.refuse(updateFundBalance, 409, { error: 'stale_version', message: 'Changed meanwhile.' });
  const moved = { ...baseFund, balance: { amount: '9000000.00', currency: 'USD' }, rowVersion: 8 };
  api.answer(getFund, done(moved));
  await check();
  await confirm();
  expect(await screen.findByText(/Its balance is now USD.9,000,000/)).toBeDefined();
  expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'GA-7');
  api.answer(updateFundBalance, done(moved, ''));
  await check();
  await confirm();
  await expect.poll(() => api.sent(updateFundBalance).at(-1)).toEqual({ ...sent, rowVersion: 8 });
});

test('nothing is asked before the fields are filled in', async () => {
  await open();
  await userEvent.clear(screen.getByLabelText('Amount'));
  await check();
  await expect.poll(() => screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
