import { mkdirSync } from 'node:fs';
import { changedFiles } from './changed-files.ts';
import { quickSelection } from './quick-selection.ts';
import { allSteps, quickSteps, reports, type Step } from './steps.ts';
import { takeSteps } from './take-steps.ts';

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
  if (unknown !== undefined)
    throw new Error(
      `There is no step "${unknown}". Steps: ${allSteps.map(({ name }) => name).join(', ')}; or quick.\nOf one test file: pnpm unit ${unknown}`,
    );
  return args.length > 0 ? allSteps.filter((step) => args.some((arg) => step.name.includes(arg))) : allSteps;
};

let steps: readonly Step[];
try {
  steps = chooseSteps();
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
mkdirSync(reports, { recursive: true });
const begun = Date.now();
const taken = await takeSteps(steps);

console.log('\n== summary');
for (const { step, tally, seconds, isBeside } of taken) {
  const late = seconds > step.budgetSeconds ? ', over its budget' : '';
  console.log(
    `${tally.failed ? 'FAILED' : 'ok    '}  ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ` +
      (isBeside ? `${seconds} s beside the tests` : `${seconds} s of ${step.budgetSeconds} s${late}`),
  );
  for (const failure of tally.failures) console.log(`        ${failure}`);
}
const sum = (key: 'passed' | 'failed') => taken.reduce((total, { tally }) => total + tally[key], 0);
const budget = taken.reduce((sum, { step, isBeside }) => sum + (isBeside ? 0 : step.budgetSeconds), 0);
console.log(`all steps: ${Math.round((Date.now() - begun) / 1000)} s of ${budget} s`);

console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
