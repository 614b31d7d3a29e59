import { operation } from '../operation.ts';
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
import { exampleBaseFund } from './funds.ts';

const graph = {
  params: FundParams,
  response: GraphResult,
  errors: ['invalid_request', 'not_found'],
} as const;

export const updateFundBalance = operation('updateFundBalance', 'PUT', '/fund/update-fund-balance', {
  permission: 'fund.balance',
  summary: 'Writes one row of the fund ledger, which moves the balance',
  description:
    'Appends one row to the ledger; a mistake is reversed by a second row. `amount` is positive, except for ADJUSTMENT. Updates of one fund queue up, so none is lost, and none takes out more than there is. Send an `Idempotency-Key`.',
  body: UpdateFundBalanceBody,
  response: FundChangeResult,
  errors: [
    'invalid_request',
    'not_found',
    'stale_version',
    'insufficient_balance',
    'reauthentication_required',
    'invalid_state',
    'idempotency_mismatch',
    'idempotency_in_progress',
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
    answer: {
      data: {
        ...exampleBaseFund,
        balance: { amount: '14180000.00', currency: 'USD' },
        available: { amount: '11800000.00', currency: 'USD' },
        rowVersion: 2,
      },
      message: 'The fund balance has been updated.',
    },
  },
});

export const listFundHistory = operation('listFundHistory', 'GET', '/fund/fund-update-history/:id', {
  permission: 'fund.history',
  scope: 'fund-history:read',
  summary: 'The ledger of a fund and the changes of its details',
  description: "Newest first. `from` and `to` are days of the caller's time zone, both included.",
  params: FundParams,
  query: FundHistoryQuery,
  response: FundHistoryPage,
  errors: ['invalid_request', 'not_found'],
  example: {
    params: { id: 'fund_base' },
    query: { page: 1, pageSize: 10, process: ['RELEASE'] },
    answer: {
      data: [
        {
          id: 'fh_fxqjccsprjejsp823s0p',
          fundId: 'fund_base',
          process: 'RELEASE',
          amount: { amount: '-1080000.00', currency: 'USD' },
          balanceBefore: { amount: '13930000.00', currency: 'USD' },
          balanceAfter: { amount: '13930000.00', currency: 'USD' },
          committedBefore: { amount: '3460000.00', currency: 'USD' },
          committedAfter: { amount: '2380000.00', currency: 'USD' },
          currency: 'USD',
          counterparty: 'Accra Trade Facilitation Office (example)',
          applicationId: 'app_pa4576bems6ydqza3fyb',
          applicationNumber: 'BF-2026-000001',
          reference: 'BF-2026-000001',
          note: null,
          attachmentFileKey: null,
          reversesId: null,
          reversedById: null,
          changes: [],
          createdBy: 'Nomvula Dlamini',
          approvedBy: null,
          createdAt: '2026-06-27T09:00:00Z',
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 10,
    },
  },
});

export const exportFundHistory = operation(
  'exportFundHistory',
  'POST',
  '/fund/fund-update-history/:id/exportExcel',
  {
    permission: 'fund.history',
    answers: 'file',
    timeoutMs: 120_000,
    summary: 'The ledger of a fund as a spreadsheet: exactly what the filters find',
    description:
      'A spreadsheet called `transactions_{YYYYMMDD_HHmmss}.xlsx` with the rows that the filters find. Written to the log.',
    params: FundParams,
    body: ExportFundHistoryBody,
    errors: ['invalid_request', 'not_found', 'too_many_requests'],
    example: {
      params: { id: 'fund_base' },
      body: { process: ['CONTRIBUTION', 'DISBURSEMENT'], from: '2026-01-01' },
    },
  },
);

export const getGraphDataYear = operation('getGraphDataYear', 'GET', '/fund/getGraphDataYear/:id', {
  permission: 'dashboard.read',
  scope: 'funds:read',
  summary: 'Money and applications of a fund, by year',
  description: 'Empty periods are filled with zeros; `closingBalance` is that of the end of the period.',
  ...graph,
  query: GraphYearQuery,
  example: {
    params: { id: 'fund_base' },
    query: { fromYear: 2024, toYear: 2024 },
    answer: {
      data: [
        {
          period: '2024',
          in: '10000000.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 0,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  },
});

export const getGraphDataMonth = operation('getGraphDataMonth', 'GET', '/fund/getGraphDataMonth/:id', {
  permission: 'dashboard.read',
  scope: 'funds:read',
  summary: 'Money and applications of a fund, by month',
  description:
    "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. Months are those of the caller's time zone.",
  ...graph,
  query: GraphDateQuery,
  example: {
    params: { id: 'fund_base' },
    query: { fromDate: '2025-01-01', toDate: '2025-01-31' },
    answer: {
      data: [
        {
          period: '2025-01',
          in: '0.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 1,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  },
});

export const getGraphDataDay = operation('getGraphDataDay', 'GET', '/fund/getGraphDataDay/:id', {
  permission: 'dashboard.read',
  scope: 'funds:read',
  summary: 'Money and applications of a fund, by day, at most 366 days',
  description:
    "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. At most 366 days, those of the caller's time zone.",
  ...graph,
  query: GraphDateQuery,
  example: {
    params: { id: 'fund_base' },
    query: { fromDate: '2025-03-01', toDate: '2025-03-01' },
    answer: {
      data: [
        {
          period: '2025-03-01',
          in: '0.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 0,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  },
});
