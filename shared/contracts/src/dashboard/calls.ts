import { type Call, call, type Result } from '../call.ts';
import type {
  BeneficiaryTotal,
  CountryFundCounts,
  DashboardFilters,
  DecisionStats,
  FundsStat,
  PopularCountry,
} from './schemas.ts';

export type {
  BeneficiaryTotal,
  CountryFundCounts,
  DashboardFilters,
  DecisionStats,
  FundsStat,
  Granularity,
  PopularCountry,
} from './schemas.ts';

const read = <T>(id: string, path: string): Call<{ query: DashboardFilters; response: Result<T> }> =>
  call(id, {
    method: 'GET',
    path: `/dashboard/${path}`,
    permission: 'dashboard.read',
    scope: 'dashboard:read',
  });

export const popularCountry = read<PopularCountry[]>('popularCountry', 'popularCountry');
export const totalFBU = read<BeneficiaryTotal>('totalFBU', 'totalFBU');
export const fundsStat = read<FundsStat>('fundsStat', 'fundsStat');
export const approvedApplicationStats = read<DecisionStats>(
  'approvedApplicationStats',
  'approvedApplicationStats',
);
export const rejectedApplicationStats = read<DecisionStats>(
  'rejectedApplicationStats',
  'rejectedApplicationStats',
);
export const countriesFundCounts = read<CountryFundCounts[]>('countriesFundCounts', 'countries/fund-counts');
