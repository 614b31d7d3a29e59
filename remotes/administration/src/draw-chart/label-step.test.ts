import { expect, test } from 'vitest';
import { stepOfLabels } from './label-step.ts';

test.each([
  ['all, where there is room', { count: 12, each: 60, label: 28 }, 1],
  ['every second one, where two places hold a label', { count: 12, each: 20, label: 28 }, 2],
  ['one more apart, where the last label would be cut off', { count: 13, each: 10, label: 28 }, 5],
  ['the first one, where a place has hardly a pixel', { count: 12, each: 1, label: 28 }, 12],
  ['the only one, however narrow its place is', { count: 1, each: 10, label: 28 }, 1],
  ['none of none', { count: 0, each: 1, label: 0 }, 1],
])('labels name %s', (_what, { count, each, label }, step) => {
  expect(stepOfLabels(count, each, label, 8)).toBe(step);
});
