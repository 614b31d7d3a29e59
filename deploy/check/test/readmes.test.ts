import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** READMEs that lead to the folders beside or below them. */
const maps = [
  ...globSync('{shell,remotes/*,shared/platform,deploy/console}/README.md', { cwd: root }).map((readme) => ({
    readme,
    folder: join(readme, '../src'),
  })),
  ...globSync('api/src/*/README.md', { cwd: root }).map((readme) => ({ readme, folder: join(readme, '..') })),
];

test.each(maps)('$readme names every folder', ({ readme, folder }) => {
  const text = readFileSync(join(root, readme), 'utf8');
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((one) => one.isDirectory());
  const missing = folders.filter(({ name }) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  expect(missing.map(({ name }) => `${readme} says nothing of ${name}/`)).toEqual([]);
});
