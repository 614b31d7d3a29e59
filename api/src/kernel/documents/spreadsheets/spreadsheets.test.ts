import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Column, columnName, inertText } from './cells.ts';
import { ExportSlots } from './export-slots.ts';
import { serialDay, serialMoments } from './serial-days.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+1+1', `'+1+1`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['＝1', `'＝1`],
  ['\u0001=1+1', `'\u0001=1+1`],
  ['\uffff\u0085@x', `'\uffff\u0085@x`],
  ['\nx', `'\nx`],
  ['+233205550100', '+233205550100'],
  ['plain', 'plain'],
])('the text %j is written as %j', (text, cell) => {
  expect(inertText(text)).toBe(cell);
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

interface Line {
  name: string | null;
  amount: string | null;
  at: string | null;
}

const columns: readonly Column<Line>[] = [
  { header: 'Name', kind: 'text', cell: (row) => row.name },
  { header: 'Amount', kind: 'amount', cell: (row) => row.amount },
  { header: 'At', kind: 'moment', cell: (row) => serialMoments('Africa/Nairobi')(row.at) },
  { header: 'Day', kind: 'day', cell: (row) => serialDay(row.at?.slice(0, 10) ?? null) },
];

async function* batches(...given: Line[][]) {
  yield* given;
}

const line = (name: string | null, amount: string | null = null, at: string | null = null): Line => ({
  name,
  amount,
  at,
});

const write = (given: Line[][], most?: number, rightToLeft = false) =>
  buffer(writeSpreadsheet({ name: 'Sheet', columns, rightToLeft, rows: batches(...given) }, most));

/** The parts of an archive by name, by way of its directory. */
const partsOf = (archive: Buffer): Map<string, string> => {
  const parts = new Map<string, string>();
  let at = archive.readUInt32LE(archive.length - 6);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const offset = archive.readUInt32LE(at + 42);
    const start = offset + 30 + archive.readUInt16LE(offset + 26);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name, inflateRawSync(archive.subarray(start, start + packed)).toString());
    at += 46 + nameLength;
  }
  return parts;
};

test('rows arrive in batches and come out as text, exact amounts, moments and days', async () => {
  const bytes = await write([
    [line('=HYPERLINK("x")', '1234567890123.45', '2026-11-20T22:30:00.000001Z')],
    [],
    [line('شركة', '-0.10'), line(null, 'twelve')],
  ]);
  const xml = partsOf(bytes).get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).toContain('<c r="B2" s="5"><v>1234567890123.45</v></c>');
  expect(xml).toContain('<autoFilter ref="A1:D4"/>');
  expect(xml).not.toContain('<f');
  const rows = (await readXlsx(bytes)).sheets[0]?.rows;
  expect(rows?.[0]).toEqual(['Name', 'Amount', 'At', 'Day']);
  expect(rows?.[1]?.slice(0, 2)).toEqual([`'=HYPERLINK("x")`, 1234567890123.45]);
  expect(rows?.[1]?.[2]).toEqual(new Date('2026-11-21T01:30:00.000Z'));
  expect(rows?.[1]?.[3]).toEqual(new Date('2026-11-20T00:00:00.000Z'));
  expect(rows?.[2]?.slice(0, 2)).toEqual(['شركة', -0.1]);
  expect(rows?.[3]?.slice(0, 2)).toEqual([null, 'twelve']);
});

test('text that XML cannot carry loses only what it must', async () => {
  const bytes = await write([[line(`a\u0000b\u0008 <&"> \ud800x 👍 ${'y'.repeat(40_000)}`)]]);
  const cell = (await readXlsx(bytes)).sheets[0]?.rows?.[1]?.[0];
  expect(String(cell)).toMatch(/^ab <&"> x 👍 y+$/);
  expect(String(cell).length).toBeLessThanOrEqual(32_767);
});

test('what one sheet cannot hold goes on in the next, under its own heading', async () => {
  const { sheets } = await readXlsx(
    await write(
      [
        [line('1'), line('2'), line('3')],
        [line('4'), line('5')],
      ],
      3,
    ),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['Sheet', 'Sheet 2', 'Sheet 3']);
  expect(sheets.map(({ rows }) => rows?.map(([name]) => name))).toEqual([
    ['Name', '1', '2'],
    ['Name', '3', '4'],
    ['Name', '5'],
  ]);
});

test('a sheet that is exactly full has no empty one after it; none at all still has a heading', async () => {
  expect((await readXlsx(await write([[line('1'), line('2')]], 3))).sheets).toHaveLength(1);
  expect((await readXlsx(await write([]))).sheets[0]?.rows).toEqual([['Name', 'Amount', 'At', 'Day']]);
});

test('a sheet in a language from the right runs from the right', async () => {
  expect(partsOf(await write([], undefined, true)).get('xl/worksheets/sheet1.xml')).toContain(
    'rightToLeft="1"',
  );
});

test('rows are asked for as they are sent, and a reader who leaves ends them', async () => {
  let [asked, isEnded] = [0, false];
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        // Hardly packable, so that what is not read piles up at once.
        yield Array.from({ length: 200 }, () => line(randomBytes(200).toString('base64')));
      }
    } finally {
      isEnded = true;
    }
  }
  const stream = writeSpreadsheet({ name: 'Sheet', columns, rows: endless() });
  await new Promise((resolve) => stream.once('readable', resolve));
  let before = -1;
  const isStill = () => {
    const same = before === asked;
    before = asked;
    return same;
  };
  await expect.poll(isStill).toBe(true);
  expect(asked).toBeLessThan(20);
  stream.destroy();
  await expect.poll(() => isEnded).toBe(true);
});

test('rows that fail fail the spreadsheet', async () => {
  async function* failing() {
    yield [line('1')];
    throw new Error('the cursor is gone');
  }
  await expect(buffer(writeSpreadsheet({ name: 'Sheet', columns, rows: failing() }))).rejects.toThrow(
    'the cursor is gone',
  );
});

test('two exports at once, one for each person; a slot given back is free, once', () => {
  const slots = new ExportSlots();
  const giveBack = slots.take('ama');
  expect(() => slots.take('ama')).toThrow('too_many_requests');
  slots.take('kofi');
  expect(() => slots.take('esi')).toThrow('too_many_requests');
  giveBack();
  slots.take('ama');
  giveBack();
  expect(() => slots.take('esi')).toThrow('too_many_requests');
});
