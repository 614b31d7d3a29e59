import { documentRules } from '@portal/contracts/applications/documents';
import { expect, test } from 'vitest';
import { requiredQuestions } from './required-questions.ts';

test('what a loss of tariff revenue must state is required, what may be left out is not', () => {
  const required = requiredQuestions('BASE_FUND', 'loss');
  expect(required.has('lossLines.hsChapter')).toBe(true);
  expect(required.has('method')).toBe(true);
  expect(required.has('lossLines.loss')).toBe(false);
  expect(required.has('tariffScheduleGazettedOn')).toBe(false);
});

test.each(['BASE_FUND', 'CREDIT_FUND'] as const)(
  'the required files of %s are those of its rules',
  (fund) => {
    const wanted = documentRules[fund].filter((rule) => rule.required).map((rule) => rule.docType);
    expect([...requiredQuestions(fund, 'documents')]).toEqual(wanted);
  },
);

test('every box of the declarations must be ticked', () => {
  expect(requiredQuestions('CREDIT_FUND', 'declarations').size).toBe(7);
});
