import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { runBuild } from '../src/run-build.ts';
import { folderWith } from './support/folder.ts';

const namesOf = async (files: Record<string, string>, shared: object) => {
  const folder = folderWith(files);
  const resolved = JSON.parse(JSON.stringify(shared).replaceAll('FOLDER', folder));
  const config: Configuration = {
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    plugins: [new rspack.sharing.SharePlugin({ shared: resolved })],
  };
  return (await runBuild(config)).names;
};

const unit = '@sample/unit';
const provider = { [unit]: { import: 'FOLDER/unit.js', version: '1.0.0', requiredVersion: '^1.0.0' } };
const consumer = { [unit]: { import: false, requiredVersion: '^1.0.0' } };

test('a provider names every export of its shared units, used by itself or not, re-exports too', async () => {
  const files = {
    'unit.js':
      "export { one } from './one.js'; export const two = 2; const hidden = 3; export { hidden as three };",
    'one.js': 'export const one = 1; export const inner = 2;',
    'main.js': "import { one } from '@sample/unit'; console.log(one);",
  };
  expect(await namesOf(files, provider)).toEqual({ [unit]: ['one', 'three', 'two'] });
});

test('a consumer names what it imports, from every form of import, and nothing else', async () => {
  const files = {
    'main.js': `
      import { one as renamed } from '@sample/unit';
      import * as all from '@sample/unit';
      export { four } from './lazy.js';
      console.log(renamed, all.two);
      import('./lazy.js');`,
    'lazy.js': "export { three as four } from '@sample/unit';",
  };
  expect(await namesOf(files, consumer)).toEqual({ [unit]: ['one', 'three', 'two'] });
});
