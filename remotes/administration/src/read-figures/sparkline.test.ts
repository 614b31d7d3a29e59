import { expect, test } from 'vitest';
import { sparkPoints } from './Sparkline.tsx';

const heights = (values: (number | null)[]) =>
  sparkPoints(values)
    .split(' ')
    .map((point) => Number(point.split(',')[1]));

test('the largest value is highest, the smallest lowest', () => {
  const [low = 0, high = 0, middle = 0] = heights([0, 10, 5]);
  expect(high).toBeLessThan(middle);
  expect(middle).toBeLessThan(low);
});

test('a flat line runs through the middle', () => {
  expect(new Set(heights([3, 3, 3]))).toEqual(new Set([14]));
});

test('a period without a value is passed over and keeps its place', () => {
  expect(sparkPoints([1, null, 2]).split(' ')).toEqual(['0.0,26.0', '100.0,2.0']);
});

test('without any value there is no line', () => {
  expect(sparkPoints([null, null])).toBe('');
});
