import { type Static, Type } from 'typebox';
import { operation, result } from '../operation.ts';
import { closed, Id, Lang } from '../schema-parts.ts';
import { LossLine, MAX_LOSS_LINES } from './answers.schema.ts';

/** The columns of the worksheet, in their order: the fields of one line of the form. */
export const worksheetColumns = ['hsChapter', 'importsValue', 'rateBefore', 'rateAfter', 'loss'] as const;
export type WorksheetColumn = (typeof worksheetColumns)[number];

/** What may be wrong with a cell, besides what the form asks of the line. */
export const worksheetIssues = ['required', 'format', 'money', 'type', 'too_small', 'too_big'] as const;

/** A cell that the form would not take. `row` counts from 1, as spreadsheets do; `limit` is the bound that was missed. */
export const WorksheetProblemSchema = Type.Object({
  row: Type.Integer({ minimum: 1 }),
  field: Type.Enum([...worksheetColumns]),
  code: Type.Enum([...worksheetIssues]),
  limit: Type.Optional(Type.String()),
});
export type WorksheetProblem = Static<typeof WorksheetProblemSchema>;

/** The lines of a worksheet; a cell with a problem is left out of its line, unless it is a loss above what was worked out. */
export const WorksheetReadingSchema = Type.Object({
  lines: Type.Array(LossLine, { maxItems: MAX_LOSS_LINES }),
  problems: Type.Array(WorksheetProblemSchema),
  /** Rows beyond the most lines that a form has. */
  rowsLeftOut: Type.Integer({ minimum: 0 }),
});
export type WorksheetReading = Static<typeof WorksheetReadingSchema>;

export const getLossWorksheet = operation('getLossWorksheet', 'GET /application/loss-worksheet/:language', {
  permission: 'public',
  answers: 'file',
  summary: 'The empty tariff-loss worksheet in one language, an .xlsx with a row for each HS chapter',
  description:
    'A heading row, then one row for each chapter of the Harmonized System. Rows that stay empty are left out when it is read.',
  params: closed({ language: Lang }),
  example: { params: { language: 'fr' } },
});

export const readLossWorksheet = operation('readLossWorksheet', 'POST /application/loss-worksheet/read', {
  permission: 'application.create',
  summary: 'The lines of a filled-in tariff-loss worksheet, each cell checked as the form checks it',
  description:
    'Reads an .xlsx, .xls or .ods that the caller uploaded by `POST /file`. Columns are found by the headings of the template in any language, in any order, on the first sheet that has them; rates may be percentages or numbers. Nothing is saved: the lines go into `answers.loss.lossLines` of a draft, and the file among its documents as evidence.',
  /** A spreadsheet that the caller has uploaded. */
  body: closed({ fileKey: Id }),
  response: result(WorksheetReadingSchema),
  errors: [
    'not_found',
    'file_not_clean',
    'file_damaged',
    'file_store_unavailable',
    'worksheet_unreadable',
    'worksheet_headings_missing',
  ],
  example: { body: { fileKey: 'file_5k2hq8w0n3d7c9x1v6tz' } },
});
