import type { Bench } from '../bench.ts';
import { compareAcrossSizes } from '../kit/compare.ts';

const list = '/api/application/get/fundApplications';
const page = 'pageSize=25';

/** The reviewer's list as a manager asks for it: every variant of a shape is a different question. */
const shapes = {
  'all, newest first': ['all', 'BASE_FUND', 'CREDIT_FUND'].map((fund) => `${list}/${fund}?${page}`),
};

export const bench: Bench = {
  summary: "The reviewer's list: pages, filters, sorting, search, totals",
  run: (kit) => compareAcrossSizes(kit, shapes, { as: 'manager', atLeast: 0.8 }),
};
