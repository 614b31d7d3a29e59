import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/wiring.ts';

/** Longer than anything that is asked for. */
const LENGTH = 1_000_000;
const texts = ['a', 'A', '0', 'a-', 'https://a'].map((seed) => seed.padEnd(LENGTH, seed.at(-1)));

/** Each text below a schema, by its path. */
const textsIn = (schema: unknown, path: string): [string, TSchema][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own: [string, TSchema][] =
    'type' in schema && schema.type === 'string' ? [[path, schema as TSchema]] : [];
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' || Array.isArray(value)
      ? Object.entries(value).flatMap(([name, one]) => textsIn(one, `${path}.${name}`))
      : textsIn(value, path),
  );
  return [...own, ...inside];
};

const endless = new Set<string>();
for (const { operation } of allRoutes)
  for (const part of ['params', 'query', 'body'] as const)
    for (const [path, schema] of textsIn(operation[part], `${operation.id} ${part}`)) {
      const checker = Compile(schema);
      if (texts.some((text) => checker.Check(text))) endless.add(path);
    }

test('no text of a request is without an end', () => {
  expect([...endless]).toEqual([]);
});
