import { call, type Result } from '../call.ts';
import type { ReadWorksheet, WorksheetParams, WorksheetReading } from './schemas.ts';

export type { WorksheetColumn, WorksheetProblem, WorksheetReading } from './schemas.ts';

export const getLossWorksheet = call<{ params: WorksheetParams; response: Blob }>('getLossWorksheet', {
  method: 'GET',
  path: '/application/loss-worksheet/:language',
  permission: 'public',
  answers: 'file',
});

/** Reads what the caller uploaded and changes nothing: the form takes the lines, and the person saves them. */
export const readLossWorksheet = call<{ body: ReadWorksheet; response: Result<WorksheetReading> }>(
  'readLossWorksheet',
  {
    method: 'POST',
    path: '/application/loss-worksheet/read',
    permission: 'application.create',
  },
);
