import { type Static, Type } from 'typebox';
import { LossLine, MOST_LOSS_LINES } from '../applications/answers.schema.ts';
import { result } from '../envelopes.ts';
import { Id } from '../funds/schema-parts.ts';
import { languages } from '../languages.ts';

const closed = { additionalProperties: false };

/** The columns of the worksheet, in their order: the fields of one line of the form. */
export const worksheetColumns = ['hsChapter', 'importsValue', 'rateBefore', 'rateAfter', 'loss'] as const;
export type WorksheetColumn = (typeof worksheetColumns)[number];

export const WorksheetParams = Type.Object({ language: Type.Enum([...languages]) }, closed);
export type WorksheetParams = Static<typeof WorksheetParams>;

/** A spreadsheet that the caller has uploaded. */
export const ReadWorksheetBody = Type.Object({ fileKey: Id }, closed);
export type ReadWorksheet = Static<typeof ReadWorksheetBody>;

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
  lines: Type.Array(LossLine, { maxItems: MOST_LOSS_LINES }),
  problems: Type.Array(WorksheetProblemSchema),
  /** Rows beyond the most lines that a form has. */
  rowsLeftOut: Type.Integer({ minimum: 0 }),
});
export type WorksheetReading = Static<typeof WorksheetReadingSchema>;
export const WorksheetReadingResult = result(WorksheetReadingSchema);
