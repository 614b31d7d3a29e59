import { completeCredit } from '@portal/application-form/complete-example';
import { expect, test } from 'vitest';
import { withEarlierAnswers } from './copy-earlier-answers.ts';

const earlier = { fundType: 'CREDIT_FUND' as const, answers: completeCredit };

test('an earlier application fills the sections that are not begun, except what is given anew each time', () => {
  const project = { projectTitle: 'A second mill' };
  const { organisation, financing } = completeCredit;
  expect(withEarlierAnswers({ project }, earlier)).toEqual({ organisation, project, financing });
});

test('a section of blank answers counts as not begun', () => {
  const blank = { organisation: { name: null, city: '' } };
  expect(withEarlierAnswers(blank, earlier).organisation).toEqual(completeCredit.organisation);
});

test('without an earlier application nothing changes', () => {
  expect(withEarlierAnswers({}, undefined)).toEqual({});
});
