import type { Readable } from 'node:stream';
import { directionOf, type Language } from '@portal/contracts';
import { type WorksheetColumn, worksheetColumns } from '@portal/contracts/applications/loss-worksheet';
import { type Column, writeSpreadsheet } from '../../kernel/documents/spreadsheets/write-spreadsheet.ts';
import { translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { headingOf } from './headings.ts';

const CHAPTERS = 97;
/** Kept free by the Harmonized System for later use. */
const RESERVED = 77;

const chapters: readonly string[] = Array.from({ length: CHAPTERS }, (_, index) => index + 1)
  .filter((chapter) => chapter !== RESERVED)
  .map((chapter) => String(chapter).padStart(2, '0'));

const columnsIn = (language: Language): Column<string>[] => {
  const say = translationsIn(language);
  return worksheetColumns.map((column: WorksheetColumn) => ({
    header: headingOf(say, column),
    kind: column === 'hsChapter' ? 'text' : 'amount',
    cell: (chapter) => (column === 'hsChapter' ? chapter : null),
  }));
};

export const worksheetName = (language: Language): string =>
  `${translationsIn(language)('group.lossLines')}.xlsx`;

/** A row for each chapter of the Harmonized System, with room for imports and rates. */
export const emptyWorksheet = (language: Language): Readable =>
  writeSpreadsheet({
    name: translationsIn(language)('group.lossLines'),
    columns: columnsIn(language),
    rightToLeft: directionOf(language) === 'rtl',
    rows: (async function* () {
      yield chapters;
    })(),
  });
