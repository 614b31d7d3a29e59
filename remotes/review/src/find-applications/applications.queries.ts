import { exportApplications, listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { download, pageQuery, useMutation } from '@portal/platform';

/** A page of the applications of a fund type, or of all funds; whoever comes back to it may have decided in another tab. */
export const applicationsPage = (fund: string, filters: QueueFilters) => ({
  ...pageQuery(['review', 'applications', fund, filters], listFundApplications, {
    params: { fundId: fund },
    query: filters,
  }),
  refetchOnWindowFocus: 'always' as const,
});

interface ToExport {
  fund: string;
  filters: QueueFilters;
  /** Only these. */
  ids?: readonly string[];
}

/** Saves exactly what the filters show, or what is selected, as a spreadsheet. */
export const useExportApplications = () =>
  useMutation({
    mutationFn: ({ fund, filters, ids }: ToExport) => {
      const { page: _page, pageSize: _size, sortBy: _by, order: _order, ...kept } = filters;
      const body = ids ? { ids: ids.join(',') } : { ...kept, ...(fund !== 'all' && { fundId: fund }) };
      return download(exportApplications, 'transactions.xlsx', { body });
    },
    meta: { export: true },
  });
