import { run, runBeside } from './run-command.ts';
import type { Step } from './steps.ts';
import type { Tally } from './test-reports.ts';

export interface Taken {
  step: Step;
  tally: Tally;
  seconds: number;
  isBeside: boolean;
}

/** One after the other; what looks at the sources alone beside the others, where there are others. */
export const takeSteps = async (steps: readonly Step[]): Promise<Taken[]> => {
  const taken: Taken[] = [];
  const takeEach = async (some: readonly Step[], isBeside: boolean): Promise<void> => {
    for (const step of some) {
      if (!isBeside) console.log(`\n== ${step.name}`);
      const begun = Date.now();
      const tally = await step.take(isBeside ? runBeside : run);
      taken.push({ step, tally, seconds: Math.round((Date.now() - begun) / 1000), isBeside });
    }
  };
  const others = steps.filter((step) => !step.isBeside);
  if (others.length === 0) await takeEach(steps, false);
  else
    await Promise.all([
      takeEach(
        steps.filter((step) => step.isBeside),
        true,
      ),
      takeEach(others, false),
    ]);
  return taken;
};
