import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/config/versions';
import { expect, test } from 'vitest';
import { titlesFrom, untranslated } from '../src/new-remote/titles.ts';

const cli = join(import.meta.dirname, '../src/new-remote/cli.ts');

const newRemote = (...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...args]).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

test.each([
  [['Reports'], '"Reports" is no name of a remote'],
  [['../reports'], '"../reports" is no name of a remote'],
  [['cms'], 'remotes/cms is there already.'],
  [['ui'], '@portal/ui is another package of this workspace.'],
  [['shell'], '@portal/shell is another package of this workspace.'],
  [['console'], '@portal/console is another package of this workspace.'],
  [['release'], '@portal/release is another package of this workspace.'],
  [['user-management'], '/workspace/user-management belongs to administration'],
  [['reports', '--title', 'de=Berichte'], 'There is no language "de". Known: en,'],
  [['reports', '--title', "Bob's"], '"Bob\'s" cannot be a title'],
  [['reports', '--colour'], "Unknown option '--colour'"],
])('new-remote %j is refused with a reason, and writes nothing', async (args, message) => {
  const remotes = () => readdirSync(join(workspaceRoot, 'remotes'));
  const before = remotes();
  const { code, stderr } = await newRemote(...args, '--no-install');
  expect(stderr).toContain(message);
  expect(code).toBe(1);
  expect(remotes()).toEqual(before);
});

test('the README of a new remote begins with its name', () => {
  const text = readFileSync(join(workspaceRoot, 'deploy/remote-template/README.md'), 'utf8');
  expect(text.replaceAll('__name__', 'reports').split('\n')[0]).toBe('# `@portal/reports`');
});

test('a title that is not given in a language is the English one, else the name', () => {
  expect(titlesFrom('audit-reports', ['fr=Rapports'])).toMatchObject({ en: 'Audit reports', fr: 'Rapports' });
  expect(titlesFrom('reports', ['All Reports'])).toMatchObject({ en: 'All Reports', sw: 'All Reports' });
});

test('languages whose title is still the English one are named', () => {
  expect(untranslated(titlesFrom('reports', ['fr=Rapports', 'sw=Ripoti']))).toEqual(['pt', 'ar', 'es']);
});
