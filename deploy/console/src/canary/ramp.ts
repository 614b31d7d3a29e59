import type { Canary } from '../api/types.ts';
import { since } from '../format/times.ts';

/** Of 10,000 visitors, in the order in which a canary without a plan is usually given to more. */
const rampSteps: readonly number[] = [100, 1_000, 2_500, 5_000, 10_000];

type Ramped = Pick<Canary, 'share' | 'startedAt' | 'plan'>;

const sharesOf = ({ plan }: Pick<Canary, 'plan'>): readonly number[] =>
  plan?.steps.map(({ share }) => share) ?? rampSteps.slice(0, -1);

/** The next larger share: of its plan, else one that stays a canary; none before it goes to all. */
export const nextShare = (canary: Pick<Canary, 'share' | 'plan'>): number | undefined =>
  sharesOf(canary).find((share) => share > canary.share);

export const smallerShare = (canary: Pick<Canary, 'share' | 'plan'>): number | undefined =>
  sharesOf(canary).findLast((share) => share < canary.share);

export type StepState = 'done' | 'now' | 'to come';

interface RampStep {
  share: number;
  state: StepState;
  /** How long the current step has lasted. */
  time?: string;
}

/** Whole minutes since a time. */
const passed = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000));

/** The minutes of the present step and how many of them are over; none where it takes as long as nobody ends it. */
export const minutesOf = (
  { share, plan }: Pick<Canary, 'share' | 'plan'>,
  now = Date.now(),
): { over: number; of: number } | undefined => {
  const step = plan?.steps.findLast((known) => known.share <= share) ?? plan?.steps[0];
  if (!plan || step?.minutes === undefined) return undefined;
  return { over: passed(plan.stepAt, now), of: step.minutes };
};

const timeNow = (canary: Ramped, now: number): string => {
  const { startedAt, plan } = canary;
  if (plan?.heldAt) return `held for ${since(plan.heldAt, now)}`;
  const minutes = minutesOf(canary, now);
  return minutes
    ? `${Math.min(minutes.over, minutes.of)} of ${minutes.of} min`
    : since(plan?.stepAt ?? startedAt, now);
};

/** Without a plan only the present step and those to come are known; a share between two is one of its own. */
export const rampOf = (canary: Ramped, now = Date.now()): RampStep[] => {
  const { share, plan } = canary;
  const known = plan?.steps.map((step) => step.share) ?? rampSteps.filter((step) => step >= share);
  return [...new Set([...known, ...(share > 0 ? [share] : [])])]
    .sort((one, other) => one - other)
    .map((step) => {
      if (step === share) return { share, state: 'now', time: timeNow(canary, now) };
      return { share: step, state: step > share ? 'to come' : 'done' };
    });
};
