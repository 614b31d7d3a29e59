import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a step passed and failed, and which failed why: a line each. */
export interface Tally {
  passed: number;
  failed: number;
  failures: readonly string[];
}

type Facts = Record<string, unknown>;

const read = (file: string): Facts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : {};

/** A runner that failed without a failed test (a crash, no report) still counts as one failure. */
const honest = (tally: Tally, ok: boolean): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const facts = (value: unknown): Facts[] => (Array.isArray(value) ? (value as Facts[]) : []);

const LONGEST_REASON = 400;

const line = (place: string, title: unknown, reason: unknown): string => {
  const [first = ''] = stripVTControlCharacters(String(reason ?? '')).split(/\n\s*at |\n\s*Call log:/, 1);
  return `${place} > ${title}: ${first.replace(/\s+/g, ' ').slice(0, LONGEST_REASON)}`;
};

const vitestFailures = (report: Facts): string[] =>
  facts(report.testResults).flatMap(({ name, status, message, assertionResults }) => {
    const failed = facts(assertionResults)
      .filter((test) => test.status === 'failed')
      .map((test) => line(String(name), test.fullName, facts(test.failureMessages)[0]));
    return failed.length === 0 && status === 'failed' ? [line(String(name), 'the file', message)] : failed;
  });

const playwrightFailures = (suites: unknown): string[] =>
  facts(suites).flatMap((suite) => [
    ...facts(suite.specs).flatMap((spec) =>
      facts(spec.tests)
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => {
          const { message } = Object(facts(results)[0]?.error);
          return line(String(spec.file), spec.title, message ?? status);
        }),
    ),
    ...playwrightFailures(suite.suites),
  ]);

export const readVitestReport = (file: string, ok: boolean): Tally => {
  const report = read(file);
  const [passed, failed] = [count(report.numPassedTests), count(report.numFailedTests)];
  return honest({ passed, failed, failures: vitestFailures(report) }, ok);
};

export const readPlaywrightReport = (file: string, ok: boolean): Tally => {
  const report = read(file);
  const stats = Object(report.stats) as Facts;
  // A test that did not run because one before it failed is no pass: Playwright counts it as skipped.
  const failed = count(stats.unexpected) + count(stats.flaky) + count(stats.skipped);
  return honest({ passed: count(stats.expected), failed, failures: playwrightFailures(report.suites) }, ok);
};

/** A report of Vitest or of Playwright. @throws when the file is neither */
export const readTestReport = (file: string): Tally => {
  let report: Facts;
  try {
    report = Object(JSON.parse(readFileSync(file, 'utf8'))) as Facts;
  } catch (error) {
    throw new Error(`${file} cannot be read as a report: ${(error as Error).message}.`);
  }
  if (typeof report.numTotalTests === 'number') return readVitestReport(file, report.success === true);
  if (report.stats && Array.isArray(report.suites)) return readPlaywrightReport(file, true);
  throw new Error(`${file} is no JSON report of Playwright or Vitest.`);
};
