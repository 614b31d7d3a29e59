// @vitest-environment jsdom
import { decideFundProposal, listFundProposals } from '@portal/contracts/calls/funds/fund-proposals';
import { getFund, listFunds, updateFund } from '@portal/contracts/calls/funds/funds';
import { downloadFile } from '@portal/contracts/calls/kernel/files';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { endSession, useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { admin } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const proposal: FundProposal = {
  id: 'prp_1',
  fundId: 'fund_base',
  fundTitle: { en: 'Base Fund' },
  kind: 'BALANCE',
  state: 'PENDING',
  process: 'CONTRIBUTION',
  amount: usd('600000.00'),
  balanceBefore: usd('5400000.00'),
  balanceAfter: usd('6000000.00'),
  reference: 'GA-7',
  note: null,
  counterparty: null,
  application: null,
  attachment: null,
  changes: [{ field: 'balance', old: '5400000.00', new: '6000000.00' }],
  proposedBy: { userId: 'usr_2', name: 'Kwabena Asante' },
  proposedAt: '2026-11-20T09:00:00.000000Z',
  expiresAt: '2026-12-04T09:00:00.000000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  obstacle: null,
  may: { decide: true, withdraw: false },
};

const open = async (given: Partial<FundProposal> = {}) => {
  const api = fakeApi();
  api.answer(listFunds, done([baseFund]));
  api.answer(listFundProposals, onePage([{ ...proposal, ...given }]));
  await renderArea(area, { at: '/workspace/fund-description', user: admin });
  return api;
};

test('a second person reads before and after, and approves after one more question', async () => {
  const api = await open();
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a second person' }));
  const plain = waiting.getByRole('article').textContent?.replaceAll('\u00a0', ' ');
  expect(plain).toContain('USD 5,400,000');
  expect(plain).toContain('USD 6,000,000');
  await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
  expect(api.sent(decideFundProposal)).toEqual([]);
  api.answer(decideFundProposal, done({ ...proposal, state: 'APPROVED' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'Agreement seen.');
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  await expect
    .poll(() => api.sent(decideFundProposal))
    .toEqual([{ decision: 'APPROVE', note: 'Agreement seen.' }]);
});

test('the document that it rests on is named beside it, and opens', async () => {
  const agreement = { fileKey: 'file_1', fileName: 'agreement.pdf', mime: 'application/pdf', size: 120_000 };
  const api = await open({ attachment: { ...agreement, scanStatus: 'CLEAN' } });
  const beside = within(await screen.findByRole('article'));
  expect(beside.getByText('agreement.pdf')).toBeDefined();
  expect(beside.getByText(/117\sKB/i)).toBeDefined();
  api.refuse(downloadFile, 503, { error: 'file_store_unavailable', message: 'The store is away.' });
  await userEvent.click(beside.getByRole('button', { name: 'Download agreement.pdf' }));
  await expect.poll(() => api.requests.some(({ url }) => url.pathname === '/api/file/file_1')).toBe(true);
});

test('whom money goes to and what it pays are said before it is approved', async () => {
  await open({
    process: 'DISBURSEMENT',
    counterparty: 'Sahel Cotton Cooperative',
    application: { id: 'app_7', applicationNumber: 'CF-2026-000016' },
  });
  const beside = within(await screen.findByRole('article'));
  expect(beside.getByText('Sahel Cotton Cooperative')).toBeDefined();
  const paid = beside.getByRole('link', { name: 'CF-2026-000016' });
  expect(paid.getAttribute('href')).toBe('/workspace/review-applications/app_7');
});

test('what cannot be approved says why, and can be rejected', async () => {
  await open({ obstacle: { en: 'Who proposed this has a conflict.' } });
  expect(await screen.findByText('Who proposed this has a conflict.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('who proposed it may only take it back', async () => {
  await open({ may: { decide: false, withdraw: true } });
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a note that was being written when the session ended is there after signing in', async () => {
  await open();
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    return (await screen.findByRole('alertdialog')).querySelector('textarea');
  };
  await userEvent.type((await ask()) ?? document.body, 'The agreement is not signed.');
  endSession('expired');
  cleanup();
  await open();
  const note = await ask();
  await expect.poll(() => note?.value).toBe('The agreement is not signed.');
});

test('a refusal stays in the question, and is not told in the next', async () => {
  const api = await open();
  api.refuse(decideFundProposal, 409, { error: 'insufficient_balance', message: 'Too much.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await question.findByText('Too much.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(within(await screen.findByRole('alertdialog')).queryByText('Too much.')).toBeNull();
});

test('a proposal that somebody else decided leaves the page, and the reason is told', async () => {
  const api = await open();
  const told = () => useNotices.getState().shown.map(({ description }) => description);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const message = 'This is not possible in the present state.';
  api.refuse(decideFundProposal, 409, { error: 'invalid_state', message });
  api.answer(listFundProposals, onePage<FundProposal>([]));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(told()).toContain('This can no longer be decided: somebody else may have been faster.');
});

test('what somebody proposes for the texts of a fund waits on the page that it leads to', async () => {
  const api = await open();
  api.answer(getFund, done(baseFund));
  api.answer(listFundProposals, onePage([]));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await userEvent.type(await screen.findByLabelText('Title (English)'), ' II');
  api.answer(listFundProposals, onePage([{ ...proposal, kind: 'DETAILS', note: 'Its new title.' }]));
  api.answer(updateFund, { ...done(baseFund, 'It waits.'), proposal });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Its new title.');
});
