import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contracts, generatedCalls } from './calls.ts';

test('what browsers import was written from the operations as they are declared: `pnpm calls`', async () => {
  const generated = new URL('generated/', contracts);
  const written = globSync('**/*.ts', { cwd: generated }).sort();
  const texts = written.map((name) => [name, readFileSync(new URL(name, generated), 'utf8')] as const);
  expect(new Map(texts)).toEqual(await generatedCalls());
});
