import { expect, test } from 'vitest';
import { overlaid } from './overlaid.ts';

const start = { name: { en: 'Bank', fr: 'Banque' }, city: 'Kigali', emails: [{ line: 'a@fund.example' }] };

test('each language and each fact is mine where I changed it, else theirs', () => {
  const mine = { ...start, name: { en: 'My bank', fr: 'Banque' }, emails: [{ line: 'b@fund.example' }] };
  const theirs = { ...start, name: { en: 'Bank', fr: 'Leur banque' }, city: 'Accra' };
  expect(overlaid(start, mine, theirs)).toEqual({
    name: { en: 'My bank', fr: 'Leur banque' },
    city: 'Accra',
    emails: [{ line: 'b@fund.example' }],
  });
});

test('what both changed is mine', () => {
  const theirs = { ...start, city: 'Accra' };
  expect(overlaid(start, { ...start, city: 'Huye' }, theirs)).toEqual({ ...theirs, city: 'Huye' });
});
