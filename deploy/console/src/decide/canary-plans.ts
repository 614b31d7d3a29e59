import type { Step } from '../api/types.ts';
import { shareText } from '../format/counts-and-titles.ts';

export type PlanName = 'hours' | 'days';

const all: Step = { share: 10_000 };

/** The plans that are offered; others are given by the command. */
export const plans: Readonly<Record<PlanName, { label: string; steps: readonly Step[] }>> = {
  hours: {
    label: 'By steps, within hours',
    steps: [
      { share: 100, minutes: 20 },
      { share: 1_000, minutes: 60 },
      { share: 2_500, minutes: 60 },
      { share: 5_000, minutes: 60 },
      all,
    ],
  },
  days: {
    label: 'By steps, within days',
    steps: [
      { share: 100, minutes: 240 },
      { share: 500, minutes: 720 },
      { share: 2_500, minutes: 1_440 },
      { share: 5_000, minutes: 1_440 },
      all,
    ],
  },
};

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
