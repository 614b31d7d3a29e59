import { expect, test } from 'vitest';
import { isRightToLeft, visualRuns } from './visual-runs.ts';

const isArabic = (letter: string) => /[؀-ۿ]/.test(letter);
const lineOf = (text: string) =>
  visualRuns(
    text,
    0,
    text.length - 1,
    (index) => (isArabic(text.charAt(index)) ? 'arabic' : 'latin'),
    (font) => font === 'arabic',
  ).map((run) => run.text);

test('a line from left to right is one run', () => {
  expect(lineOf('Fonds de crédit (2025)')).toEqual(['Fonds de crédit (2025)']);
});

test('Arabic words stand from right to left, each in the order of speech for its font to shape', () => {
  expect(lineOf('خط إنتاج')).toEqual(['إنتاج', ' ', 'خط']);
});

test('numbers and Latin names keep their own direction inside Arabic, and brackets are mirrored', () => {
  expect(lineOf('مبلغ (1,500) APP-7')).toEqual(['APP-7', ' (', '1,500', ') ', 'مبلغ']);
});

test('the first strong letter decides the paragraph', () => {
  expect(isRightToLeft('12 خط APP')).toBe(true);
  expect(isRightToLeft('APP خط')).toBe(false);
});
