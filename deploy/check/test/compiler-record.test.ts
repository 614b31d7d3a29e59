import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { forgetSignaturesOfJson } from '../src/compiler-record.ts';
import { withTemporaryFolder } from '../src/temporary-folder.ts';

const tsc = resolve(import.meta.dirname, '../../../node_modules/.bin/tsc');

const compilerOptions = {
  incremental: true,
  noEmit: true,
  strict: true,
  types: [],
  module: 'nodenext',
  tsBuildInfoFile: 'record.json',
};

test('a text that is missing, and then there again, is seen however often its file has changed', async () => {
  await withTemporaryFolder(async (folder) => {
    const compile = (texts: object) => {
      writeFileSync(join(folder, 'texts.json'), JSON.stringify(texts));
      forgetSignaturesOfJson(join(folder, 'record.json'));
      return spawnSync(tsc, ['-p', folder], { encoding: 'utf8' }).stdout;
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.mts'] }));
    const use =
      "import texts from './texts.json' with { type: 'json' };\nexport const title: string = texts.title;\n";
    writeFileSync(join(folder, 'use.mts'), use);
    expect(compile({ title: 'Queue' })).toBe('');
    expect(compile({ title: 'The queue' })).toBe('');
    expect(compile({ name: 'The queue' })).toContain("'title' does not exist");
    expect(compile({ title: 'The queue' })).toBe('');
  });
});
