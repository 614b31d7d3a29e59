import {
  approvedApplicationStats,
  countriesFundCounts,
  fundsStat,
  popularCountry,
  rejectedApplicationStats,
  totalFBU,
} from '@portal/contracts/calls/review/dashboard';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { dataQuery, keepPreviousData, queryOptions } from '@portal/platform';

const key = (name: string, query: DashboardFilters) => ['administration', 'figures', name, query] as const;

export const fundFigures = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('funds', query), fundsStat, { query }),
    placeholderData: keepPreviousData,
  });

export const approvedFigures = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('approved', query), approvedApplicationStats, { query }),
    placeholderData: keepPreviousData,
  });

export const rejectedFigures = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('rejected', query), rejectedApplicationStats, { query }),
    placeholderData: keepPreviousData,
  });

export const activeCountries = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('active-countries', query), popularCountry, { query }),
    placeholderData: keepPreviousData,
  });

export const countryCounts = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('countries', query), countriesFundCounts, { query }),
    placeholderData: keepPreviousData,
  });

export const beneficiaryFigures = (query: DashboardFilters) =>
  queryOptions({
    ...dataQuery(key('beneficiaries', query), totalFBU, { query }),
    placeholderData: keepPreviousData,
  });
