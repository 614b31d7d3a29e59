import type { ReleaseDocument } from '@portal/platform/release';
import { type AreaFigures, exceeded, figuresOf } from '../canary/judge.ts';
import { dueStep, missingLoads } from '../canary/plan.ts';
import { shareWords } from './canary-words.ts';
import type { CanaryTerms } from './compose.ts';
import { type Change, change } from './pin.ts';
import { mustBeLive } from './rollback.ts';

/** Figures of a canary: all since it began, and those of its present step. */
export interface StepFigures {
  all: AreaFigures;
  inStep: AreaFigures;
}

/**
 * Gives a canary its next step where its plan and its figures allow it. Several may try at the same time: it gets
 * one step, and none where it was stopped, held or changed meanwhile. @throws GateRefusal when the set must not be served
 */
export const stepCanary = async (
  who: Change,
  area: string,
  { all, inStep }: StepFigures,
  now = new Date(),
): Promise<ReleaseDocument> => {
  const release = await mustBeLive(who.store, who.environment);
  const canary = release.remotes[area]?.canary;
  const step = canary && dueStep(canary, now);
  if (!canary?.plan || !step || all.build !== canary.build || inStep.build !== canary.build) return release;
  const missing = missingLoads(canary.budget, inStep);
  if (missing.canary + missing.rest > 0 || exceeded(canary.budget, all).length > 0) return release;
  const { build, plan } = canary;
  const raise = (running: CanaryTerms | undefined): CanaryTerms | undefined => {
    const isSame =
      running?.build === build && running.share === canary.share && running.plan?.stepAt === plan.stepAt;
    if (!isSame || running.plan?.heldAt !== undefined) return running;
    return { ...running, share: step.share, plan: { steps: plan.steps, stepAt: now.toISOString() } };
  };
  const figures = figuresOf(canary.budget, all).filter(({ operation }) => operation === undefined);
  const reason = `${build} is within its budget: ${shareWords(canary.share)} to ${shareWords(step.share)}, as planned`;
  return change({ ...who, reason }, { canaries: { [area]: raise } }, 'ramp', { area, figures });
};
