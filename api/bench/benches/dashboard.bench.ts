import type { Bench } from '../kit/bench.ts';
import { compareAcrossSizes, type Shapes } from '../kit/compare.ts';

const period = 'from=2025-12-01&to=2026-11-30';
const questions = ['', 'fundType=CREDIT_FUND', 'countryCode=KE', 'sector=ENERGY'];
const asked = (call: string): string[] =>
  questions.map((filter) => `/api/dashboard/${call}?${[period, filter].filter(Boolean).join('&')}`);

const calls = [
  'popularCountry',
  'totalFBU',
  'fundsStat',
  'approvedApplicationStats',
  'rejectedApplicationStats',
  'countries/fund-counts',
];

export const shapes = async (): Promise<Shapes> => ({
  ...Object.fromEntries(calls.map((call) => [call, asked(call)])),
  'fundsStat, two filters': [`/api/dashboard/fundsStat?${period}&countryCode=KE&status=APPROVED`],
  'fundsStat, by day': ['/api/dashboard/fundsStat?from=2025-11-22&to=2026-11-21&granularity=DAY'],
  'graph by year': ['/api/fund/getGraphDataYear/fund_base?fromYear=2023&toYear=2026'],
  'graph by month': ['/api/fund/getGraphDataMonth/fund_base?fromDate=2025-12-01&toDate=2026-11-30'],
  'graph by day': ['/api/fund/getGraphDataDay/fund_credit?fromDate=2026-09-01&toDate=2026-11-30'],
});

export const bench: Bench = {
  summary: 'The six calls of the dashboard and the three graphs, three hours from UTC',
  run: (kit) => compareAcrossSizes(kit, shapes, { as: 'manager' }),
};
