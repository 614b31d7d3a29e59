import { call, type Page, type Result } from '../call.ts';
import type { ChainState, ExportLog, LogQuery, LogRow } from './schemas.ts';

export {
  type LogAction,
  type LogOutcome,
  type LogProcess,
  logActions,
  logOutcomes,
  logProcesses,
} from './enums.ts';
export type * from './schemas.ts';

/** The audit log, newest first. */
export const listLog = call<{ query: LogQuery; response: Page<LogRow> }>('listLog', {
  method: 'GET',
  path: '/log/all',
  permission: 'log.read',
});

/** A spreadsheet named `Log_{YYYYMMDD_HHmmss}.xlsx`; that it was made is in the log too. */
export const exportLog = call<{ body: ExportLog; response: Blob }>('exportLog', {
  method: 'POST',
  path: '/log/all/exportExcel',
  permission: 'log.read',
  answers: 'file',
  timeoutMs: 120_000,
});

/** Reads both chains whole and says whether a row was changed, removed or moved. */
export const checkLog = call<{ response: Result<ChainState> }>('checkLog', {
  method: 'GET',
  path: '/log/check',
  permission: 'log.read',
});
