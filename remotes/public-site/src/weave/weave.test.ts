import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cloth, drawCloth } from './draw-cloth.ts';
import { files } from './draw-files.ts';

const wide: Cloth = { strips: 54, woven: 48, rows: 6, bands: 1 };

/** Grounds in the lowest row: only a strip woven to the end has one. */
const wovenToTheEnd = (svg: string) =>
  new Set([...svg.matchAll(/M(\d+) 120h24v24h-24z/g)].map(([, x]) => x)).size;

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

test.each(Object.keys(files))('%s is a path for each colour, above and below', (name) => {
  expect(files[name]?.match(/<path/g)?.length).toBeLessThan(24);
  expect(files[name]).not.toContain('<use');
});
