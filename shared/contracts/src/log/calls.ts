import { call, type Page, type Result } from '../call.ts';
import type { ChainState, LogQuery, LogRow } from './schemas.ts';

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

/** Reads the whole chain and says whether a row was changed, removed or moved. */
export const checkLog = call<{ response: Result<ChainState> }>('checkLog', {
  method: 'GET',
  path: '/log/check',
  permission: 'log.read',
});
