// @vitest-environment jsdom
import { saveDraft } from '@portal/contracts/calls/applications/drafts';
import { getEligibility } from '@portal/contracts/calls/funds/eligibility';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { storeCheck } from '@portal/eligibility-check';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { baseFund } from '../../test/example-fund.ts';
import { openForm } from '../../test/open-form.ts';

const rule = (name: Eligibility['rules'][number]['rule'], version = 1): Eligibility['rules'][number] => ({
  rule: name,
  version,
  isAsked: true,
  question: { en: `Is ${name} so?` },
  advice: { en: `Make ${name} so.` },
  thresholds: {},
});

/** The fund asks three questions; the last one changed after the check. */
const eligibility: Eligibility = {
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  rulesVersion: 2,
  rules: [rule('stateBody'), rule('stateParty'), rule('tariffOffer', 2)],
  changedAt: null,
};

const check = {
  fundId: 'fund_base',
  rulesVersion: 1,
  answers: { stateBody: true, stateParty: false, tariffOffer: true },
  checkedAt: '2026-11-20T10:00:00.000Z',
};

const open = (options: Partial<Parameters<typeof openForm>[0]> = {}) =>
  openForm({
    page: 'eligibility',
    fund: baseFund,
    ...options,
    prepare: (api) => {
      api.answer(getEligibility, done(eligibility));
      storeCheck('BASE_FUND', check);
    },
  });

const chosen = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

test('the answers of the check are in the form, marked, and sent; a changed rule is asked anew', async () => {
  const { api } = await open();
  await screen.findByText(/Taken from your eligibility check of 20 Nov/);
  await expect
    .poll(() => ['stateBody', 'stateParty', 'tariffOffer'].map((name) => chosen(`Is ${name} so?`)))
    .toEqual(['yes', 'no', undefined]);
  screen.getByText('Make stateParty so.');
  await expect
    .poll(() => api.sent(saveDraft))
    .toMatchObject([{ answers: { eligibility: { stateBody: true, stateParty: false } } }]);
});

test('the mark goes when an answer is changed', async () => {
  await open();
  await screen.findByText(/Taken from your eligibility check/);
  const party = within(screen.getByRole('group', { name: 'Is stateParty so?' }));
  await userEvent.click(party.getByRole('radio', { name: 'Yes' }));
  await expect.poll(() => screen.queryByText(/Taken from your eligibility check/)).toBeNull();
});

test('answers that the form has already stay as they are', async () => {
  await open({ answers: { eligibility: { stateBody: false } } });
  await screen.findByRole('group', { name: 'Is stateBody so?' });
  await expect.poll(() => chosen('Is stateBody so?')).toBe('no');
  expect(chosen('Is stateParty so?')).toBeUndefined();
  expect(screen.queryByText(/Taken from your eligibility check/)).toBeNull();
});
