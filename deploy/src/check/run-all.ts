import { mkdirSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts';
import { run } from './run.ts';

/**
 * The second README command: everything that must hold before a change lands, in the order in which
 * a mistake is cheapest to see. Later steps run although an earlier one failed, so that one run
 * tells all. The summary names what failed and why, for who sees its end only. Ends with `N passed, N failed`.
 */
const reports = 'test-results';
mkdirSync(reports, { recursive: true });

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] });

interface Step {
  name: string;
  take: () => Promise<Tally>;
}

const steps: Step[] = [
  { name: 'format and lint', take: async () => one(await run('biome', ['ci', '.'])) },
  { name: 'types', take: async () => one(await run('pnpm', ['-r', '--no-bail', 'run', 'types'])) },
  {
    name: 'boundaries',
    take: async () =>
      one(
        await run('depcruise', [
          '--config',
          '.dependency-cruiser.mjs',
          'shared',
          'api',
          'shell',
          'remotes',
          'deploy',
          'e2e',
        ]),
      ),
  },
  {
    name: 'unit and API tests',
    take: async () => {
      const file = `${reports}/unit.json`;
      const ok = await run('vitest', ['run'], { PORTAL_TEST_REPORT: file });
      return readVitestReport(file, ok);
    },
  },
  {
    name: 'portal in the browser',
    take: async () => {
      if (!(await ensureChromium())) return one(false);
      const file = `${process.cwd()}/${reports}/e2e.json`;
      const ok = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
        PORTAL_TEST_REPORT: file,
      });
      return readPlaywrightReport(file, ok);
    },
  },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length
  ? steps.filter((step) => wanted.some((word) => step.name.includes(word)))
  : steps;

const results: { name: string; tally: Tally; seconds: number }[] = [];
for (const step of chosen) {
  console.log(`\n== ${step.name}`);
  const begun = Date.now();
  const tally = await step.take();
  results.push({ name: step.name, tally, seconds: Math.round((Date.now() - begun) / 1000) });
}

console.log('\n== summary');
for (const { name, tally, seconds } of results) {
  console.log(
    `${tally.failed ? 'FAILED' : 'ok    '}  ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  );
  for (const failure of tally.failures) console.log(`        ${failure}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, { tally }) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
