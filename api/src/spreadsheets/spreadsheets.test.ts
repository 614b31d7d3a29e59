import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { ExportSlots } from './export-slots.ts';
import { inertText, writeSpreadsheet } from './write-spreadsheet.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+1+1', `'+1+1`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['＝1', `'＝1`],
  ['+233205550100', '+233205550100'],
  ['plain', 'plain'],
])('the text %j is written as %j', (text, cell) => {
  expect(inertText(text)).toBe(cell);
});

test('rows arrive in batches and come out as text, numbers, days and nothing else', async () => {
  async function* rows() {
    yield [{ name: '=HYPERLINK("x")', n: 1 }];
    yield [{ name: 'شركة', n: 2.5 }];
  }
  const columns = [
    { header: 'Name', cell: (row: { name: string }) => row.name },
    { header: 'Number', cell: (row: { n: number }) => row.n },
  ];
  const bytes = await buffer(writeSpreadsheet('Sheet', columns, rows()));
  expect((await readXlsx(bytes)).sheets[0]?.rows).toEqual([
    ['Name', 'Number'],
    [`'=HYPERLINK("x")`, 1],
    ['شركة', 2.5],
  ]);
});

test('two exports at once, one for each person; a slot is free again when its reader leaves', async () => {
  const slots = new ExportSlots();
  const open = () => new Readable({ read: () => {} });
  const first = slots.hold('ama', open);
  expect(() => slots.hold('ama', open)).toThrow('too_many_requests');
  slots.hold('kofi', open);
  expect(() => slots.hold('esi', open)).toThrow('too_many_requests');
  first.destroy();
  await expect.poll(() => slots.hold('esi', open)).toBeInstanceOf(Readable);
});

test('an export that does not start holds nothing', () => {
  const slots = new ExportSlots();
  const fail = (): Readable => {
    throw new Error('no cursor');
  };
  for (let n = 0; n < 3; n += 1) expect(() => slots.hold('ama', fail)).toThrow('no cursor');
});
