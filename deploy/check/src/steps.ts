import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetSignaturesOfJson } from './compiler-record.ts';
import { ensureChromium } from './ensure-chromium.ts';
import type { Run } from './run-command.ts';
import { tablesOfLaterDomains } from './tables-of-later-domains.ts';
import { readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts';

/** Where the runners write what they found, relative to the workspace. */
export const reports = 'test-results';

export interface Step {
  name: string;
  /** Seconds that the step may take on two idle cores; printed beside its time, never asserted. */
  budgetSeconds: number;
  /** It looks at the sources alone, so that it may take what the tests leave of the processor. */
  isBeside?: true;
  /** It needs what others make. */
  isAfterAll?: true;
  /** `folder` is gone after the run. */
  take: (run: Run, folder: string) => Promise<Tally>;
}

const single = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] });

const format: Step = {
  name: 'format and lint',
  budgetSeconds: 15,
  take: async (run) => single(await run('biome', ['ci', '.'])),
};

const boundaries: Step = {
  name: 'boundaries',
  budgetSeconds: 15,
  isBeside: true,
  take: async (run) => {
    const isAllowed = await run('depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      // With what each rule says to do instead.
      '--output-type',
      'err-long',
      ...['shared', 'api', 'shell', 'remotes', 'deploy', 'e2e'],
    ]);
    const refused = tablesOfLaterDomains();
    for (const line of refused) console.error(line);
    return single(isAllowed && refused.length === 0);
  },
};

/** The compiler's programs: the root's is every package that runs in a browser, read once for all. */
export const programs = ['.', 'shared/contracts', 'shared/config', 'deploy', 'api'] as const;

const types = (chosen: readonly string[]): Step => ({
  name: 'types',
  budgetSeconds: 60,
  isBeside: true,
  take: async (run) => {
    let ok = true;
    for (const program of chosen) {
      forgetSignaturesOfJson(join(program, 'node_modules/.cache/types.json'));
      ok = (await run('tsc', ['-p', program])) && ok;
    }
    return single(ok);
  },
});

/** What one process compiled, the next ones read. */
const placeOf = (folder: string) => ({ TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') });

/** The data of the portal that a browser looks at. */
const dataIn = (folder: string): string => join(folder, 'data');

const vitest = (args: readonly string[], budgetSeconds: number): Step => ({
  name: 'unit and API tests',
  budgetSeconds,
  take: async (run, folder) => {
    const file = `${reports}/unit.json`;
    const env = { ...placeOf(folder), PORTAL_TEST_REPORT: file };
    return readVitestReport(file, await run('vitest', ['run', ...args], env));
  },
});

/** What a browser needs, and what the portal would build before it starts. */
const build: Step = {
  name: 'build',
  budgetSeconds: 30,
  isBeside: true,
  take: async (run, folder) => {
    const isThere = await ensureChromium(run);
    // Not into the bucket of whoever runs the checks.
    const env = { ...placeOf(folder), RELEASE_STORE_URL: '' };
    const release = (...args: string[]) =>
      run(process.execPath, [resolve('deploy/release/src/cli.ts'), ...args], env);
    const isBuilt = await release('publish', '--store', join(dataIn(folder), 'releases'));
    return single((await release('console-pages')) && isBuilt && isThere);
  },
};

const browser: Step = {
  name: 'portal in the browser',
  budgetSeconds: 600,
  isAfterAll: true,
  take: async (run, folder) => {
    if (!(await ensureChromium())) return single(false);
    const file = `${process.cwd()}/${reports}/e2e.json`;
    mkdirSync(dataIn(folder), { recursive: true });
    const env = { ...placeOf(folder), PORTAL_TEST_REPORT: file, PORTAL_E2E_DATA: dataIn(folder) };
    const ok = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], env);
    return readPlaywrightReport(file, ok);
  },
};

/** Everything that must hold before a change lands, in the order in which a mistake is cheapest to see. */
export const allSteps: readonly Step[] = [
  format,
  types(programs),
  boundaries,
  build,
  vitest([], 480),
  browser,
];

export interface Selection {
  /** Members of `programs`. */
  programs: readonly string[];
  /** Parts of paths of test files; none: no test is touched. */
  tests: readonly string[];
}

/** The checks that a change touches, without a browser. */
export const quickSteps = ({ programs: chosen, tests }: Selection): readonly Step[] => [
  format,
  types(chosen),
  boundaries,
  ...(tests.length > 0 ? [vitest(['--passWithNoTests', ...tests], 120)] : []),
];
