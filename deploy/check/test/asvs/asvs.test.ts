import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRows, asvsDocument, notMet, notOfThisPortal, ofTheOperator } from './document.ts';
import { levelOf } from './requirements.ts';

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

test('a requirement stands there once, in its level', () => {
  const ids = allRows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(allRows.filter(({ id, level }) => levelOf.get(id) !== level)).toEqual([]);
});

test('every requirement of levels 1 and 2 is met, or it is said why not', () => {
  const met = new Set(allRows.map(({ id }) => id));
  const told = [...notMet, ...ofTheOperator, ...notOfThisPortal].flatMap(([ids]) => ids.split(' '));
  const isTold = (id: string) => told.some((one) => id === one || id.startsWith(`${one}.`));
  const asked = [...levelOf].flatMap(([id, level]) => (level < 3 ? [id] : []));
  expect(asked.length).toBeGreaterThan(250);
  expect(asked.filter((id) => !met.has(id) && !isTold(id))).toEqual([]);
  const known = [...levelOf.keys()];
  expect(told.filter((one) => !known.some((id) => id === one || id.startsWith(`${one}.`)))).toEqual([]);
});
