import { expect, test } from 'vitest';
import { paragraphOf, visualRuns } from './visual-runs.ts';

const isArabic = (letter: string) => /[؀-ۿ]/.test(letter);
const lineOf = (text: string) =>
  visualRuns(
    paragraphOf(text, 'ltr'),
    0,
    text.length - 1,
    (index) => ({ text: text.charAt(index), font: isArabic(text.charAt(index)) ? 'arabic' : 'latin' }),
    (font) => font === 'arabic',
  );
const seenIn = (text: string) => lineOf(text).map((run) => run.text);

test('a line from left to right is one run', () => {
  expect(seenIn('Fonds de crédit (2025)')).toEqual(['Fonds de crédit (2025)']);
});

test('Arabic words stand from right to left, each in logical order for its font to shape', () => {
  expect(seenIn('خط إنتاج')).toEqual(['إنتاج', ' ', 'خط']);
});

test('numbers and Latin names keep their own direction inside Arabic, and brackets are mirrored', () => {
  expect(seenIn('مبلغ (1,500) APP-7')).toEqual(['APP-7', ' (', '1,500', ') ', 'مبلغ']);
});

test('the first letter decides the paragraph; without letters it follows the document', () => {
  expect(paragraphOf('12 خط APP', 'ltr').isRightToLeft).toBe(true);
  expect(paragraphOf('APP خط', 'rtl').isRightToLeft).toBe(false);
  expect(paragraphOf('1,500.00', 'rtl').isRightToLeft).toBe(true);
  expect(paragraphOf('1,500.00', 'ltr').isRightToLeft).toBe(false);
});

test('what is said comes in logical order and loses nothing', () => {
  for (const text of ['مبلغ (1,500) APP-7', 'Fonds خط إنتاج (2) de', 'خط']) {
    const inOrder = lineOf(text).toSorted((one, other) => one.from - other.from);
    expect(inOrder.map((run) => run.spoken).join('')).toBe(text);
  }
});
