import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../src/test-reports.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a real runner over a planted test file. @returns where its report is. */
const runWith = (runner: 'vitest' | 'playwright', name: string, text: string): string => {
  const report = join(folder, `${name}.json`);
  writeFileSync(join(folder, name), text);
  const vitest = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`, name];
  const playwright = ['test', '-c', folder, '--reporter=json', name];
  const [program, args] =
    runner === 'vitest'
      ? [join(root, 'node_modules/.bin/vitest'), vitest]
      : [join(root, 'e2e/node_modules/.bin/playwright'), playwright];
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '1' };
  try {
    execFileSync(program, args, { cwd: folder, env: environment, stdio: 'ignore' });
  } catch {
    // It ends with an error because a test of it failed.
  }
  return report;
};

test('a failed unit test is named with its reason', () => {
  const file = runWith(
    'vitest',
    'sums.test.ts',
    `import { expect, test } from '${root}/node_modules/vitest/dist/index.js';
     test('is right', () => expect(1).toBe(1));
     test('is wrong', () => expect(1).toBe(2));`,
  );
  const { passed, failed, failures } = readVitestReport(file, false);
  expect([passed, failed]).toEqual([1, 1]);
  expect(failures).toEqual([expect.stringMatching(/sums\.test\.ts > is wrong: .*expected 1 to be 2/)]);
});

test('a file of unit tests that cannot be read is named, too', () => {
  const file = runWith('vitest', 'broken.test.ts', 'throw new Error("cannot begin");');
  const { failed, failures } = readVitestReport(file, false);
  expect(failed).toBe(1);
  expect(failures).toEqual([expect.stringMatching(/broken\.test\.ts > the file: .*cannot begin/)]);
});

test('a failed browser test, and one left out, are named', () => {
  const file = runWith(
    'playwright',
    'pages.spec.ts',
    `import { expect, test } from '${root}/e2e/node_modules/@playwright/test/index.mjs';
     test('is right', () => expect(1).toBe(1));
     test.describe('a page', () => {
       test('is wrong', () => expect(1, 'its number').toBe(2));
       test.skip('is left out', () => undefined);
     });`,
  );
  const { passed, failed, failures } = readPlaywrightReport(file, false);
  expect([passed, failed]).toEqual([1, 2]);
  expect(failures).toEqual([
    expect.stringMatching(/pages\.spec\.ts > is wrong: .*its number.*Expected: 2 Received: 1/),
    'pages.spec.ts > is left out: skipped',
  ]);
});

test('a runner that ended without a report failed once', () => {
  expect(readVitestReport(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1, failures: [] });
});
