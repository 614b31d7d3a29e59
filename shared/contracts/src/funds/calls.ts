import { call, type Page, type Result } from '../call.ts';
import type {
  BlankFormParams,
  ExportFundHistory,
  Fund,
  FundChange,
  FundHistoryFilters,
  FundHistoryRow,
  GraphPoint,
  UpdateFund,
  UpdateFundBalance,
} from './schemas.ts';

export type {
  BlankFormParams,
  ExportFundHistory,
  Fund,
  FundHistoryFilters,
  FundHistoryRow,
  GraphPoint,
  UpdateFund,
  UpdateFundBalance,
} from './schemas.ts';

export const listFunds = call<{ response: Result<Fund[]> }>('listFunds', {
  method: 'GET',
  path: '/fund/',
  permission: 'public',
  scope: 'funds:read',
});

export const getFund = call<{ params: { id: string }; response: Result<Fund> }>('getFund', {
  method: 'GET',
  path: '/fund/:id',
  permission: 'public',
  scope: 'funds:read',
});

/** The form of a fund to print and fill in by hand, as a PDF file. */
export const getBlankForm = call<{ params: BlankFormParams; response: Blob }>('getBlankForm', {
  method: 'GET',
  path: '/fund/blank-form/:fundType/:language',
  permission: 'public',
  answers: 'file',
});

/** A manager's change of texts, and a super user's loosening of the limit, become proposals. */
export const updateFund = call<{ body: UpdateFund; response: FundChange }>('updateFund', {
  method: 'PUT',
  path: '/fund/update',
  permission: 'fund.edit',
});

/** A manager's movement, and any above the fund's limit, becomes a proposal. */
export const updateFundBalance = call<{ body: UpdateFundBalance; response: FundChange }>(
  'updateFundBalance',
  {
    method: 'PUT',
    path: '/fund/update-fund-balance',
    permission: 'fund.balance',
  },
);

export const listFundHistory = call<{
  params: { id: string };
  query: FundHistoryFilters;
  response: Page<FundHistoryRow>;
}>('listFundHistory', {
  method: 'GET',
  path: '/fund/fund-update-history/:id',
  permission: 'fund.history',
  scope: 'fund-history:read',
});

/** A spreadsheet named `transactions_{YYYYMMDD_HHmmss}.xlsx`. */
export const exportFundHistory = call<{
  params: { id: string };
  body: ExportFundHistory;
  response: Blob;
}>('exportFundHistory', {
  method: 'POST',
  path: '/fund/fund-update-history/:id/exportExcel',
  permission: 'fund.history',
  answers: 'file',
  timeoutMs: 120_000,
});

export const getGraphDataYear = call<{
  params: { id: string };
  query: { fromYear: number; toYear: number };
  response: Result<GraphPoint[]>;
}>('getGraphDataYear', {
  method: 'GET',
  path: '/fund/getGraphDataYear/:id',
  permission: 'dashboard.read',
  scope: 'funds:read',
});

export const getGraphDataMonth = call<{
  params: { id: string };
  query: { fromDate: string; toDate: string };
  response: Result<GraphPoint[]>;
}>('getGraphDataMonth', {
  method: 'GET',
  path: '/fund/getGraphDataMonth/:id',
  permission: 'dashboard.read',
  scope: 'funds:read',
});

export const getGraphDataDay = call<{
  params: { id: string };
  query: { fromDate: string; toDate: string };
  response: Result<GraphPoint[]>;
}>('getGraphDataDay', {
  method: 'GET',
  path: '/fund/getGraphDataDay/:id',
  permission: 'dashboard.read',
  scope: 'funds:read',
});
