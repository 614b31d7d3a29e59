import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawHomePattern, type HomePattern } from './draw-home-pattern.ts';
import { files } from './write-pattern-files.ts';

const wide: HomePattern = { strips: 54, woven: 48, rows: 6, bands: 1 };

/** Grounds in the lowest row: only a strip woven to the end has one. */
const wovenToTheEnd = (svg: string) =>
  new Set([...svg.matchAll(/M(\d+) 120h24v24h-24z/g)].map(([, x]) => x)).size;

test('every strip but the loose ones is woven to the end', () => {
  expect(wovenToTheEnd(drawHomePattern(wide))).toBe(48);
  expect(wovenToTheEnd(drawHomePattern({ ...wide, woven: 49 }))).toBe(49);
});

test('a pattern without loose strips has no loose threads', () => {
  expect(wovenToTheEnd(drawHomePattern({ ...wide, woven: 54 }))).toBe(54);
  expect(drawHomePattern({ ...wide, woven: 54 })).not.toContain('h1v');
});

test.each(Object.keys(files))('%s is the file that the drawing gives', (name) => {
  expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(files[name]);
});

test.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg')))(
  '%s is a path for each colour, above and below',
  (name) => {
    const svg = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(svg.match(/<path/g)?.length).toBeLessThan(24);
    expect(svg).not.toContain('<use');
  },
);
