import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { ChainState, LogQuery, LogRow } from './schemas.ts';

export const listLogOperation = operation(calls.listLog, {
  summary: 'The audit log',
  query: LogQuery,
  response: page(LogRow),
  errors: [],
});

export const checkLogOperation = operation(calls.checkLog, {
  summary: 'Whether the audit log is whole',
  response: result(ChainState),
  errors: [],
});
