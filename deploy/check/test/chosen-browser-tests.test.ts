import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

test('browser tests that are named run without those that only come before them', () => {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--list', 'edits/home.spec'];
  const env = { ...process.env, PORTAL_E2E_DATA: 'none' };
  const listed = execFileSync('e2e/node_modules/.bin/playwright', args, { cwd: root, env, encoding: 'utf8' });
  const projects = [...listed.matchAll(/^ +\[([\w-]+)\]/gm)].map(([, project]) => project);
  expect([...new Set(projects)]).toEqual(['sign-in', 'edits']);
});
