import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a step passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const read = (file: string): Record<string, unknown> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};

/** A runner that failed without a failed test (a crash, no report) still counts as one failure. */
const honest = (tally: Tally, ok: boolean): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const readVitestReport = (file: string, ok: boolean): Tally => {
  const report = read(file);
  return honest({ passed: count(report.numPassedTests), failed: count(report.numFailedTests) }, ok);
};

export const readPlaywrightReport = (file: string, ok: boolean): Tally => {
  const stats = (read(file).stats ?? {}) as Record<string, unknown>;
  // A test that did not run because one before it failed is no pass: Playwright counts it as skipped.
  const failed = count(stats.unexpected) + count(stats.flaky) + count(stats.skipped);
  return honest({ passed: count(stats.expected), failed }, ok);
};
