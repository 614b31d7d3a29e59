import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles } from '../src/changed-files.ts';

const program = join(import.meta.dirname, '../src/run-all.ts');
const tree = mkdtempSync(join(tmpdir(), 'changed-files-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@portal.test', ...args], { cwd: tree });

const commit = (file: string) => {
  writeFileSync(join(tree, file), file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
};

const changed = (since?: string) => changedFiles(since, tree);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commit('first.ts');
  commit('second.ts');
});

test('on main the last commit counts, and what is not committed yet', () => {
  writeFileSync(join(tree, 'new.ts'), '');
  expect(changed()).toEqual(['new.ts', 'second.ts']);
});

test('on a branch everything since main counts', () => {
  git('switch', '--quiet', '--create', 'topic');
  commit('third.ts');
  commit('fourth.ts');
  expect(changed()).toEqual(['fourth.ts', 'new.ts', 'third.ts']);
});

test('a commit that is named is where the change begins', () => {
  expect(changed('HEAD~1')).toEqual(['fourth.ts']);
});

test('a commit that is not there is named', () => {
  expect(() => changed('nowhere')).toThrow('Git knows no commit nowhere.');
});

test('a shallow clone without the place where its branch left main is not taken for one without changes', () => {
  for (const depth of [1, 2]) {
    const clone = join(tree, `clone-${depth}`);
    git('clone', '--quiet', '--branch=topic', `--depth=${depth}`, `file://${tree}`, clone);
    expect(() => changedFiles(undefined, clone)).toThrow(
      'This clone is shallow: run "git fetch --unshallow"',
    );
    expect(changedFiles('HEAD', clone)).toEqual([]);
    const quick = spawnSync(process.execPath, [program, 'quick'], { cwd: clone, encoding: 'utf8' });
    expect(quick).toMatchObject({ status: 2, stderr: expect.stringContaining('This clone is shallow') });
  }
});
