// @vitest-environment jsdom

import { getFund } from '@portal/contracts/calls/funds/funds';
import { getCriteria, saveCriteria } from '@portal/contracts/calls/review/criteria';
import type { Criteria, SaveCriteria } from '@portal/contracts/review/criteria';
import { endSession, useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { admin, manager } from '../../test/example-people.ts';
import { done } from '../../test/pages.ts';
import area from '../expose.ts';

const need = {
  criterionId: 'QUANTIFIED_NEED',
  name: { en: 'Quantified need', fr: 'Besoin chiffré' },
  guide: { en: '0: no figures.\n5: figures with sources.' },
  weight: 60,
  evidence: [{ section: 'loss' as const, fields: ['amountRequested'] }],
};
const value = {
  criterionId: 'ADDED_VALUE',
  name: { en: 'Added value' },
  guide: { en: '0: none.\n5: a lot.' },
  weight: 40,
  evidence: [],
};
const criteria: Criteria = {
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  version: 2,
  criteria: [need, value],
  versions: [
    { version: 2, publishedAt: '2026-11-20T10:00:00.000Z', byName: 'Ama Admin' },
    { version: 1, publishedAt: '2026-01-20T10:00:00.000Z', byName: null },
  ],
};
const earlier: Criteria = {
  ...criteria,
  version: 1,
  criteria: [{ ...need, weight: 30, name: { en: 'Need of old' } }, value],
};

const open = async (user = admin) => {
  const api = fakeApi();
  api.answer(getFund, done(baseFund));
  api.reply(getCriteria, ({ url }) => done(url.searchParams.get('version') === '1' ? earlier : criteria));
  await renderArea(area, { at: '/workspace/fund-description/fund_base/criteria', user });
  return api;
};

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish version 3' }));
const field = (name: string, at: number) => {
  const found = screen.getAllByLabelText<HTMLInputElement>(name, { exact: false })[at];
  if (!found) throw new Error(`No field ${name}.`);
  return found;
};
const type = async (name: string, at: number, text: string) => {
  await userEvent.clear(field(name, at));
  await userEvent.type(field(name, at), text);
};

test('a new version has all criteria: those of before by their ids, a new one without', async () => {
  const api = await open();
  api.answer(saveCriteria, done({ ...criteria, version: 3 }, 'Published.'));
  await screen.findByText(/Version 2 of the criteria/);
  await type('Weight in per cent', 0, '50');
  await screen.findByText('Weights: 90 of 100 %');
  await userEvent.click(screen.getByRole('button', { name: 'Add a criterion' }));
  await type('Name (English)', 2, 'Readiness');
  await type('What the points mean (English)', 2, 'A plan.');
  await type('Weight in per cent', 2, '10');
  await screen.findByText('Weights: 100 of 100 %');
  await publish();
  const added = { name: { en: 'Readiness' }, guide: { en: 'A plan.' }, weight: 10, evidence: [] };
  await expect
    .poll(() => api.sent(saveCriteria))
    .toEqual([{ version: 2, criteria: [{ ...need, weight: 50 }, value, added] }]);
  await screen.findByRole('button', { name: 'Publish version 4' });
});

test('the evidence is a section as a whole or some of its questions', async () => {
  const api = await open();
  api.answer(saveCriteria, done({ ...criteria, version: 3 }, ''));
  const box = (await screen.findAllByRole('group', { name: /^Evidence/ }))[0];
  if (!box) throw new Error('no evidence');
  await userEvent.click(within(box).getByText('Choose what is shown beside it'));
  await userEvent.click(within(box).getByLabelText('Summary'));
  await userEvent.click(within(box).getByLabelText('All of Documents'));
  await publish();
  await expect
    .poll(() => (api.sent(saveCriteria)[0] as SaveCriteria | undefined)?.criteria[0]?.evidence)
    .toEqual([
      { section: 'project', fields: ['summary'] },
      { section: 'loss', fields: ['amountRequested'] },
      { section: 'documents', fields: [] },
    ]);
});

test('what is missing in English is shown there, whatever language is open', async () => {
  const api = await open();
  await screen.findByText(/Version 2 of the criteria/);
  await userEvent.clear(field('What the points mean (English)', 1));
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  await publish();
  expect(await screen.findAllByText(/Fill in .*What the points mean \(English\)/)).not.toHaveLength(0);
  await expect.poll(() => document.activeElement).toBe(field('What the points mean (English)', 1));
  expect(api.sent(saveCriteria)).toEqual([]);
});

test('weights that do not add up are refused at a weight, and there are two criteria at least', async () => {
  const api = await open();
  api.refuse(saveCriteria, 400, {
    error: 'invalid_request',
    message: 'Please check the fields.',
    fields: [{ field: 'criteria', code: 'sum_mismatch', message: 'The parts must add up to 100.' }],
  });
  await screen.findByText(/Version 2 of the criteria/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await type('Weight in per cent', 0, '70');
  await publish();
  await screen.findAllByText('The parts must add up to 100.');
  expect(field('Weight in per cent', 0).getAttribute('aria-invalid')).toBe('true');
});

test('what somebody else published meanwhile: the own criterion is kept on top of theirs', async () => {
  const api = await open();
  api.refuse(saveCriteria, 409, { error: 'stale_version', message: 'Somebody else saved this.' });
  await screen.findByText(/Version 2 of the criteria/);
  await type('Name (English)', 1, 'More value');
  const theirs = { ...need, weight: 20, evidence: [] };
  const third = { ...value, criterionId: 'crt_3', name: { en: 'Third' } };
  api.reply(getCriteria, () => done({ ...criteria, version: 5, criteria: [theirs, value, third] }));
  await publish();
  await screen.findByText('Somebody else saved this fund meanwhile');
  await screen.findByRole('row', { name: 'Quantified need, Weight in per cent 20 60' });
  screen.getByRole('row', { name: /^Quantified need, Evidence – .*: Amount/ });
  screen.getByRole('row', { name: 'More value, Name (English) Added value More value' });
  screen.getByRole('row', { name: 'Third, Name (English) Third –' });
  // What cannot be read then is said, and the question stays.
  api.refuse(getCriteria, 503, { error: 'unavailable', message: 'Not now.' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await expect
    .poll(() => useNotices.getState().shown.map(({ description }) => description))
    .toContain('Not now.');
  api.answer(getCriteria, done({ ...criteria, version: 5, criteria: [theirs, value, third] }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  api.answer(saveCriteria, done({ ...criteria, version: 6 }, ''));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish version 6' }));
  await expect
    .poll(() => api.sent(saveCriteria).at(-1))
    .toEqual({ version: 5, criteria: [theirs, { ...value, name: { en: 'More value' } }, third] });
});

test('an earlier version is read as it was, and a manager is told whose page it is', async () => {
  await open();
  await userEvent.click(await screen.findByText(/^Version 1 of the criteria/));
  await screen.findByText('Need of old');
  await open(manager);
  await screen.findByText('The review criteria are the Admin’s to change');
});

test('criteria that were being written when the session ended are there after signing in', async () => {
  await open();
  await screen.findByText(/Version 2 of the criteria/);
  await userEvent.click(screen.getByRole('button', { name: 'Add a criterion' }));
  await type('Name (English)', 2, 'Readiness');
  endSession('expired');
  cleanup();
  await open();
  await expect.poll(() => screen.queryAllByLabelText('Name (English)', { exact: false })).toHaveLength(3);
  expect(field('Name (English)', 2).value).toBe('Readiness');
});
