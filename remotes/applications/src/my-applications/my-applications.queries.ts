import { listMyApplications } from '@portal/contracts/calls/applications/applications';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { call, keepPreviousData, queryOptions } from '@portal/platform';

export const PAGE_SIZE = 10;

export type ListState = 'OPEN' | 'CLOSED';

export const myApplicationsQuery = (state: ListState | undefined, page: number) =>
  queryOptions({
    queryKey: ['applications', 'mine', state ?? 'ALL', page],
    queryFn: ({ signal }) =>
      call(listMyApplications, {
        query: { page, pageSize: PAGE_SIZE, ...(state !== undefined && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const openFundsQuery = queryOptions({
  queryKey: ['applications', 'funds'],
  queryFn: async ({ signal }) => (await call(listFunds, { signal })).data,
});
