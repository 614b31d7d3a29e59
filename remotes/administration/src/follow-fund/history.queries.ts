import * as calls from '@portal/contracts/calls/funds/balance';
import type { ExportFundHistory, FundHistoryFilters } from '@portal/contracts/funds/fund.schemas';
import { call, download, keepPreviousData, pageQuery, queryOptions } from '@portal/platform';
import { fundsKey } from '../open-fund/funds-to-edit.queries.ts';
import type { Unit } from './history-filters.ts';

export const historyPage = (id: string, query: FundHistoryFilters) =>
  pageQuery([...fundsKey, 'history', id, query], calls.listFundHistory, { params: { id }, query });

/** Saves exactly the rows that the filters find as a spreadsheet. */
export const downloadHistory = (id: string, body: ExportFundHistory) =>
  download(calls.exportFundHistory, 'transactions.xlsx', { params: { id }, body });

interface Range {
  from: string;
  to: string;
}

const read = (id: string, unit: Unit, { from, to }: Range, signal: AbortSignal) => {
  const params = { id };
  if (unit === 'YEAR') {
    const query = { fromYear: Number(from.slice(0, 4)), toYear: Number(to.slice(0, 4)) };
    return call(calls.getGraphDataYear, { params, query, signal });
  }
  const days = { params, query: { fromDate: from, toDate: to }, signal };
  return unit === 'MONTH' ? call(calls.getGraphDataMonth, days) : call(calls.getGraphDataDay, days);
};

export const fundGraph = (id: string, unit: Unit, range: Range) =>
  queryOptions({
    queryKey: [...fundsKey, 'graph', id, unit, range],
    queryFn: async ({ signal }) => (await read(id, unit, range, signal)).data,
    placeholderData: keepPreviousData,
  });
