import type { Differences, Environment } from '../api/types.ts';

/** `untested`: closed, but who gives a reason may open it. */
export interface Promotion {
  state: 'open' | 'closed' | 'untested';
  sentence: string;
}

/** Whether the set of one environment may be served in another, and the sentence that says why not. */
export const promotionOf = (
  from: Environment,
  to: Environment,
  { apps, untested }: Differences,
): Promotion => {
  const closed = (why: string, state: 'closed' | 'untested' = 'closed'): Promotion => ({
    state,
    sentence: `Promote is closed: ${why}`,
  });
  if (apps.length === 0) return closed(`${from.name} and ${to.name} serve the same builds.`);
  if (to.frozen) return closed(`${to.name} is frozen by ${to.frozen.by} (${to.frozen.reason}).`);
  if (untested) return closed(`${untested} Or promote untested with a reason.`, 'untested');
  return { state: 'open', sentence: `Release ${from.release} passed its tests and may go to ${to.name}.` };
};
