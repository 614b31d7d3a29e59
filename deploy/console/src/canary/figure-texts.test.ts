import { expect, test } from 'vitest';
import type { Figure, Point } from '../api/figures.ts';
import { budgetLine, budgetText, figureText, linesOf } from './figure-texts.ts';

const errors: Figure = {
  metric: 'renderErrorRate',
  budget: 0.01,
  canary: { samples: 400, failures: 1 },
  rest: { samples: 0, failures: 0 },
  used: 0.25,
};
const times: Figure = {
  ...errors,
  metric: 'p75LoadMs',
  budget: 2_000,
  p75: { canary: 411.6, rest: 0 },
};

test('a figure is read as a share or as milliseconds, and says when nothing was counted', () => {
  expect([figureText(errors, 'canary'), figureText(errors, 'rest'), budgetText(errors)]).toEqual([
    '0.25%',
    'no data',
    '1.00%',
  ]);
  expect([figureText(times, 'canary'), figureText(times, 'rest'), budgetText(times)]).toEqual([
    '412 ms',
    'no data',
    '2,000 ms',
  ]);
  expect([budgetLine(errors), budgetLine(times)]).toEqual([0.01, 0.25]);
});

test('a time without samples is a gap in the line, not a zero', () => {
  const point = (at: string, cohort: Point['cohort'], loads: number, slowLoads: number): Point => ({
    at,
    cohort,
    loads,
    slowLoads,
    loadFailures: 0,
    renderErrors: 0,
    apiCalls: 0,
    apiErrors: 0,
  });
  const series = [point('2', 'canary', 10, 5), point('1', 'rest', 4, 1), point('1', 'canary', 0, 0)];
  expect(linesOf('p75LoadMs', series)).toEqual([
    { at: '1', rest: 0.25, canary: undefined },
    { at: '2', canary: 0.5 },
  ]);
});
