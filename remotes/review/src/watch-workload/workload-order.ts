import type { Workload } from '@portal/contracts/review/proposals';

/** Columns that the page sorts by. */
export const workloadSorts = [
  'name',
  'given',
  'openAssignments',
  'started',
  'late',
  'done',
  'meanScore',
] as const;
export type WorkloadSort = (typeof workloadSorts)[number];

export interface WorkloadOrder {
  by: WorkloadSort;
  order: 'ASC' | 'DESC';
}

const byName = (a: Workload, b: Workload) => a.name.localeCompare(b.name);

/** In order, equals by name; who has no mean score comes last either way. */
export const inOrder = (rows: readonly Workload[], { by, order }: WorkloadOrder): Workload[] => {
  const sign = order === 'ASC' ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (by === 'name') return sign * byName(a, b);
    const [x, y] = [a[by], b[by]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return sign * (x - y) || byName(a, b);
  });
};
