import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseConfig } from '../src/base-config.ts';
import { runBuild } from '../src/run-build.ts';
import { folderWith } from './support/folder.ts';

test('every script with functions tells the browser to compile it beside the download', async () => {
  const folder = folderWith({
    'main.js':
      "import(/* webpackChunkName: 'words-en' */ './en.json'); import(/* webpackChunkName: 'list' */ './list.js');",
    'list.js': 'export const list = () => 1;',
    'en.json': '{ "title": "Portal" }',
  });
  await runBuild({ ...baseConfig(folder), entry: './main.js' });
  const files = readdirSync(join(folder, 'dist'));
  const hinted = files.filter((file) =>
    readFileSync(join(folder, 'dist', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(files.map((file) => file.split('.')[0]).sort()).toEqual(['list', 'main', 'words-en']);
  expect(hinted.map((file) => file.split('.')[0]).sort()).toEqual(['list', 'main']);
});
