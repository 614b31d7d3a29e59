import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0, '1 minute'],
  [95, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [11_700, '3 hours'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text);
});

test('in the words of the language', () => {
  expect(waitText(11_700, 'fr')).toMatch(/^3\sheures$/);
  expect(waitText(11_700, 'ar')).toMatch(/3/);
});
