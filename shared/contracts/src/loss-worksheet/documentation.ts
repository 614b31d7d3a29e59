import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const lossWorksheetDocumentation: readonly Documentation[] = [
  documentation(calls.getLossWorksheet, {
    description:
      'A heading row, then one row for each chapter of the Harmonized System. Rows that stay empty are left out when it is read.',
    params: { language: 'fr' },
  }),
  documentation(calls.readLossWorksheet, {
    description:
      'Reads an .xlsx, .xls or .ods that the caller uploaded by `POST /file`. Columns are found by the headings of the template in any language, in any order, on the first sheet that has them; rates may be percentages or numbers. Nothing is saved: the lines go into `answers.loss.lossLines` of a draft, and the file among its documents as evidence.',
    body: { fileKey: 'file_5k2hq8w0n3d7c9x1v6tz' },
    answer: {
      data: {
        lines: [
          { hsChapter: '87', importsValue: '12500000.00', rateBefore: 25, rateAfter: 12.5 },
          { hsChapter: '10', importsValue: '840000.00', rateBefore: 10 },
        ],
        problems: [{ row: 11, field: 'rateAfter', code: 'required' }],
        rowsLeftOut: 0,
      },
      message: '',
    },
  }),
];
