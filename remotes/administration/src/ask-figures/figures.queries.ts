import * as calls from '@portal/contracts/calls/review/dashboard';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import { dataQuery, keepPreviousData, queryClient } from '@portal/platform';

const key = (name: string, query: DashboardFilters) => ['administration', 'figures', name, query] as const;

/** Figures are read again by a page that opens after any change was sent: they may count what was changed. */
export const afterChanges = {
  refetchOnMount: ({ state: { dataUpdatedAt: at } }: { state: { dataUpdatedAt: number } }) =>
    queryClient.getMutationCache().find({ predicate: ({ state }) => state.submittedAt > at })
      ? ('always' as const)
      : true,
};

/** The figures before stay until those asked for are there. */
const keepingLast = <Q extends object>(query: Q) => ({
  ...query,
  ...afterChanges,
  placeholderData: keepPreviousData,
});

/** Also what waits: whoever comes back to it may have decided in another tab. */
export const fundFigures = (query: DashboardFilters) => ({
  ...keepingLast(dataQuery(key('funds', query), calls.fundsStat, { query })),
  refetchOnWindowFocus: 'always' as const,
});

export const approvedFigures = (query: DashboardFilters) =>
  keepingLast(dataQuery(key('approved', query), calls.approvedApplicationStats, { query }));

export const rejectedFigures = (query: DashboardFilters) =>
  keepingLast(dataQuery(key('rejected', query), calls.rejectedApplicationStats, { query }));

export const activeCountries = (query: DashboardFilters) =>
  keepingLast(dataQuery(key('active-countries', query), calls.popularCountry, { query }));

export const countryCounts = (query: DashboardFilters) =>
  keepingLast(dataQuery(key('countries', query), calls.countriesFundCounts, { query }));

export const beneficiaryFigures = (query: DashboardFilters) =>
  keepingLast(dataQuery(key('beneficiaries', query), calls.totalFBU, { query }));
