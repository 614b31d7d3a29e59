// @vitest-environment node
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { zipped } from '../../test/zipped.ts';
import { TooLongError } from './drawn-document.ts';
import { openSheets } from './open-sheets.ts';
import { openSheetsInWorker } from './open-sheets-in-worker.browser.ts';
import { columnName, MAX_COLUMNS, MAX_ROWS } from './sheets.ts';

const sheets = [
  {
    name: 'Staff',
    rows: [
      ['Post', 2026, ''],
      ['Cutter', 12],
      [null, null],
    ],
  },
  { name: 'Empty', rows: [] },
];
const shown = [
  {
    name: 'Staff',
    rows: [
      ['Post', 2026],
      ['Cutter', 12],
    ],
    isCut: false,
    isNarrowed: false,
  },
  { name: 'Empty', rows: [], isCut: false, isNarrowed: false },
];

test('the sheets of a workbook are read with their names, without the empty cells around them', async () => {
  expect(await openSheets({ bytes: await writeXlsx({ sheets }), ending: 'xlsx' })).toEqual(shown);
  expect(await openSheets({ bytes: await writeOds({ sheets }), ending: 'ods' })).toEqual(shown);
});

test('the sheets of a workbook are read where one of them is a chart alone', async () => {
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = (...named: [kind: string, target: string][]) =>
    `<Relationships>${named
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index}" Type="${kind}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const bytes = zipped({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': parts(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${kind}"><sheets><sheet name="Chart" sheetId="1" r:id="rId0"/>
      <sheet name="Costs" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': parts(
      ['chartsheet', 'chartsheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet1.xml'],
    ),
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
  });
  expect(await openSheets({ bytes, ending: 'xlsx' })).toMatchObject([{ name: 'Costs', rows: [[7]] }]);
});

test('a fraction that is shown as a percentage is read as one, a number beside the sign is not', async () => {
  const formats = ['0.0%', '0%', '0.0"%"', '0\\%'];
  const cells = new Map(
    formats.map((numFmt, column) => [`0,${column}`, { value: 0.07, style: { numFmt } }] as const),
  );
  const bytes = await writeXlsx({
    sheets: [{ name: 'Rates', rows: [[0.07, 0.07, 0.07, 0.07, 0.07]], cells }],
  });
  expect((await openSheets({ bytes, ending: 'xlsx' }))[0]?.rows).toEqual([['7%', '7%', 0.07, 0.07, 0.07]]);
});

test('of a long sheet the first rows are read, and it says so', async () => {
  const rows = Array.from({ length: MAX_ROWS + 20 }, (_, index) => [index]);
  const [long] = await openSheets({
    bytes: await writeXlsx({ sheets: [{ name: 'Long', rows }] }),
    ending: 'xlsx',
  });
  expect([long?.rows.length, long?.isCut]).toEqual([MAX_ROWS, true]);
});

test('a workbook with more letters than a page can show is not shown', async () => {
  const rows = Array.from({ length: 10 }, () => Array.from({ length: 20 }, () => 'a'.repeat(30_000)));
  const bytes = await writeXlsx({ sheets: [{ name: 'Letters', rows }] });
  await expect(openSheets({ bytes, ending: 'xlsx' })).rejects.toThrow(TooLongError);
});

test('of a wide sheet the first columns are read, and it says so', async () => {
  const wide = Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => index);
  const rowsOf = (row: number[]) => ({ sheets: [{ name: 'Wide', rows: [row] }] });
  const [cut] = await openSheets({ bytes: await writeXlsx(rowsOf(wide)), ending: 'xlsx' });
  expect([cut?.rows[0]?.length, cut?.isNarrowed]).toEqual([MAX_COLUMNS, true]);
  const [whole] = await openSheets({ bytes: await writeXlsx(rowsOf(wide.slice(1))), ending: 'xlsx' });
  expect(whole?.isNarrowed).toBe(false);
});

test.each(['xlsx', 'xls', 'ods'])('bytes that are no %s are refused', async (ending) => {
  await expect(
    openSheets({ bytes: new TextEncoder().encode('This was a table once.'), ending }),
  ).rejects.toThrow();
});

test('where no thread can be had the page reads by itself', async () => {
  const { signal } = new AbortController();
  const read = async (bytes: Uint8Array) => openSheetsInWorker({ bytes, ending: 'xlsx' }, signal);
  expect(await read(await writeXlsx({ sheets }))).toEqual(shown);
  await expect(read(new Uint8Array(9))).rejects.toThrow();
});

test('columns are called as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
