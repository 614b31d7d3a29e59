import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRows, asvsDocument } from './document.ts';

const root = new URL('../../../../', import.meta.url);
const file = new URL('docs/security/asvs.md', root);

test('docs/security/asvs.md is what the rows say', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, asvsDocument());
  expect(readFileSync(file, 'utf8')).toBe(asvsDocument());
});

test('every row names code that is there and a test of that name', () => {
  const texts = new Map<string, string>();
  const textOf = (name: string): string => {
    const known =
      texts.get(name) ?? (existsSync(new URL(name, root)) ? readFileSync(new URL(name, root), 'utf8') : '');
    texts.set(name, known);
    return known;
  };
  const wrong = allRows.filter(
    ({ where, test: name, says }) => !existsSync(new URL(where, root)) || !textOf(name).includes(says),
  );
  expect(wrong).toEqual([]);
});

test('every test that the threat model names is there', () => {
  const model = readFileSync(new URL('docs/security/threat-model.md', root), 'utf8');
  const named = [...model.matchAll(/`([\w/-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
});

test('a requirement stands there once, in a known level', () => {
  const ids = allRows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.length).toBeGreaterThan(100);
});
