import type { Canary, ReleaseDocument } from '@portal/platform/release';
import { dueStep, missingLoads, refusedStep } from '../canary/canary-steps.ts';
import { exceeded, figuresOf } from '../canary/judge-figures.ts';
import type { AreaFigures, HistoryEntry } from '../documents/schemas.ts';
import { readHistory } from '../store/history.ts';
import { ReleaseConflict, recordEvent } from '../store/releases.ts';
import { type Change, change } from './change-release.ts';
import { ReleaseRefusal } from './check-set.ts';
import type { CanaryTerms } from './compose-release.ts';
import { shareText } from './describe-canaries.ts';
import { mustFindRelease } from './find-release.ts';

/** Figures of a canary: all since it began, and those of its present step. */
interface StepFigures {
  all: AreaFigures;
  inStep: AreaFigures;
}

/** Writes into the history why a canary stays at its step: once for each reason in a step, whoever looks how often. */
const recordRefusal = async (
  { store, environment, by }: Change,
  sequence: number,
  canary: Pick<Canary, 'build' | 'share' | 'plan'>,
  reason: string,
): Promise<void> => {
  const isNews = (entries: readonly HistoryEntry[]) => refusedStep(entries, canary)?.reason !== reason;
  if (!isNews((await readHistory(store, environment)).entries)) return;
  const { build, share } = canary;
  const about = { action: 'canary-refused', canary: { build, share }, startedAt: Date.now() } as const;
  await recordEvent(store, environment, sequence, { ...about, by, reason }, isNews).catch((error: Error) => {
    // Moved meanwhile: the next look finds what holds then.
    if (!(error instanceof ReleaseConflict)) throw error;
  });
};

/**
 * Gives a canary its next step where its plan and its figures allow it. Several may try at the same time: it gets
 * one step, and none where it was stopped, held or changed meanwhile. @throws ReleaseRefusal when the set must not be
 * served, which the history says then
 */
export const stepCanary = async (
  who: Change,
  area: string,
  { all, inStep }: StepFigures,
  now = new Date(),
): Promise<ReleaseDocument> => {
  const release = await mustFindRelease(who.store, who.environment);
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
  const reason = `${build} is within its budget: ${shareText(canary.share)} to ${shareText(step.share)}, as planned`;
  try {
    return await change({ ...who, reason }, { canaries: { [area]: raise } }, 'ramp', { area, figures });
  } catch (error) {
    if (error instanceof ReleaseRefusal) {
      const refusal = `${build} stays at ${shareText(canary.share)}, its step to ${shareText(step.share)} is refused by the check`;
      await recordRefusal(who, release.sequence, canary, `${refusal}: ${error.reasons.join(' ')}`);
    }
    throw error;
  }
};
