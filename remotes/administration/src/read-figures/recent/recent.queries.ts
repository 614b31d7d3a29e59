import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { pageQuery, queryOptions } from '@portal/platform';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';

const SHOWN = 6;

export type RecentSort = Required<Pick<QueueFilters, 'sortBy' | 'order'>>;

/** The first applications of the dashboard's filters in an order: without another, those that changed last. */
export const recentApplications = ({ fundType, countryCode, from, to }: FiguresQuery, sort: RecentSort) =>
  queryOptions({
    ...pageQuery(['administration', 'recent', fundType, countryCode, from, to, sort], listFundApplications, {
      params: { fundId: fundType ?? 'all' },
      query: { from, to, ...sort, pageSize: 10, ...(countryCode && { countryCode: [countryCode] }) },
    }),
    select: ({ data }) => data.slice(0, SHOWN),
  });
