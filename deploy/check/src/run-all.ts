import { mkdirSync } from 'node:fs';
import { changedFiles } from './changed-files.ts';
import { quickSelection } from './quick-selection.ts';
import { allSteps, quickSteps, reports, type Step } from './steps.ts';
import type { Tally } from './test-reports.ts';

/**
 * The second README command. Later steps run although an earlier one failed, so that one run shows all.
 * The summary names what failed and why, for who sees its end only. Ends with `N passed, N failed`.
 * `quick [<commit>]` runs what the changes since that commit touch; any other word chooses steps by name.
 */
const args = process.argv.slice(2);

const chooseSteps = (): readonly Step[] => {
  if (args[0] === 'quick') {
    const files = changedFiles(args[1]);
    console.log(`${files.length} changed files`);
    return quickSteps(quickSelection(files));
  }
  const unknown = args.find((arg) => !allSteps.some(({ name }) => name.includes(arg)));
  if (unknown !== undefined) {
    console.error(
      `There is no step "${unknown}". Steps: ${allSteps.map(({ name }) => name).join(', ')}; or quick.\nOf one test file: pnpm unit ${unknown}`,
    );
    process.exit(2);
  }
  return args.length > 0 ? allSteps.filter((step) => args.some((arg) => step.name.includes(arg))) : allSteps;
};

mkdirSync(reports, { recursive: true });
const steps = chooseSteps();

const results: { step: Step; tally: Tally; seconds: number }[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const begun = Date.now();
  const tally = await step.take();
  results.push({ step, tally, seconds: Math.round((Date.now() - begun) / 1000) });
}

console.log('\n== summary');
for (const { step, tally, seconds } of results) {
  const late = seconds > step.budgetSeconds ? ', over its budget' : '';
  console.log(
    `${tally.failed ? 'FAILED' : 'ok    '}  ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ` +
      `${seconds} s of ${step.budgetSeconds} s${late}`,
  );
  for (const failure of tally.failures) console.log(`        ${failure}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, { tally }) => total + tally[key], 0);
const total = (of: (result: (typeof results)[number]) => number) =>
  results.reduce((seconds, result) => seconds + of(result), 0);
console.log(
  `all steps: ${total(({ seconds }) => seconds)} s of ${total(({ step }) => step.budgetSeconds)} s`,
);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
