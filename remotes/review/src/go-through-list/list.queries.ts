import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { call, queryOptions } from '@portal/platform';

/** Applications that are looked up at once: a whole number of pages of each size. */
export const BLOCK = 100;

/**
 * One block of a list, in its order. It is not read anew while somebody goes through it, so that an application
 * that leaves the list once it is done does not move the others.
 */
export const blockOfList = (fund: string, filters: QueueFilters, block: number) =>
  queryOptions({
    queryKey: ['review-list', fund, filters, block],
    queryFn: async ({ signal }) => {
      const query = { ...filters, page: block, pageSize: BLOCK } as const;
      const { data, total, totalIsCapped } = await call(listFundApplications, {
        params: { fundId: fund },
        query,
        signal,
      });
      return { ids: data.map(({ id }) => id), total, isCapped: totalIsCapped ?? false };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });
