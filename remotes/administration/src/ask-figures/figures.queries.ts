import {
  approvedApplicationStats,
  countriesFundCounts,
  fundsStat,
  popularCountry,
  rejectedApplicationStats,
  totalFBU,
} from '@portal/contracts/calls/review/dashboard';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { call, keepPreviousData, queryOptions } from '@portal/platform';

const key = (name: string, query: DashboardFilters) => ['administration', 'figures', name, query] as const;

export const fundFigures = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('funds', query),
    queryFn: async ({ signal }) => (await call(fundsStat, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const approvedFigures = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('approved', query),
    queryFn: async ({ signal }) => (await call(approvedApplicationStats, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const rejectedFigures = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('rejected', query),
    queryFn: async ({ signal }) => (await call(rejectedApplicationStats, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const activeCountries = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('active-countries', query),
    queryFn: async ({ signal }) => (await call(popularCountry, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const countryCounts = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('countries', query),
    queryFn: async ({ signal }) => (await call(countriesFundCounts, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const beneficiaryFigures = (query: DashboardFilters) =>
  queryOptions({
    queryKey: key('beneficiaries', query),
    queryFn: async ({ signal }) => (await call(totalFBU, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
