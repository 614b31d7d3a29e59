import { listMyApplications } from '@portal/contracts/calls/applications/applications';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { dataQuery, pageQuery, queryOptions } from '@portal/platform';

export const PAGE_SIZE = 10;

export type ListState = 'OPEN' | 'CLOSED';

export const myApplicationsQuery = (state: ListState | undefined, page: number) =>
  queryOptions({
    ...pageQuery(['applications', 'mine', state ?? 'ALL', page], listMyApplications, {
      query: { page, pageSize: PAGE_SIZE, ...(state !== undefined && { state }) },
    }),
    meta: { silent: true },
  });

export const openFundsQuery = dataQuery(['applications', 'funds'], listFunds);
