import { expect, test } from 'vitest';
import { compareAmounts, fromMinor, percentOf, sumAmounts, toMinor } from './money.ts';

test.each([
  ['0', 0n],
  ['12.5', 1250n],
  ['1240500.00', 124_050_000n],
  ['-3.07', -307n],
  ['999999999999999.99', 99_999_999_999_999_999n],
])('%s is exact in hundredths', (text, minor) => expect(toMinor(text)).toBe(minor));

test.each(['', 'abc', '1.234', '1,000', '1e5', '+1', '.5', '1.'])('%j is no amount', (text) =>
  expect(toMinor(text)).toBeUndefined(),
);

test('hundredths print with two decimals', () => {
  expect([0n, 5n, -5n, 123_456n].map(fromMinor)).toEqual(['0.00', '0.05', '-0.05', '1234.56']);
});

test('sums are exact where floats are not', () => {
  expect(sumAmounts(['0.1', '0.2', null, 'soon'])).toBe('0.30');
});

test('amounts compare by value, not by spelling', () => {
  expect(compareAmounts('10', '9.99')).toBe(1);
  expect(compareAmounts('10', '10.00')).toBe(0);
  expect(compareAmounts('10', 'ten')).toBeUndefined();
});

test('a percentage rounds down to a hundredth', () => {
  expect(percentOf('2480000.00', 25)).toBe('620000.00');
  expect(percentOf('0.05', 33.33)).toBe('0.01');
});
