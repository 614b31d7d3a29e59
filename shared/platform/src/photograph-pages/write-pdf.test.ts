import { ReadableStream } from 'node:stream/web';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { writePdf } from './write-pdf.ts';

// The reader of PDFs wants it, and the page of tests has none.
vi.stubGlobal('ReadableStream', ReadableStream);

const photograph = async (width: number, height: number) => ({
  jpeg: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#a52' } })
      .jpeg()
      .toBuffer(),
  ),
  width,
  height,
});

test('each photograph is a page of A4 that lies as it does, with the picture in its middle', async () => {
  const images = await Promise.all([photograph(300, 600), photograph(800, 400)]);
  const data = new Uint8Array(await writePdf(images).arrayBuffer());
  const pdf = await getDocument({ data, stopAtErrors: true }).promise;
  const pages = await Promise.all([1, 2].map((number) => pdf.getPage(number)));
  expect(pdf.numPages).toBe(2);
  expect(pages.map(({ view }) => view)).toEqual([
    [0, 0, 595, 842],
    [0, 0, 842, 595],
  ]);
  const drawn = await Promise.all(
    pages.map(async (page) => {
      const { fnArray, argsArray } = await page.getOperatorList();
      const argsOf = (operation: number) => Array.from(argsArray[fnArray.indexOf(operation)]);
      return { place: argsOf(OPS.transform), picture: argsOf(OPS.paintImageXObject).slice(1, 3) };
    }),
  );
  expect(drawn).toEqual([
    { place: [421, 0, 0, 842, 87, 0], picture: [300, 600] },
    { place: [842, 0, 0, 421, 0, 87], picture: [800, 400] },
  ]);
});

test('the table of a PDF says where each of its objects begins', async () => {
  const text = Buffer.from(await writePdf([await photograph(20, 30)]).arrayBuffer()).toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref\n0 6\n')).toBe(true);
});
