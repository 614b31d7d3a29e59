import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const getLossWorksheetOperation = operation(calls.getLossWorksheet, {
  summary: 'The empty tariff-loss worksheet in one language, an .xlsx with a row for each HS chapter',
  params: s.WorksheetParams,
  errors: ['invalid_request', 'too_many_requests'],
});

export const readLossWorksheetOperation = operation(calls.readLossWorksheet, {
  summary: 'The lines of a filled-in tariff-loss worksheet, each cell checked as the form checks it',
  body: s.ReadWorksheetBody,
  response: s.WorksheetReadingResult,
  errors: [
    'invalid_request',
    'not_found',
    'file_not_clean',
    'file_damaged',
    'file_store_unavailable',
    'worksheet_unreadable',
    'worksheet_headings_missing',
    'too_many_requests',
  ],
});
