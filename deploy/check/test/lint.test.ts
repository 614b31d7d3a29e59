import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The rules that the linter names for these files, each with its file. */
const lint = (files: Readonly<Record<string, string>>): string[] => {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const args = ['lint', '.', '--vcs-enabled=false', '--reporter=github'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: tree, encoding: 'utf8' });
  const found = stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g);
  return [...found].map(([, rule, file = '']) => `${relative(tree, file)} ${rule}`);
};

test('a page keeps no word on the console that only its writer needs, and no file is longer than 400 lines', () => {
  const long = (lines: number) => 'run();\n'.repeat(lines);
  const found = lint({
    'remotes/cms/src/said.tsx': 'console.log(1);\n',
    'remotes/cms/src/failed.tsx': 'console.error(1);\n',
    'deploy/launch/src/said.ts': 'console.log(1);\n',
    'api/src/longest.ts': long(400),
    'api/src/longer.ts': long(401),
  });
  expect(found.sort()).toEqual([
    'api/src/longer.ts noExcessiveLinesPerFile',
    'remotes/cms/src/said.tsx noConsole',
  ]);
});
