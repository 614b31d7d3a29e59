/** Of 10,000 visitors, in the order in which a canary is usually given to more. */
export const rampSteps: readonly number[] = [100, 1_000, 2_500, 5_000, 10_000];

/** The next larger share that stays a canary; none before it goes to all. */
export const nextShare = (share: number): number | undefined =>
  rampSteps.find((step) => step > share && step < 10_000);

export type StepState = 'done' | 'now' | 'to come';

/** The steps, with a share between two of them as one of its own. */
export const rampOf = (share: number): { share: number; state: StepState }[] => {
  const steps = [...new Set([...rampSteps, ...(share > 0 ? [share] : [])])].sort((one, other) => one - other);
  const stateOf = (step: number): StepState => {
    if (step === share) return 'now';
    return step < share ? 'done' : 'to come';
  };
  return steps.map((step) => ({ share: step, state: stateOf(step) }));
};
