import { roleLabel } from '@portal/contracts';
import type { CanaryFigures } from '../api/figures.ts';
import type { Canary } from '../api/types.ts';
import { counted, shareText } from '../format/texts.ts';
import { minutesOf, nextShare } from './ramp.ts';

export const whoGetsIt = ({ share, groups, isStopped }: Canary): string => {
  if (isStopped) return 'Nobody';
  if (share >= 10_000) return 'Everybody';
  const people = share > 0 ? [`${shareText(share)} of people`] : [];
  return [...people, ...(groups ?? []).map(roleLabel)].join(', ') || 'Whoever has the link';
};

const listed = new Intl.ListFormat('en-GB');

/** Loads that are still to come, in words; nothing where there are enough. */
const loadTexts = ({ canary, rest }: NonNullable<CanaryFigures['missing']>): string[] => [
  ...(canary > 0 ? [counted(canary, 'more load', 'more loads')] : []),
  ...(rest > 0 ? [`${counted(rest, 'more load', 'more loads')} of the rest`] : []),
];

const goalText = (share: number): string => (share >= 10_000 ? 'all' : shareText(share));

/** What a canary waits for before it gets its next step by itself. */
export const waitText = (
  canary: Pick<Canary, 'share' | 'plan' | 'refused' | 'isFrozen'>,
  missing: CanaryFigures['missing'],
  now = Date.now(),
): string => {
  const next = nextShare(canary);
  if (!canary.plan) return 'It stays at this share until somebody changes it.';
  if (next === undefined) return 'This is its last step: it stays until somebody gives it to all.';
  if (canary.plan.heldAt) return `Held at ${shareText(canary.share)} until somebody resumes it.`;
  if (canary.isFrozen) return `It gets no step to ${goalText(next)} while the environment is frozen.`;
  if (canary.refused) return `The check refuses its step to ${goalText(next)}. It is tried again by itself.`;
  if (!missing) return 'Without figures it stays at this step.';
  const minutes = minutesOf(canary, now);
  const left = minutes ? Math.max(0, minutes.of - minutes.over) : 0;
  const waits = [...(left > 0 ? [`${left} min`] : []), ...loadTexts(missing)];
  return waits.length > 0
    ? `Waits for ${listed.format(waits)}, then ${goalText(next)}.`
    : `Goes to ${goalText(next)} in a moment.`;
};

const judgedText = ({ figures, untilJudged }: CanaryFigures): string => {
  const waits = loadTexts(untilJudged);
  if (waits.length > 0) return `It is judged after ${listed.format(waits)}.`;
  const used = Math.max(0, ...figures.map((figure) => figure.used));
  return `Stops by itself when a bar is full, ${Math.round(used * 100)}% used.`;
};

/** What will happen by itself: a full budget takes it back, a plan gives it to more. */
export const outlook = (canary: Canary, figures: CanaryFigures | undefined, isUnjudged = false): string => {
  if (canary.isStopped) return 'It was stopped by its figures: everybody has the pin.';
  const link = canary.share < 10_000 ? ` Its link: /releases/cohort?canary=${canary.area}` : '';
  if (isUnjudged) return `It stays as it is unless another gateway, which has the key, judges it.${link}`;
  const waits = `${waitText(canary, figures?.missing)}${link}`;
  return figures ? `${judgedText(figures)} ${waits}` : waits;
};
