// @vitest-environment jsdom

import { getEligibility, saveEligibility } from '@portal/contracts/calls/funds/eligibility';
import { getFund } from '@portal/contracts/calls/funds/funds';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { admin } from '../../test/example-people.ts';
import { done } from '../../test/pages.ts';
import area from '../expose.ts';

const eligibility: Eligibility = {
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  rulesVersion: 3,
  rules: [
    {
      rule: 'stateBody',
      version: 1,
      isAsked: true,
      question: { en: 'A state body?', fr: 'Un organisme public ?' },
      advice: { en: 'Look at the Credit Fund.' },
      thresholds: {},
    },
    {
      rule: 'yearsOfAccounts',
      version: 3,
      isAsked: true,
      question: { en: '{years} years?' },
      advice: { en: 'Come back.' },
      thresholds: { years: 3, yearsSme: 2 },
    },
  ],
  changedAt: '2026-11-20T10:00:00.000Z',
};

const open = async () => {
  const api = fakeApi();
  api.answer(getFund, done(baseFund));
  api.answer(getEligibility, done(eligibility));
  await renderArea(area, { at: '/workspace/fund-description/fund_base/eligibility', user: admin });
  await screen.findByText(/Version 3/);
  return api;
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const first = (name: string) => {
  const [field] = screen.getAllByLabelText(name, { exact: false });
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};

test('only the rule that was changed is sent, in its language, over the version that was read', async () => {
  const api = await open();
  api.answer(saveEligibility, done({ ...eligibility, rulesVersion: 4 }, 'Saved.'));
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  await userEvent.type(first('What to do after a No (Français)'), 'Voyez le Fonds de crédit.');
  await save();
  await expect
    .poll(() => api.sent(saveEligibility))
    .toEqual([
      {
        rulesVersion: 3,
        rules: [
          {
            rule: 'stateBody',
            isAsked: true,
            question: eligibility.rules[0]?.question,
            advice: { en: 'Look at the Credit Fund.', fr: 'Voyez le Fonds de crédit.' },
          },
        ],
      },
    ]);
  await screen.findByText(/Version 4/);
});

test('a rule can be left out, and years are counted from 1 to 5', async () => {
  const api = await open();
  api.answer(saveEligibility, done(eligibility, 'Saved.'));
  const [asked] = screen.getAllByRole('checkbox', { name: 'Applicants are asked this' });
  if (asked) await userEvent.click(asked);
  const years = screen.getByLabelText('Years of accounts');
  await userEvent.clear(years);
  await userEvent.type(years, '9');
  await save();
  expect(await screen.findAllByText('Enter a whole number from 1 to 5')).not.toHaveLength(0);
  expect(api.sent(saveEligibility)).toEqual([]);
  await userEvent.clear(years);
  await userEvent.type(years, '4');
  await save();
  await expect
    .poll(() => api.sent(saveEligibility))
    .toMatchObject([
      {
        rules: [
          { rule: 'stateBody', isAsked: false },
          { rule: 'yearsOfAccounts', years: 4, yearsSme: 2 },
        ],
      },
    ]);
});

test('rules that somebody else saved meanwhile: what was typed is kept on top of theirs', async () => {
  const api = await open();
  api.refuse(saveEligibility, 409, { error: 'stale_version', message: 'Somebody else saved this.' });
  await userEvent.type(first('Question (English)'), ' Really?');
  const [stateBody, ...others] = eligibility.rules;
  const theirs = stateBody ? [{ ...stateBody, isAsked: false }, ...others] : [];
  api.answer(getEligibility, done({ ...eligibility, rulesVersion: 7, rules: theirs }));
  await save();
  await screen.findByText('Somebody else saved this fund meanwhile');
  await screen.findByRole('row', { name: 'Question 1, Applicants are asked this No Yes' });
  screen.getByRole('row', { name: 'Question 1, Question (English) A state body? A state body? Really?' });
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await screen.findByText(/Version 7/);
  api.answer(saveEligibility, done({ ...eligibility, rulesVersion: 8 }, ''));
  await save();
  await expect
    .poll(() => api.sent(saveEligibility).at(-1))
    .toMatchObject({ rulesVersion: 7, rules: [{ question: { en: 'A state body? Really?' } }] });
});
