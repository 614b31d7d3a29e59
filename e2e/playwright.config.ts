import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';

/** Asked for by `release matrix`: a compact pass over every remote, as the roles that it needs. */
const matrix = [
  {
    name: 'matrix-sign-in',
    testMatch: /support\/sign-in\.setup\.ts/,
    grep: /as (admin|reviewer|beneficiary)$/,
  },
  {
    name: 'matrix',
    dependencies: ['matrix-sign-in'],
    testMatch: /\/matrix\/.*\.spec\.ts/,
    fullyParallel: true,
    timeout: 60_000,
  },
];

/** Workers inherit the environment, so they all see the one portal that the runner started. */
process.env.PORTAL_E2E_PORT ??= '8190';
if (!process.env.PORTAL_E2E_DATA) {
  process.env.PORTAL_E2E_DATA = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  // A database server has an account of its own: shut out, it would keep its files elsewhere, on a disk that it waits for.
  chmodSync(process.env.PORTAL_E2E_DATA, 0o755);
}
// The gateways of the tests release in copies of the store, and not into the bucket of whoever runs them.
process.env.RELEASE_STORE_URL = '';
const port = process.env.PORTAL_E2E_PORT;
const data = process.env.PORTAL_E2E_DATA;
const chromium = chromiumPath();
/** Set: the tests run against a portal that is already there, in demo mode and with relaxed limits. */
const running = process.env.PORTAL_E2E_URL;
/** `pnpm e2e edits` runs these alone, without the tests that otherwise run before them. */
process.env.PORTAL_E2E_EDITS ??= process.argv.some((word) => /^(e2e\/)?edits\b/.test(word))
  ? 'alone'
  : 'last';
const baseURL = running ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // A test waits about a third of its time; a cell of the matrix runs beside others.
  workers: process.env.PORTAL_MATRIX_AREAS ? 3 : 4,
  retries: 0,
  // Bounds for a busy machine: a test that holds ends long before, and what is waited for in vain ends by itself.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PORTAL_TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.PORTAL_TEST_REPORT }]]
    : [['list']],
  use: {
    baseURL,
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    // What a worker answers, no test sees nor changes on its way.
    serviceWorkers: 'block',
    // Set to look into a failure: following each test costs all of them processor time.
    trace: process.env.PORTAL_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // No spare process for a next page, which each test's browser would start in vain, and none for drawing.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        // The pages of a test are gone before a second compilation of their scripts pays.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: process.env.PORTAL_MATRIX_AREAS
    ? matrix
    : [
        { name: 'sign-in', testMatch: /support\/sign-in\.setup\.ts/ },
        // The longest tests, with gateways of their own: first, so that none of them is the last one alone.
        {
          name: 'releases',
          dependencies: ['sign-in'],
          testMatch: /\/(console|releases)\/.*\.spec\.ts/,
        },
        {
          name: 'portal',
          dependencies: ['sign-in'],
          testMatch: /.*\.spec\.ts/,
          testIgnore: /\/(console|edits|releases|matrix)\//,
        },
        // What is public changes under these: only those read it meanwhile whose pages are not public.
        {
          name: 'edits',
          dependencies: [process.env.PORTAL_E2E_EDITS === 'alone' ? 'sign-in' : 'portal'],
          testMatch: /\/edits\/.*\.spec\.ts/,
        },
      ],
  ...(!running && {
    webServer: {
      command: 'node deploy/launch/src/start.ts',
      cwd: '..',
      url: `${baseURL}/readyz`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
      env: {
        PORT: port,
        PORTAL_DATA: data,
        PORTAL_DEMO: '1',
        RATE_LIMITS: 'relaxed',
        LOG_LEVEL: 'warn',
        // Else every edit of a test makes the portal render a hundred pages that no test reads.
        PAGES_AHEAD: 'asked',
      },
    },
  }),
});
