// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { getScoreDraft, reviewerDecision } from '@portal/contracts/calls/review/decide';
import { listNotes } from '@portal/contracts/calls/review/notes';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import type { QueueRow } from '@portal/contracts/review/queue';
import { useLeaveQuestion } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, waitFor } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, rejected, staffApplication } from '../../test/example-application.ts';
import { queueRow } from '../../test/example-row.ts';
import area from '../expose.ts';

const decideOn = (n: number) => screen.findByRole('button', { name: `Decide on CF-2026-00000${n}` });
const panel = () => screen.queryByRole('region', { name: 'Cold storage' });

const open = async (third: Partial<QueueRow> = {}) => {
  const api = fakeApi();
  const listed = (...rows: number[]) => ({
    data: rows.map((n) => ({ ...queueRow(n), ...(n === 3 && third) })),
    message: '',
    total: rows.length,
    page: 1 as const,
    pageSize: 100 as const,
    nextKey: null,
    counts: [],
  });
  const fund = {
    fundId: 'fund_credit',
    fundType: 'CREDIT_FUND',
    title: { en: 'Credit Fund' },
    available: { amount: '1000.00', currency: 'USD' },
  } as Fund; // all that is read
  api.answer(listFunds, { data: [fund], message: '' });
  api.answer(listFundApplications, listed(1, 2, 3));
  api.answer(getApplication, { data: staffApplication({ may: may('decide') }), message: '' });
  api.answer(getScoreDraft, { data: [], message: '' });
  api.answer(listNotes, { data: { notes: [], people: [], hearsOthers: true }, message: '' });
  await renderArea(area, { at: '/workspace/ranking', user: staff(MANAGER) });
  return { api, listed };
};

test('Escape closes the panel but not while somebody writes, and leads back to what opened it', async () => {
  await open();
  await userEvent.click(await decideOn(1));
  await userEvent.click(await decideOn(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const message = await screen.findByLabelText(/^Message to the applicant/);
  await userEvent.type(message, 'The case was too weak.{Escape}');
  expect(message).toHaveProperty('value', 'The case was too weak.');
  expect(panel()).not.toBeNull();
  panel()?.focus();
  await userEvent.keyboard('{Escape}');
  // What was typed is not lost without a question.
  expect(panel()).not.toBeNull();
  await act(async () => useLeaveQuestion.getState().question?.leave());
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement).toBe(await decideOn(2));
});

test('whoever decides by keys goes on at the head of the ranking, where the row has left it', async () => {
  const { api, listed } = await open();
  api.answer(reviewerDecision, { data: rejected, message: '' });
  await userEvent.click(await decideOn(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'OVERSUBSCRIBED');
  await userEvent.type(screen.getByLabelText(/^Message to the applicant/), 'The money is used up this year.');
  api.answer(listFundApplications, listed(2));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement?.closest('[data-row]')).not.toBeNull();
});

test('the panel goes through the ranking by buttons and keys, and to the next disagreement', async () => {
  await open({ scores: [2, 4.5], meanScore: 3.25, scoreSpread: 2.5 });
  expect(await screen.findAllByRole('img', { name: 'Scores: 2.0, 4.5' })).toHaveLength(2);
  const isAt = async (rank: number) => await screen.findByText(new RegExp(`^Rank ${rank}, `));
  await userEvent.keyboard('j');
  await isAt(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next application' }));
  await isAt(2);
  await userEvent.keyboard('k');
  await isAt(1);
  await userEvent.keyboard('d');
  await isAt(3);
  expect((await decideOn(3)).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Next application' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('x');
  // Another status is that the application is still loading.
  expect((await screen.findByText('1 selected')).closest('[role=status]')).not.toBeNull();
});

test('the amount has a key, listed with the others, which opens the approval in the panel', async () => {
  await open();
  await userEvent.click(await decideOn(1));
  await screen.findByRole('button', { name: 'Approve' });
  await userEvent.keyboard('a');
  const amount = screen.getByLabelText(/^Amount approved/);
  expect(document.activeElement).toBe(amount);
  expect(amount).toHaveProperty('value', '1,240,500.00');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('?');
  expect((await screen.findByRole('dialog', { name: 'Keys on the keyboard' })).textContent).toContain(
    'Amount approved',
  );
});

test('a ranking whose funds cannot be read says so, and asks again', async () => {
  const api = fakeApi();
  api.refuse(listFunds, 503, { error: 'unavailable', message: 'Not now.' });
  await renderArea(area, { at: '/workspace/ranking', user: staff(MANAGER) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await expect.poll(() => api.sent(listFunds)).toHaveLength(2);
});
