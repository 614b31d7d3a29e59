import { languages } from '@portal/contracts';
import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  [0, '1 second'],
  [41, '41 seconds'],
  [60, '1 minute'],
  [1912, '32 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [43_200, '12 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatWait(seconds, 'en')).toBe(words);
});

test('a wait is said in every language', () => {
  expect(languages.map((language) => formatWait(1912, language))).toEqual([
    '32 minutes',
    '32 minutes',
    '32 minutos',
    '32 دقيقة',
    '32 minutos',
    'dakika 32',
  ]);
});
