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
