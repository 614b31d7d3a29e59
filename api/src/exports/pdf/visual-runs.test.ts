import { expect, test } from 'vitest';
import { paragraphOf, visualRuns } from './visual-runs.ts';

const isArabic = (letter: string) => /[؀-ۿ]/.test(letter);
const lineOf = (text: string) =>
  visualRuns(
    paragraphOf(text, 'ltr'),
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

test('the first letter decides the paragraph; without letters it follows the document', () => {
  expect(paragraphOf('12 خط APP', 'ltr').isRightToLeft).toBe(true);
  expect(paragraphOf('APP خط', 'rtl').isRightToLeft).toBe(false);
  expect(paragraphOf('1,500.00', 'rtl').isRightToLeft).toBe(true);
  expect(paragraphOf('1,500.00', 'ltr').isRightToLeft).toBe(false);
});
