import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cloth, drawCloth } from './draw-cloth.ts';
import { files } from './draw-files.ts';

const wide: Cloth = { strips: 54, woven: 48, rows: 6, bands: 1 };

/** Tiles in the lowest row: only a strip woven to the end has one. */
const wovenToTheEnd = (svg: string) =>
  new Set([...svg.matchAll(/<use href="#\w+" x="(\d+)" y="120"/g)].map(([, x]) => x)).size;

test('every strip but the loose ones is woven to the end', () => {
  expect(wovenToTheEnd(drawCloth(wide))).toBe(48);
  expect(wovenToTheEnd(drawCloth({ ...wide, woven: 49 }))).toBe(49);
});

test('a cloth without loose strips has no loose threads', () => {
  expect(wovenToTheEnd(drawCloth({ ...wide, woven: 54 }))).toBe(54);
  expect(drawCloth({ ...wide, woven: 54 })).not.toContain('h1v');
});

test.each(Object.keys(files))('%s is the file that the drawing gives', (name) => {
  expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(files[name]);
});
