import { exportApplications, listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { call, download, keepPreviousData, queryOptions, useMutation } from '@portal/platform';

/** A page of the applications of a fund type, or of all funds. */
export const applicationsPage = (fund: string, filters: QueueFilters) =>
  queryOptions({
    queryKey: ['review', 'applications', fund, filters],
    queryFn: ({ signal }) => call(listFundApplications, { params: { fundId: fund }, query: filters, signal }),
    placeholderData: keepPreviousData,
  });

/** Saves exactly what the filters show as a spreadsheet. */
export const useExportApplications = () =>
  useMutation({
    mutationFn: ({ fund, filters }: { fund: string; filters: QueueFilters }) => {
      const { page: _page, pageSize: _size, sortBy: _by, order: _order, ...kept } = filters;
      return download(exportApplications, 'transactions.xlsx', {
        body: { ...kept, ...(fund !== 'all' && { fundId: fund }) },
      });
    },
    meta: { export: true },
  });
