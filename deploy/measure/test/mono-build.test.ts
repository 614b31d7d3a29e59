import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appDir } from '@portal/config/versions';
import { expect, test } from 'vitest';
import { loaderSource } from '../src/mono-build.ts';

const exported = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort();

test('the one bundle that is measured beside federation replaces all that its loader exports', () => {
  const loader = readFileSync(join(appDir('shell'), 'src/remotes/load-build.ts'), 'utf8');
  expect(exported(loader)).not.toEqual([]);
  expect(exported(loaderSource(['cms']))).toEqual(exported(loader));
});
