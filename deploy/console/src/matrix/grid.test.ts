import { expect, test } from 'vitest';
import type { Cell } from '../api/matrix.ts';
import { firstPlace, gridOf, stepTo } from './grid.ts';

const cell = (kind: Cell['kind'], app?: string, state: Cell['state'] = 'passed'): Cell => ({
  id: [kind, app].filter(Boolean).join(':'),
  kind,
  ...(app && { app }),
  title: '',
  state,
  builds: {},
  failing: [],
});

const rows = gridOf([
  cell('set'),
  cell('candidate', 'review'),
  cell('absent', 'cms'),
  cell('absent', 'review', 'failed'),
]);

test('a row for the set and one for each app, with a gap where there is no combination', () => {
  expect(rows.map(({ label, cells }) => [label, ...cells.map((known) => known?.id)])).toEqual([
    ['The whole set', 'set', undefined, undefined, undefined],
    ['review', undefined, 'candidate:review', undefined, 'absent:review'],
    ['cms', undefined, undefined, undefined, 'absent:cms'],
  ]);
});

test('arrows reach every cell: over gaps aside, to the nearest one up and down', () => {
  expect(stepTo(rows, { row: 1, column: 1 }, 'ArrowRight')).toEqual({ row: 1, column: 3 });
  expect(stepTo(rows, { row: 1, column: 3 }, 'ArrowDown')).toEqual({ row: 2, column: 3 });
  expect(stepTo(rows, { row: 0, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 1 });
  expect(stepTo(rows, { row: 1, column: 3 }, 'ArrowUp')).toEqual({ row: 0, column: 0 });
});

test('an arrow that leads nowhere, or another key, stays', () => {
  for (const [from, key] of [
    [{ row: 0, column: 0 }, 'ArrowUp'],
    [{ row: 1, column: 1 }, 'ArrowLeft'],
    [{ row: 2, column: 3 }, 'ArrowDown'],
    [{ row: 2, column: 3 }, 'Enter'],
  ] as const)
    expect(stepTo(rows, from, key)).toEqual(from);
});

test('what failed is looked at first', () => {
  expect(firstPlace(rows)).toEqual({ row: 1, column: 3 });
  expect(firstPlace(gridOf([cell('set')]))).toEqual({ row: 0, column: 0 });
  expect(firstPlace([])).toEqual({ row: 0, column: 0 });
});
