import { idempotencyErrors, operation } from '../operation.ts';
import {
  ExportFundHistoryBody,
  FundChangeResult,
  FundHistoryPage,
  FundHistoryQuery,
  FundParams,
  GraphDateQuery,
  GraphResult,
  GraphYearQuery,
  UpdateFundBalanceBody,
} from './fund.schemas.ts';

const graph = {
  permission: 'dashboard.read',
  scope: 'funds:read',
  params: FundParams,
  response: GraphResult,
} as const;

export const updateFundBalance = operation('updateFundBalance', 'PUT /fund/update-fund-balance', {
  permission: 'fund.balance',
  summary: 'Writes one row of the fund ledger, which moves the balance',
  description:
    'Appends one row to the ledger; a mistake is reversed by a second row. `amount` is positive, except for ADJUSTMENT. Updates of one fund queue up, so none is lost, and none takes out more than there is. Send an `Idempotency-Key`.',
  body: UpdateFundBalanceBody,
  response: FundChangeResult,
  errors: [
    'not_found',
    'stale_version',
    'insufficient_balance',
    'reauthentication_required',
    'invalid_state',
    'conflict_declared',
    'admins_conflicted',
    'own_application',
    ...idempotencyErrors,
  ],
  example: {
    body: {
      fundId: 'fund_base',
      amount: { amount: '250000.00', currency: 'USD' },
      process: 'CONTRIBUTION',
      reference: 'Agreement 2026-11',
      counterparty: 'African Export-Import Bank (example)',
      rowVersion: 1,
    },
  },
});

export const listFundHistory = operation('listFundHistory', 'GET /fund/fund-update-history/:id', {
  permission: 'fund.history',
  scope: 'fund-history:read',
  summary: 'The ledger of a fund and the changes of its details',
  description: "Newest first. `from` and `to` are days of the caller's time zone, both included.",
  params: FundParams,
  query: FundHistoryQuery,
  response: FundHistoryPage,
  example: { params: { id: 'fund_base' }, query: { page: 1, pageSize: 10, process: ['RELEASE'] } },
});

export const exportFundHistory = operation(
  'exportFundHistory',
  'POST /fund/fund-update-history/:id/exportExcel',
  {
    permission: 'fund.history',
    answers: 'file',
    timeoutMs: 120_000,
    summary: 'The ledger of a fund as a spreadsheet: exactly what the filters find',
    description:
      'A spreadsheet called `transactions_{YYYYMMDD_HHmmss}.xlsx` with the rows that the filters find. Written to the log.',
    params: FundParams,
    body: ExportFundHistoryBody,
    example: {
      params: { id: 'fund_base' },
      body: { process: ['CONTRIBUTION', 'DISBURSEMENT'], from: '2026-01-01' },
    },
  },
);

export const getGraphDataYear = operation('getGraphDataYear', 'GET /fund/getGraphDataYear/:id', {
  ...graph,
  summary: 'Money and applications of a fund, by year',
  description: 'Empty periods are filled with zeros; `closingBalance` is that of the end of the period.',
  query: GraphYearQuery,
  example: { params: { id: 'fund_base' }, query: { fromYear: 2024, toYear: 2024 } },
});

export const getGraphDataMonth = operation('getGraphDataMonth', 'GET /fund/getGraphDataMonth/:id', {
  ...graph,
  summary: 'Money and applications of a fund, by month',
  description:
    "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. Months are those of the caller's time zone.",
  query: GraphDateQuery,
  example: { params: { id: 'fund_base' }, query: { fromDate: '2025-01-01', toDate: '2025-01-31' } },
});

export const getGraphDataDay = operation('getGraphDataDay', 'GET /fund/getGraphDataDay/:id', {
  ...graph,
  summary: 'Money and applications of a fund, by day, at most 366 days',
  description:
    "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. At most 366 days, those of the caller's time zone.",
  query: GraphDateQuery,
  example: { params: { id: 'fund_base' }, query: { fromDate: '2025-03-01', toDate: '2025-03-01' } },
});
