import type { Step } from '../api/types.ts';
import { shareText } from '../format/texts.ts';

/** A plan by shares and the minutes of each, all people at its end. */
const plan = (label: string, ...parts: readonly (readonly [share: number, minutes: number])[]) => {
  const steps: Step[] = parts.map(([share, minutes]) => ({ share, minutes }));
  return { label, steps: [...steps, { share: 10_000 }] };
};

/** The plans that are offered; others are given by the command. */
export const plans = {
  hours: plan('By steps, within hours', [100, 20], [1_000, 60], [2_500, 60], [5_000, 60]),
  days: plan('By steps, within days', [100, 240], [500, 720], [2_500, 1_440], [5_000, 1_440]),
};

export type PlanName = keyof typeof plans;

const timeText = (minutes: number): string =>
  minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;

/** `1% for 20 min, 10% for 60 min, then all`. */
export const planText = (steps: readonly Step[]): string =>
  steps
    .map(({ share, minutes }) =>
      minutes === undefined
        ? `then ${shareText(share).toLowerCase()}`
        : `${shareText(share)} for ${timeText(minutes)}`,
    )
    .join(', ');
