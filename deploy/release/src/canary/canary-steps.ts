import type { Canary, CanaryBudget, CanaryPlan, CanaryStep } from '@portal/platform/release';
import { type HistoryEntry, maxSteps } from '../documents/schemas.ts';
import type { Cohorts } from './judge-figures.ts';
import { wholeShare } from './visitor-bucket.ts';

type Planned = Pick<Canary, 'share' | 'plan'>;

/** The step that a canary gets next; none where it has no plan, or all of it. */
export const nextStep = ({ share, plan }: Planned): CanaryStep | undefined =>
  plan?.steps.find((step) => step.share > share);

/** How long a canary has its present share; a share between two steps counts as the lower one. */
const minutesOf = (share: number, { steps }: CanaryPlan): number =>
  (steps.findLast((step) => step.share <= share) ?? steps[0])?.minutes ?? 0;

/** The step that a canary may get by its clock; its figures are still to be looked at. */
export const dueStep = (canary: Planned, now: Date): CanaryStep | undefined => {
  const { share, plan } = canary;
  if (!plan || plan.heldAt !== undefined) return undefined;
  const passed = now.getTime() - Date.parse(plan.stepAt);
  return passed >= minutesOf(share, plan) * 60_000 ? nextStep(canary) : undefined;
};

/** From when on figures are of the present step: they are kept by the minute, and one that began before is of both. */
export const stepSince = ({ stepAt }: CanaryPlan): string =>
  new Date(Math.ceil(Date.parse(stepAt) / 60_000) * 60_000).toISOString();

/** How many loads are missing in a step, of the canary and of everybody else. */
export const missingLoads = (
  { minSamples }: Pick<CanaryBudget, 'minSamples'>,
  { canary, rest }: { [one in keyof Cohorts]: Pick<Cohorts[one], 'loads'> },
) => ({
  canary: Math.max(0, minSamples - canary.loads.samples),
  rest: Math.max(0, minSamples - rest.loads.samples),
});

/** @throws when the steps are no plan */
export const checkSteps = (steps: readonly CanaryStep[]): void => {
  if (steps.length < 2)
    throw new Error('A plan has at least two steps. For one share, give the share alone.');
  if (steps.length > maxSteps) throw new Error(`A plan has at most ${maxSteps} steps.`);
  for (const [at, { share, minutes }] of steps.entries()) {
    const shareText = share === wholeShare ? 'all' : `${share / 100}%`;
    const before = steps[at - 1]?.share ?? 0;
    if (share <= before)
      throw new Error(
        `Each step is larger than the one before it; "${shareText}" is not, after "${before / 100}%".`,
      );
    if (at < steps.length - 1 && minutes === undefined)
      throw new Error(
        `Say how many minutes the step "${shareText}" takes at least, such as ${shareText}:60.`,
      );
    if (at === steps.length - 1 && minutes !== undefined)
      throw new Error(`The last step, "${shareText}", has no minutes: it stays until somebody ends it.`);
  }
};

/** Why a canary does not get its next step although its plan and its figures allow it. */
type RefusedStep = Pick<HistoryEntry, 'at' | 'reason'>;

/** The last refusal in the present step of a canary; one of an earlier step, or before it was held, is over. */
export const refusedStep = (
  entries: readonly HistoryEntry[],
  { build, plan }: Pick<Canary, 'build' | 'plan'>,
): RefusedStep | undefined => {
  if (!plan || plan.heldAt !== undefined) return undefined;
  const last = entries.findLast(
    ({ action, canary, at }) => action === 'canary-refused' && canary?.build === build && at >= plan.stepAt,
  );
  return last && { at: last.at, reason: last.reason };
};
