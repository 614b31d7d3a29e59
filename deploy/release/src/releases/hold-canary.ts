import type { Canary, ReleaseDocument } from '@portal/platform/release';
import { nextStep } from '../canary/canary-steps.ts';
import { runningCanary } from './canary.ts';
import { type Change, change } from './change-release.ts';
import { lowerCanary } from './change-without-check.ts';
import type { CanaryTerms } from './compose-release.ts';

const mustGoOn = async (who: Change, area: string): Promise<Canary> => {
  const canary = await runningCanary(who, area);
  if (!canary.plan) throw new Error(`The canary of "${area}" has no plan: its share changes by hand only.`);
  if (nextStep(canary)) return canary;
  throw new Error(`The canary of "${area}" is at its last step: it stays there until somebody ends it.`);
};

/** Pauses the plan of a canary at its present share. @throws when it has no step to come, or is paused already */
export const holdCanary = async (who: Change, area: string, now = new Date()): Promise<ReleaseDocument> => {
  const { build, plan } = await mustGoOn(who, area);
  if (plan?.heldAt) throw new Error(`The canary of "${area}" is held since ${plan.heldAt}.`);
  const hold = (canary: Canary): Canary =>
    canary.plan ? { ...canary, plan: { ...canary.plan, heldAt: now.toISOString() } } : canary;
  return lowerCanary(who, { action: 'canary-hold', area, build }, hold);
};

/** Lets the plan of a canary go on; its present step begins anew. @throws when it is not paused */
export const resumeCanary = async (who: Change, area: string, now = new Date()): Promise<ReleaseDocument> => {
  const { plan } = await mustGoOn(who, area);
  if (!plan?.heldAt) throw new Error(`The canary of "${area}" is not held.`);
  const resume = (canary: CanaryTerms | undefined): CanaryTerms | undefined => {
    if (!canary?.plan?.heldAt) return canary;
    const { steps } = canary.plan;
    return { ...canary, plan: { steps, stepAt: now.toISOString() } };
  };
  return change(who, { canaries: { [area]: resume } }, 'canary-resume', { area });
};
