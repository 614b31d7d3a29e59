import { expect, test } from 'vitest';
import { invalidField } from '../http/problem.ts';
import { errorBody } from './error-handler.ts';

test.each([
  ['2404600.00', 'Please enter 2,404,600 or less.'],
  ['1234.50', 'Please enter 1,234.50 or less.'],
  [100, 'Please enter 100 or less.'],
])('the limit %s is written as numbers are on the pages', (limit, message) => {
  const { fields } = errorBody(invalidField('amount', 'too_big', limit), 'en', 'req_1');
  expect(fields).toMatchObject([{ message }]);
});
