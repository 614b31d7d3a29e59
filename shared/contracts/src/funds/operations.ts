import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listFundsOperation = operation(calls.listFunds, {
  summary: 'The funds, with what is available in each',
  response: s.FundList,
  errors: [],
});

export const getFundOperation = operation(calls.getFund, {
  summary: 'One fund',
  params: s.FundParams,
  response: s.FundResult,
  errors: ['not_found'],
});

export const getBlankFormOperation = operation(calls.getBlankForm, {
  summary: 'The blank application form of a fund in one language, a tagged PDF to print',
  params: s.BlankFormParams,
  errors: ['invalid_request', 'too_many_requests', 'unavailable'],
});

export const updateFundOperation = operation(calls.updateFund, {
  summary: "Changes a fund's texts, dates, rules and settings",
  body: s.UpdateFundBody,
  response: s.FundChangeResult,
  errors: ['invalid_request', 'not_found', 'stale_version'],
});

export const updateFundBalanceOperation = operation(calls.updateFundBalance, {
  summary: 'Writes one row of the fund ledger, which moves the balance',
  body: s.UpdateFundBalanceBody,
  response: s.FundChangeResult,
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
});

export const listFundHistoryOperation = operation(calls.listFundHistory, {
  summary: 'The ledger of a fund and the changes of its details',
  params: s.FundParams,
  query: s.FundHistoryQuery,
  response: s.FundHistoryPage,
  errors: ['invalid_request', 'not_found'],
});

export const exportFundHistoryOperation = operation(calls.exportFundHistory, {
  summary: 'The ledger of a fund as a spreadsheet: exactly what the filters find',
  params: s.FundParams,
  body: s.ExportFundHistoryBody,
  errors: ['invalid_request', 'not_found', 'too_many_requests'],
});

const graph = {
  params: s.FundParams,
  response: s.GraphResult,
  errors: ['invalid_request', 'not_found'],
} as const;

export const getGraphDataYearOperation = operation(calls.getGraphDataYear, {
  ...graph,
  summary: 'Money and applications of a fund, by year',
  query: s.GraphYearQuery,
});

export const getGraphDataMonthOperation = operation(calls.getGraphDataMonth, {
  ...graph,
  summary: 'Money and applications of a fund, by month',
  query: s.GraphDateQuery,
});

export const getGraphDataDayOperation = operation(calls.getGraphDataDay, {
  ...graph,
  summary: 'Money and applications of a fund, by day, at most 366 days',
  query: s.GraphDateQuery,
});
