import { getContent } from '@portal/contracts/calls/content/content';
import { getEligibility } from '@portal/contracts/calls/funds/eligibility';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { forgetCheck, readStoredCheck } from '@portal/eligibility-check';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { beforeEach, expect, test } from 'vitest';
import { fund, home, published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const rule = (
  name: 'stateBody' | 'stateParty' | 'tariffOffer',
  facts = {},
): Eligibility['rules'][number] => ({
  rule: name,
  version: 1,
  isAsked: true,
  question: { en: `Is ${name} so?`, fr: `${name}, oui ?` },
  advice: { en: `Make ${name} so.` },
  thresholds: {},
  ...facts,
});

const rules = (facts: Partial<Eligibility> = {}): Eligibility => ({
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  rulesVersion: 1,
  rules: [rule('stateBody'), rule('stateParty'), rule('tariffOffer', { isAsked: false })],
  changedAt: null,
  ...facts,
});

beforeEach(() => forgetCheck('BASE_FUND'));

const open = async (at: string, eligibility = rules(), language: 'en' | 'fr' = 'en') => {
  const api = fakeApi();
  api.answer(getContent, published(section('home', home)));
  api.answer(listFunds, { data: [fund({})], message: '' });
  api.answer(getEligibility, { data: eligibility, message: '' });
  await renderArea(area, { at, language });
  return api;
};

const page = '/applications/eligibility-check?fund-type=BASE_FUND';
const answer = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
/** Its name begins with its number. */
const question = (text: string) =>
  screen.findByRole('group', { name: (name) => /\d/.test(name) && name.endsWith(text) });

test('yes to every question that the fund asks leads into its form', async () => {
  await open(page);
  await question('Is stateBody so?');
  screen.getByText('Question 1 of 2');
  await answer('Yes');
  expect(document.activeElement).toBe(await question('Is stateParty so?'));
  await answer('Yes');
  await screen.findByText('Nothing stands in the way');
  expect(screen.getByRole('link', { name: 'Start an application' }).getAttribute('href')).toBe(
    '/auth/sign-in?next=%2Fapplication%2Ffund_base',
  );
  expect(screen.getByRole('link', { name: 'Register first' }).getAttribute('href')).toBe(
    '/auth/register?next=%2Fapplication%2Ffund_base',
  );
  expect(readStoredCheck('BASE_FUND')).toMatchObject({
    fundId: 'fund_base',
    rulesVersion: 1,
    answers: { stateBody: true, stateParty: true },
  });
});

test('a No names the rule and what to do, and can be changed', async () => {
  await open(page);
  await answer('No');
  await answer('I do not know yet');
  await screen.findByText('Not eligible as things stand');
  screen.getByText(/Make stateBody so/);
  screen.getByText(/Make stateParty so/);
  expect(screen.queryByRole('link', { name: 'Start an application' })).toBeNull();
  const [change] = screen.getAllByRole('link', { name: 'Change this answer' });
  if (change) await userEvent.click(change);
  await question('Is stateBody so?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

test('the browser goes back one question, with its answer', async () => {
  await open(page);
  await answer('Yes');
  await question('Is stateParty so?');
  history.back();
  await question('Is stateBody so?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
});

test('who comes back to a finished check finds its result, and can change the answers', async () => {
  await open(page);
  await answer('Yes');
  await answer('Yes');
  await screen.findByText('Nothing stands in the way');
  document.body.innerHTML = '';
  await open(page);
  await screen.findByText('Nothing stands in the way');
  await userEvent.click(screen.getByRole('link', { name: 'Go through the answers again' }));
  await question('Is stateBody so?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  history.back();
  await screen.findByText('Nothing stands in the way');
});

test('without an answer it says so and stays', async () => {
  await open(page);
  await question('Is stateBody so?');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('group', { description: 'Error: Choose an answer to go on.' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
});

test('a rule that has changed since is asked anew; the other answer stands', async () => {
  await open(page);
  await answer('Yes');
  await answer('Yes');
  await screen.findByText('Nothing stands in the way');
  document.body.innerHTML = '';
  await open(
    page,
    rules({ rulesVersion: 2, rules: [rule('stateBody'), rule('stateParty', { version: 2 })] }),
  );
  await screen.findByText('The rules have changed since your check');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await question('Is stateParty so?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(false);
});

test('the answers can be deleted from the device', async () => {
  await open(page);
  await answer('Yes');
  await answer('Yes');
  await userEvent.click(await screen.findByRole('link', { name: 'Delete the answers and start again' }));
  await question('Is stateBody so?');
  expect(readStoredCheck('BASE_FUND')).toBeNull();
});

test('without a fund it asks which; a text that is not translated is marked as English', async () => {
  await open('/applications/eligibility-check', rules(), 'fr');
  const choice = await screen.findByRole('link', { name: 'Fonds de base' });
  await userEvent.click(choice);
  await question('stateBody, oui\u00a0?');
  await userEvent.click(screen.getByRole('radio', { name: 'Non' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await question('stateParty, oui\u00a0?');
  await userEvent.click(screen.getByRole('radio', { name: 'Oui' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const advice = await screen.findByText('Make stateBody so.');
  expect([advice.lang, advice.dir]).toEqual(['en', 'ltr']);
});

test('rules that cannot be read say so and can be asked for again', async () => {
  const api = await open('/applications/eligibility-check');
  api.refuse(getEligibility, 503, { error: 'unavailable', message: 'Down' });
  await userEvent.click(await screen.findByRole('link', { name: 'Base Fund' }));
  await screen.findByText('The questions are unavailable right now');
  api.answer(getEligibility, { data: rules(), message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await question('Is stateBody so?');
});
