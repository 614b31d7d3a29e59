import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const faces =
  readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];

const of = (face: string, name: string): string =>
  new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.trim() ?? '';

const filesOf = (family: string) =>
  faces.filter((face) => face.includes('url(') && of(face, 'font-family') === `"${family}"`);

test.each(['Public Sans Variable', 'Familjen Grotesk Variable', 'Readex Pro Variable'])(
  '%s has the same bounds of weight in each of its ranges, as a browser looks into one set only',
  (family) => {
    const files = filesOf(family);
    const ranges = new Set(files.map((face) => of(face, 'unicode-range')));
    const [first, ...others] = [...ranges].map((range) =>
      files
        .filter((face) => of(face, 'unicode-range') === range)
        .map((face) => of(face, 'font-weight'))
        .toSorted(),
    );
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  },
);

test('the fonts before a first paint are few and small', () => {
  const folder = join(import.meta.dirname, 'files');
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const bytes = (part: string) =>
    files
      .filter((file) => file.includes(part))
      .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(files.every((file) => faces.some((face) => face.includes(`./files/${file}`)))).toBe(true);
  expect(bytes('-latin-')).toBeLessThan(42_000);
  expect(bytes('-arabic-')).toBeLessThan(21_000);
});
