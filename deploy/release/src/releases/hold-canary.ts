import type { Canary, ReleaseDocument } from '@portal/platform/release';
import { nextStep } from '../canary/canary-steps.ts';
import { mustRun } from './canary.ts';
import { type Change, change } from './change-release.ts';
import { lowerCanaryShares } from './change-without-check.ts';
import type { CanaryTerms } from './compose-release.ts';
import { mustHave } from './rollback.ts';

const mustGoOn = (area: string, running: Canary | undefined): CanaryTerms => {
  const canary = mustRun(area, running);
  if (!canary.plan) throw new Error(`The canary of "${area}" has no plan: its share changes by hand only.`);
  if (nextStep(canary)) return canary;
  throw new Error(`The canary of "${area}" is at its last step: it stays there until somebody ends it.`);
};

/** Pauses the plan of a canary at its present share. @throws when it has no step to come, or is paused already */
export const holdCanary = async (who: Change, area: string, now = new Date()): Promise<ReleaseDocument> => {
  const { remotes } = await mustHave(who.store, who.environment);
  const { build, plan } = mustGoOn(area, remotes[area]?.canary);
  if (plan?.heldAt) throw new Error(`The canary of "${area}" is held since ${plan.heldAt}.`);
  const hold = (one: string, canary: Canary): Canary =>
    one === area && canary.build === build && canary.plan
      ? { ...canary, plan: { ...canary.plan, heldAt: now.toISOString() } }
      : canary;
  return lowerCanaryShares(who, hold, { action: 'canary-hold', area });
};

/** Lets the plan of a canary go on; its present step begins anew. @throws when it is not paused */
export const resumeCanary = async (who: Change, area: string, now = new Date()): Promise<ReleaseDocument> => {
  const { remotes } = await mustHave(who.store, who.environment);
  const { plan } = mustGoOn(area, remotes[area]?.canary);
  if (!plan?.heldAt) throw new Error(`The canary of "${area}" is not held.`);
  const resume = (canary: CanaryTerms | undefined): CanaryTerms | undefined => {
    if (!canary?.plan?.heldAt) return canary;
    const { steps } = canary.plan;
    return { ...canary, plan: { steps, stepAt: now.toISOString() } };
  };
  return change(who, { canaries: { [area]: resume } }, 'canary-resume', { area });
};
