// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { bulkApprove, bulkDecide } from '@portal/contracts/calls/review/bulk';
import { previewDecisionMail } from '@portal/contracts/calls/review/decide';
import { endSession } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { cleanup, screen, userEvent, waitFor } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { queueRow } from '../../test/example-row.ts';
import area from '../expose.ts';
import { DecideSelected } from './DecideSelected.tsx';
import { rankingOf } from './ranking.ts';

const money = (amount: string) => ({ amount, currency: 'USD' });
/** Two of them selected, and a button that selects the others as well. */
const show = async (rows = [1, 2], conflicted?: number) => {
  const api = fakeApi();
  const { ranked } = rankingOf(
    rows.map((n) => ({ ...queueRow(n), ...(n === conflicted && { myDeclaration: 'CONFLICT' as const }) })),
    '400.00',
  );
  const fund = { fundType: 'CREDIT_FUND', available: money('400.00') } as const;
  const Shown = () => {
    const [count, setCount] = useState(2);
    return (
      <>
        <button type="button" onClick={() => setCount(rows.length)}>
          All
        </button>
        <DecideSelected selected={ranked.slice(0, count)} fund={fund} onSelect={() => {}} />
      </>
    );
  };
  const element = <Shown />;
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
  return api;
};

const letter = {
  to: 'awa@example.org',
  language: 'fr',
  subject: 'Votre demande',
  text: 'Bonjour Awa',
  fundWords: true,
} as const;

test('before several are approved, the letter to each is shown as it will be sent', async () => {
  const api = await show();
  api.answer(previewDecisionMail, { data: letter, message: '' });
  expect(screen.queryByText(/^Preview of the letter/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2' }));
  await userEvent.type(screen.getByLabelText(/^Conditions/), 'Sign first');
  const summary = screen.getByText(/^Preview of the letter: CF-2026-000002/);
  expect(summary.textContent, 'the table may be covered').toMatch(/Cold storage, USD\s150$/);
  await userEvent.click(summary);
  expect((await screen.findByText('Bonjour Awa')).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(screen.getByText('To awa@example.org, in French')).toBeDefined();
  expect(screen.getByText('In the fund’s own words.')).toBeDefined();
  const conditions = ['Sign first'];
  expect(api.sent(previewDecisionMail)).toEqual([
    { decision: 'APPROVE', rowVersion: 2, amountApproved: money('150.00'), conditions },
  ]);
  expect(api.sent(bulkApprove)).toEqual([]);
  const done = [1, 2].map((n) => ({ id: `app_${n}`, failure: null }));
  api.answer(bulkApprove, { data: done, message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  await waitFor(() => expect(api.sent(bulkApprove)).toHaveLength(1));
  const amountApproved = money('150.00');
  expect(api.sent(bulkApprove)).toEqual([
    { conditions, rows: [1, 2].map((n) => ({ id: `app_${n}`, rowVersion: n, amountApproved })) },
  ]);
});

test('what somebody has a conflict with is left out, and named', async () => {
  await show([1, 2], 2);
  expect(await screen.findByText(/declared a conflict of interest: CF-2026-000002$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Approve 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve 2' })).toBeNull();
});

test('several are rejected with one reason and message, and what was refused is named', async () => {
  const api = await show();
  const failure = { error: 'invalid_state', message: 'It has been withdrawn.' };
  api.answer(bulkDecide, {
    data: [
      { id: 'app_1', failure: null },
      { id: 'app_2', failure },
    ],
    message: '',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject 2' }));
  expect(api.sent(bulkDecide)).toEqual([]);
  await userEvent.click(screen.getByText(/^Preview of the letter: CF-2026-000001/));
  await screen.findByText('Complete the fields above first; then the letter can be shown.');
  expect(api.sent(previewDecisionMail)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'LOWER_PRIORITY');
  await userEvent.type(screen.getByLabelText(/^Message to the applicant/), 'The case was too weak.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject 2' }));
  await screen.findByText('It has been withdrawn.');
  expect(api.sent(bulkDecide)).toEqual([
    {
      decision: 'REJECT',
      reasonCode: 'LOWER_PRIORITY',
      messageToApplicant: 'The case was too weak.',
      rows: [1, 2].map((n) => ({ id: `app_${n}`, rowVersion: n })),
    },
  ]);
  const message = () => screen.getByLabelText(/^Message to the applicant/);
  await userEvent.click(screen.getByRole('button', { name: 'Again for 1' }));
  expect(message(), 'what was said stays for the rest').toHaveProperty('value', 'The case was too weak.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject 2' }));
  expect(message(), 'a new decision begins anew').toHaveProperty('value', '');
});

test('more than the money of the fund is not approved, also where it was selected after the question', async () => {
  await show([1, 2, 3]);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2' }));
  expect(screen.getByRole('button', { name: 'Approve 2' })).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('button', { name: 'Approve 3' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected applications' }));
});

test('the words for several are there after signing in again, for these and no others', async () => {
  await show([1, 2, 3]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject 2' }));
  await userEvent.type(screen.getByLabelText(/^Message to the applicant/), 'The case was too weak.');
  endSession('expired');
  cleanup();
  await show([1, 2, 3]);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject 3' }));
  expect(screen.getByLabelText(/^Message to the applicant/)).toHaveProperty('value', '');
  cleanup();
  await show([1, 2, 3]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject 2' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Message to the applicant/)).toHaveProperty(
      'value',
      'The case was too weak.',
    ),
  );
});
