import { changeLanguage } from '@portal/platform';
import { beforeAll, expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

// Another file of the same page may have left another language.
beforeAll(() => changeLanguage('en'));

test('a day is written out; what is no day, as in a draft or an old text, stays as it stands', () => {
  expect(formatDay('2025-11-12')).toBe('12 November 2025');
  expect(formatDay('')).toBe('');
  expect(formatDay('November 2025')).toBe('November 2025');
});
