import { answerAt } from '@portal/application-view';
import { instruments } from '@portal/contracts/applications/enums';
import { fieldCodes } from '@portal/contracts/error-codes';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { expect, test } from 'vitest';
import en from '../locales/en.json';

/** What a rule of the form may answer with. */
const issues = fieldCodes.filter((code) =>
  [
    'required',
    'email',
    'phone',
    'url',
    'money',
    'date',
    'too_small',
    'too_big',
    'too_few',
    'not_allowed',
    'must_accept',
    'not_eligible',
    'not_after',
    'future_date',
    'sum_mismatch',
  ].includes(code),
);

const wanted = [
  ...issues.map((code) => `issue.${code}`),
  ...instruments.map((instrument) => `instrument.${instrument}`),
  ...Object.values(eligibilityRules).flatMap((rules) => rules.map((rule) => `eligibility.advice.${rule}`)),
];

test('every rule, advice and kind of financing has a text', () => {
  expect(wanted.filter((key) => typeof answerAt(en, key) !== 'string')).toEqual([]);
});

/** "1 réponses": in these languages a word beside a count takes its number, and none of these counts is ever only many. */
test.each(['fr', 'es', 'pt', 'ar'])('in %s no word beside a count is wrong for one', async (language) => {
  const { default: words } = await import(`../locales/${language}.json`);
  const texts = ['list.unread', 'requests.progress', 'tasks.progress', 'tasks.rules', 'tasks.answers'].map(
    (key) => String(answerAt(words, key)),
  );
  expect(texts.filter((text) => /\{\{(?:number|done|answered)\}\} (?!sur|de|من)\p{L}/u.test(text))).toEqual(
    [],
  );
});
