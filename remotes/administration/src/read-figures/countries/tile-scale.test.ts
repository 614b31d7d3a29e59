import { expect, test } from 'vitest';
import { tileScale } from './tile-scale.ts';

test('no application is a step of its own, whatever else occurs', () => {
  expect(tileScale([0, 0, 5]).stepOf(0)).toBe(0);
  expect(tileScale([]).stepOf(0)).toBe(0);
});

test('many different counts share four steps without a gap between them', () => {
  const scale = tileScale([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 18, 19, 22, 24, 26, 28, 31, 42]);
  expect(scale.ranges.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  for (const [index, { to }] of scale.ranges.entries())
    expect(scale.ranges[index + 1]?.from ?? null).toBe(to === null ? null : to + 1);
  expect(scale.ranges[0]?.from).toBe(1);
  expect(scale.ranges.at(-1)?.to).toBeNull();
});

test('one busy country does not make all others look alike', () => {
  const { stepOf } = tileScale([1, 2, 3, 400]);
  expect([1, 2, 3, 400].map(stepOf)).toEqual([1, 2, 3, 4]);
});

test('few counts use the upper steps, so that something always stands out', () => {
  expect(tileScale([2, 2, 7]).ranges).toEqual([
    { step: 3, from: 1, to: 6 },
    { step: 4, from: 7, to: null },
  ]);
});

test('a larger count is never on a lower step', () => {
  const { stepOf } = tileScale([1, 1, 2, 5, 9, 14, 30]);
  const steps = Array.from({ length: 40 }, (_, count) => stepOf(count));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});
