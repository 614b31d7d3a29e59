import type { Workload } from '@portal/contracts/review/proposals';
import { expect, test } from 'vitest';
import { inOrder, type WorkloadOrder } from './workload-order.ts';

const row = (name: string, late: number, meanScore: number | null): Workload => ({
  userId: name,
  name,
  countryCode: null,
  openAssignments: 0,
  absentUntil: null,
  given: 0,
  started: 0,
  late,
  lateIds: [],
  done: 0,
  meanScore,
});
const rows = [row('Kofi', 1, 3.5), row('Amina', 0, null), row('Zawadi', 1, 2), row('Bola', 4, 4)];
const names = (order: WorkloadOrder) => inOrder(rows, order).map(({ name }) => name);

test('by any column, equals by name', () => {
  expect(names({ by: 'late', order: 'DESC' })).toEqual(['Bola', 'Kofi', 'Zawadi', 'Amina']);
  expect(names({ by: 'late', order: 'ASC' })).toEqual(['Amina', 'Kofi', 'Zawadi', 'Bola']);
  expect(names({ by: 'name', order: 'DESC' })).toEqual(['Zawadi', 'Kofi', 'Bola', 'Amina']);
});

test('who has no mean score comes last either way', () => {
  expect(names({ by: 'meanScore', order: 'DESC' })).toEqual(['Bola', 'Kofi', 'Zawadi', 'Amina']);
  expect(names({ by: 'meanScore', order: 'ASC' })).toEqual(['Zawadi', 'Kofi', 'Bola', 'Amina']);
});
