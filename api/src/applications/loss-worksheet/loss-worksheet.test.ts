import { type BookType, read, utils, type WorkSheet, write } from '@e965/xlsx';
import { languages } from '@portal/contracts';
import { lossWorksheetAddress } from '@portal/contracts/applications/download-addresses';
import { readLossWorksheet, type WorksheetReading } from '@portal/contracts/applications/loss-worksheet';
import { writeOds } from 'hucre/ods';
import { describe, expect, test } from 'vitest';
import { oleDocument } from '../../../test/files/samples.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { findHeadings } from './headings.ts';
import { SheetReader } from './sheet-reader.ts';

const portal = testPortal();

type Cells = (string | number | boolean | null | { t: 'n' | 'e'; v: number; z?: string })[][];

const english = ['HS chapter', 'Value of imports', 'Rate before, %', 'Rate after, %', 'Loss'];
const percent = (v: number) => ({ t: 'n', v, z: '0.0%' }) as const;

const fileOf = (bookType: BookType, ...sheets: (Cells | WorkSheet)[]): Buffer => {
  const book = utils.book_new();
  for (const cells of sheets)
    utils.book_append_sheet(book, Array.isArray(cells) ? utils.aoa_to_sheet(cells) : cells);
  return write(book, { type: 'buffer', bookType });
};

const ask = async (client: TestClient, name: string, content: Buffer) => {
  const { fileKey } = (await upload(client, name, content)).body.data;
  return client.call(readLossWorksheet, { body: { fileKey } });
};

const readingOf = async (name: string, content: Buffer): Promise<WorksheetReading> =>
  (await ask(await portal.as('beneficiary'), name, content)).body.data;

const template = (language: string) =>
  portal.app.inject(`${lossWorksheetAddress('en').slice(0, -2)}${language}`);

describe('the empty worksheet', () => {
  test.each(languages)(
    'in %s has its headings in that language and a row for each chapter',
    async (language) => {
      const answer = await template(language);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".+\.xlsx"/);
      const [sheet] = Object.values(read(answer.rawPayload).Sheets);
      const rows = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 });
      const say = translationsIn(language);
      expect(rows[0]).toEqual(
        ['hsChapter', 'importsValue', 'rateBefore', 'rateAfter', 'loss'].map((column) =>
          say(`field.loss.lossLines.${column}`),
        ),
      );
      expect(rows.slice(1).map(([chapter]) => chapter)).toHaveLength(96);
      expect(rows[1]?.[0]).toBe('01');
    },
  );

  test('in a language that the portal does not have is refused', async () => {
    expect((await template('xx')).statusCode).toBe(400);
  });

  test('as it is has no lines, and nothing is wrong with it', async () => {
    const empty = (await template('ar')).rawPayload;
    expect(await readingOf('empty.xlsx', empty)).toEqual({ lines: [], problems: [], rowsLeftOut: 0 });
  });
});

describe('a filled-in worksheet', () => {
  const filledIn = [
    english,
    ['01'],
    ['02', 1_250_000.5, 20, 12.5],
    [87, '1,200,000.75', 25, 12.5, 100],
    [],
    ['10', '1 234 567,5', '10 %', '5,25'],
  ];

  test.each([
    ['xlsx', async () => fileOf('xlsx', filledIn)],
    ['xls', async () => fileOf('biff8', filledIn)],
    ['ods', async () => Buffer.from(await writeOds({ sheets: [{ name: 'Loss', rows: filledIn }] }))],
  ])('in the format %s becomes lines of the form', async (ending, make) => {
    expect(await readingOf(`loss.${ending}`, await make())).toEqual({
      lines: [
        { hsChapter: '02', importsValue: '1250000.50', rateBefore: 20, rateAfter: 12.5 },
        { hsChapter: '87', importsValue: '1200000.75', rateBefore: 25, rateAfter: 12.5, loss: '100.00' },
        { hsChapter: '10', importsValue: '1234567.5', rateBefore: 10, rateAfter: 5.25 },
      ],
      problems: [],
      rowsLeftOut: 0,
    });
  });

  test.each(['xlsx', 'biff8'] as const)('has rates that are shown as percentages, in %s', async (format) => {
    const content = fileOf(format, [english, ['02', 1000, percent(0.25), percent(0.125)]]);
    expect((await readingOf(`rates.${format === 'biff8' ? 'xls' : format}`, content)).lines).toEqual([
      { hsChapter: '02', importsValue: '1000.00', rateBefore: 25, rateAfter: 12.5 },
    ]);
  });

  test('is read by its headings: in any language and order, below a title, on a later sheet', async () => {
    const say = translationsIn('fr');
    const heading = (column: string) => say(`field.loss.lossLines.${column}`);
    const content = fileOf(
      'xlsx',
      [['Notes', 'nothing here']],
      [
        ['Pertes 2025'],
        [],
        [
          heading('rateAfter'),
          heading('rateBefore'),
          'Remarque',
          `${heading('importsValue')} (USD)`,
          heading('hsChapter'),
        ],
        [5, 10, 'estimation', 1000, '27'],
      ],
    );
    expect((await readingOf('pertes.xlsx', content)).lines).toEqual([
      { hsChapter: '27', importsValue: '1000.00', rateBefore: 10, rateAfter: 5 },
    ]);
  });

  test('is read of a program that writes the name of its table in capitals', async () => {
    const content = fileOf('biff8', [english, ['02', 1000, 20, 10]]);
    content.write('WORKBOOK', content.indexOf(Buffer.from('Workbook', 'utf16le')), 'utf16le');
    expect((await readingOf('report.xls', content)).lines).toMatchObject([{ hsChapter: '02' }]);
  });

  test('has numbers that only stand beside a percent sign', async () => {
    const content = fileOf('xlsx', [
      english,
      ['02', 1000, { t: 'n', v: 25, z: '0.0"%"' }, { t: 'n', v: 12.5, z: '0.0\\%' }],
    ]);
    expect((await readingOf('signs.xlsx', content)).lines).toMatchObject([
      { rateBefore: 25, rateAfter: 12.5 },
    ]);
  });

  test('is read on the sheet that is seen, not on a hidden one', async () => {
    const book = utils.book_new();
    for (const chapter of ['01', '02'])
      utils.book_append_sheet(book, utils.aoa_to_sheet([english, [chapter, 1000, 10, 5]]));
    utils.book_set_sheet_visibility(book, 0, 1);
    const content = write(book, { type: 'buffer', bookType: 'xlsx' });
    expect((await readingOf('two.xlsx', content)).lines).toMatchObject([{ hsChapter: '02' }]);
  });

  test('has digits and signs of an Arabic keyboard', async () => {
    const content = fileOf('xlsx', [english, ['٠٢', '١٬٢٣٤٬٥٦٧٫٥', '١٢٫٥٪', '٥']]);
    expect(await readingOf('arabic.xlsx', content)).toEqual({
      lines: [{ hsChapter: '02', importsValue: '1234567.5', rateBefore: 12.5, rateAfter: 5 }],
      problems: [],
      rowsLeftOut: 0,
    });
  });

  test.each(['xlsx', 'biff8'] as const)(
    'has no number where a formula failed or a date is, in %s',
    async (format) => {
      const error = { t: 'e', v: 7 } as const;
      const date = { t: 'n', v: 46_082, z: 'dd/mm/yyyy' } as const;
      const content = fileOf(format, [english, ['02', error, 20, 10], ['03', date, error, date]]);
      expect((await readingOf(`failed.${format === 'biff8' ? 'xls' : format}`, content)).problems).toEqual([
        { row: 2, field: 'importsValue', code: 'money' },
        { row: 3, field: 'importsValue', code: 'money' },
        { row: 3, field: 'rateBefore', code: 'type' },
        { row: 3, field: 'rateAfter', code: 'type' },
      ]);
    },
  );

  test('tells row and column of what the form would not take, and keeps the rest of the line', async () => {
    const content = fileOf('xlsx', [
      english,
      ['Total', 1000, 20, 10],
      ['02', 'a lot', 20, 10],
      ['03', 1000, 'high', 10],
      ['04', 1000, 2000, -1],
      ['05', 1000, 20, 10, 500],
      [null, 1000, 20],
    ]);
    expect(await readingOf('wrong.xlsx', content)).toEqual({
      lines: [
        { importsValue: '1000.00', rateBefore: 20, rateAfter: 10 },
        { hsChapter: '02', rateBefore: 20, rateAfter: 10 },
        { hsChapter: '03', importsValue: '1000.00', rateAfter: 10 },
        { hsChapter: '04', importsValue: '1000.00' },
        { hsChapter: '05', importsValue: '1000.00', rateBefore: 20, rateAfter: 10, loss: '500.00' },
        { importsValue: '1000.00', rateBefore: 20 },
      ],
      problems: [
        { row: 2, field: 'hsChapter', code: 'format' },
        { row: 3, field: 'importsValue', code: 'money' },
        { row: 4, field: 'rateBefore', code: 'type' },
        { row: 5, field: 'rateBefore', code: 'too_big', limit: '1000' },
        { row: 5, field: 'rateAfter', code: 'too_small', limit: '0' },
        { row: 6, field: 'loss', code: 'too_big', limit: '100.00' },
        { row: 7, field: 'hsChapter', code: 'required' },
        { row: 7, field: 'rateAfter', code: 'required' },
      ],
      rowsLeftOut: 0,
    });
  });

  test('of more lines than a form has tells how many were left out', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [(index % 97) + 1, 1000, 20, 10]);
    const reading = await readingOf('long.xlsx', fileOf('xlsx', [english, ...rows]));
    expect(reading.lines).toHaveLength(99);
    expect(reading.rowsLeftOut).toBe(21);
  });

  test('changes nothing that is stored', async () => {
    const client = await portal.as('beneficiary');
    const { fileKey } = (await upload(client, 'a.xlsx', fileOf('xlsx', [english, ['02', 1, 2, 1]]))).body
      .data;
    const drafts = () => portal.db`select count(*)::int as n, max(row_version) as version from applications`;
    const before = await drafts();
    expect((await client.call(readLossWorksheet, { body: { fileKey } })).status).toBe(200);
    expect(await drafts()).toEqual(before);
  });
});

describe('what is no worksheet is refused', () => {
  test('without the headings', async () => {
    const content = fileOf('xlsx', [
      ['A', 'B'],
      ['01', 1000],
    ]);
    expect(await ask(await portal.as('beneficiary'), 'other.xlsx', content)).toBeProblem(
      'worksheet_headings_missing',
    );
  });

  test('a document of another kind', async () => {
    expect(await ask(await portal.as('beneficiary'), 'letter.pdf', pdfBytes())).toBeProblem(
      'worksheet_unreadable',
    );
  });

  test('what only begins as a spreadsheet', async () => {
    const content = oleDocument('Workbook');
    expect(await ask(await portal.as('beneficiary'), 'hollow.xls', content)).toBeProblem(
      'worksheet_unreadable',
    );
  });

  test('the file of somebody else, and one that never was', async () => {
    const content = fileOf('xlsx', [english, ['02', 1, 2, 1]]);
    const { fileKey } = (await upload(await portal.as('beneficiary'), 'mine.xlsx', content)).body.data;
    const other = await portal.as('reviewer');
    expect(await other.call(readLossWorksheet, { body: { fileKey } })).toBeProblem('not_found');
    expect(await other.call(readLossWorksheet, { body: { fileKey: 'file_none' } })).toBeProblem('not_found');
  });

  test('one that an infection was found in', async () => {
    const client = await portal.as('beneficiary');
    const { fileKey } = (await upload(client, 'bad.xlsx', fileOf('xlsx', [english]))).body.data;
    await portal.db`update files set scan_status = 'INFECTED' where file_key = ${fileKey}`;
    expect(await client.call(readLossWorksheet, { body: { fileKey } })).toBeProblem('file_not_clean');
  });
});

describe('a file that asks for too much', () => {
  const content = fileOf('xlsx', [english, ['02', 1, 2, 1]]);
  const code = (reading: Promise<unknown>) =>
    reading.then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );

  test('of time is unreadable, and the next one is read', async () => {
    expect(await code(new SheetReader({ limitMs: 1 }).read(content))).toBe('worksheet_unreadable');
    expect(await code(new SheetReader().read(content))).toBe('read');
  });

  test('of letters is read no further than a cell says anything', async () => {
    const rows = Array.from({ length: 20 }, () => Array.from({ length: 5 }, () => '('.repeat(32_000)));
    const sheets = await new SheetReader().read(fileOf('xlsx', rows));
    expect(findHeadings(sheets)).toBeUndefined();
  });

  test('when too many wait, the last is asked to come again', async () => {
    const sheets = new SheetReader({ maxWaiting: 1 });
    const codes = await Promise.all([1, 2, 3, 4].map(() => code(sheets.read(content))));
    expect(codes.toSorted()).toEqual(['read', 'read', 'read', 'too_many_requests']);
  });
});
