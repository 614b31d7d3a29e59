import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { ChainState, ExportLogBody, LogQuery, LogRow } from './schemas.ts';

export const listLogOperation = operation(calls.listLog, {
  summary: 'The audit log',
  query: LogQuery,
  response: page(LogRow),
  errors: [],
});

export const exportLogOperation = operation(calls.exportLog, {
  summary: 'The audit log as a spreadsheet: exactly what the filters find',
  body: ExportLogBody,
  errors: ['invalid_request', 'too_many_requests'],
});

export const checkLogOperation = operation(calls.checkLog, {
  summary: 'Whether the audit log and the history of sign-ins are whole',
  response: result(ChainState),
  errors: [],
});
