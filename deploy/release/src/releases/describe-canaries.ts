import type { CanaryPlan, ReleaseDocument } from '@portal/platform/release';
import { refusedStep } from '../canary/refused-step.ts';
import { wholeShare } from '../canary/visitor-bucket.ts';
import type { HistoryEntry } from '../documents/schemas.ts';

/** How much of everybody a share is, in words. */
export const shareText = (share: number): string => `${share / (wholeShare / 100)} %`;

const planText = ({ steps, stepAt, heldAt }: CanaryPlan): string => {
  const stepTexts = steps.map(({ share, minutes }) =>
    minutes === undefined ? shareText(share) : `${shareText(share)} for ${minutes} min`,
  );
  return `${stepTexts.join(', ')}; ${heldAt ? `held since ${heldAt}` : `this step since ${stepAt}`}`;
};

/** Lines on each canary of a release; `entries` are the history of its environment. */
export const canaryLines = (
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
  entries: readonly HistoryEntry[],
): string[] =>
  Object.values(remotes).flatMap(({ canary, pin }) => {
    if (!canary) return [];
    const { build, share, groups, startedAt, budget, plan } = canary;
    const who = groups ? `${shareText(share)} and ${groups.join(', ')}` : shareText(share);
    const refused = refusedStep(entries, canary);
    const state = share > 0 || groups ? '' : '  stopped by its figures';
    const limits = `load failures ${budget.loadFailureRate}, render errors ${budget.renderErrorRate}, p75 load ${budget.p75LoadMs} ms, API errors ${budget.apiErrorRate}, from ${budget.minSamples} samples`;
    return [
      `${build} beside ${pin}: ${who} since ${startedAt}${state}`,
      `  budget: ${limits}`,
      ...(plan ? [`  plan: ${planText(plan)}`] : []),
      ...(refused ? [`  ${refused.at}: ${refused.reason}`] : []),
    ];
  });
