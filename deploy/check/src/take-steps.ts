import { run, runBeside } from './run-command.ts';
import type { Step } from './steps.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import type { Tally } from './test-reports.ts';

export interface Taken {
  step: Step;
  tally: Tally;
  seconds: number;
  isBeside: boolean;
}

/** Takes the steps in their order; those that only look at the sources run beside the others, if there are others. */
export const takeSteps = (steps: readonly Step[]): Promise<Taken[]> =>
  withTemporaryFolder(async (folder) => {
    const taken: Taken[] = [];
    const take = async (step: Step, isBeside: boolean): Promise<void> => {
      if (!isBeside) console.log(`\n== ${step.name}`);
      const begun = Date.now();
      const tally = await step
        .take(isBeside ? runBeside : run, folder)
        .catch(({ message }: Error) => ({ passed: 0, failed: 1, failures: [message] }));
      taken.push({ step, tally, seconds: Math.round((Date.now() - begun) / 1000), isBeside });
    };
    const beside = steps.every((step) => step.isBeside) ? [] : steps.filter((step) => step.isBeside);
    const others = (async () => {
      for (const step of beside) await take(step, true);
    })();
    for (const step of steps.filter((one) => !beside.includes(one))) {
      if (step.isAfterAll) await others;
      await take(step, false);
    }
    await others;
    return taken;
  });
