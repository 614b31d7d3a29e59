import type { Canary, CanaryPlan, ReleaseDocument } from '@portal/platform/release';
import { refusedStep } from '../canary/canary-steps.ts';
import { wholeShare } from '../canary/visitor-bucket.ts';
import type { HistoryEntry } from '../documents/schemas.ts';

/** How much of everybody a share is, in words. */
export const shareText = (share: number): string => `${share / (wholeShare / 100)} %`;

/** Who gets a canary, in words. */
const peopleOf = ({ share = 0, groups }: Partial<Canary>): string[] =>
  share === 0 && groups?.length === 0 ? ['by link'] : [shareText(share), ...(groups ?? [])];

/** The canary of a remote, or of a line of the history, in short; nothing where there is none. */
export const canaryText = (canary: Partial<Canary> = {}) =>
  canary.build && [canary.build, ...peopleOf(canary), ...(canary.plan?.heldAt ? ['held'] : [])].join(' ');

const planText = ({ steps, stepAt, heldAt }: CanaryPlan): string => {
  const stepTexts = steps.map(({ share, minutes }) =>
    minutes === undefined ? shareText(share) : `${shareText(share)} for ${minutes} min`,
  );
  return `${stepTexts.join(', ')}; ${heldAt ? `held since ${heldAt}` : `this step since ${stepAt}`}`;
};

type Release = Pick<ReleaseDocument, 'remotes' | 'frozen'>;

/** Each canary of a release beside the pin, without what its build contributes. */
export const canariesOf = ({ remotes, frozen }: Release, entries: readonly HistoryEntry[]) =>
  Object.entries(remotes).flatMap(([area, { pin, canary }]) => {
    if (!canary) return [];
    const { manifest: _manifest, ...terms } = canary;
    const refused = refusedStep(entries, canary);
    const isStopped = terms.share === 0 && !terms.groups;
    return [
      {
        area,
        pin,
        ...terms,
        isStopped,
        ...(frozen && { isFrozen: true as const }),
        ...(refused && { refused }),
      },
    ];
  });

/** Lines on one canary; all but the first say more of it. */
export const canaryLines = (canary: ReturnType<typeof canariesOf>[number]): string[] => {
  const { build, pin, startedAt, budget, plan, refused } = canary;
  const who = peopleOf(canary).join(', ');
  const state = canary.isStopped ? '  stopped by its figures' : '';
  const limits = `load failures ${budget.loadFailureRate}, render errors ${budget.renderErrorRate}, p75 load ${budget.p75LoadMs} ms, API errors ${budget.apiErrorRate}, from ${budget.minSamples} samples`;
  return [
    `${build} beside ${pin}: ${who} since ${startedAt}${state}`,
    `  budget: ${limits}`,
    ...(plan ? [`  plan: ${planText(plan)}${canary.isFrozen ? '; no step while frozen' : ''}`] : []),
    ...(refused ? [`  ${refused.at}: ${refused.reason}`] : []),
  ];
};
