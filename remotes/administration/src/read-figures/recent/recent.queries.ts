import { listFundApplications } from '@portal/contracts/calls/review/queue';
import { call, keepPreviousData, queryOptions } from '@portal/platform';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';

const SHOWN = 6;

/** The applications of the dashboard's filters that changed last. */
export const recentApplications = ({ fundType, countryCode, from, to }: FiguresQuery) =>
  queryOptions({
    queryKey: ['administration', 'recent', fundType, countryCode, from, to],
    queryFn: async ({ signal }) => {
      const { data } = await call(listFundApplications, {
        params: { fundId: fundType ?? 'all' },
        query: {
          from,
          to,
          sortBy: 'updatedAt',
          order: 'DESC',
          pageSize: 10,
          ...(countryCode && { countryCode: [countryCode] }),
        },
        signal,
      });
      return data.slice(0, SHOWN);
    },
    placeholderData: keepPreviousData,
  });
