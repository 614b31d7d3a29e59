import type { Difference, Environment } from '../api/types.ts';
import { counted } from '../format/counts-and-titles.ts';

/** `untested`: closed, but who gives a reason may open it. */
export interface Promotion {
  state: 'open' | 'closed' | 'untested';
  sentence: string;
}

/** Whether the set of one environment may be served in another, and the sentence that says why not. */
export const promotionOf = (from: Environment, to: Environment, apps: readonly Difference[]): Promotion => {
  const closed = (why: string, state: 'closed' | 'untested' = 'closed'): Promotion => ({
    state,
    sentence: `Promote is closed: ${why}`,
  });
  if (apps.length === 0) return closed(`${from.name} and ${to.name} serve the same builds.`);
  if (to.frozen) return closed(`${to.name} is frozen by ${to.frozen.by} (${to.frozen.reason}).`);
  const run = `Run: pnpm release matrix -e ${from.name} --against ${to.name}. Or promote untested with a reason.`;
  if (from.tests === 'untested')
    return closed(`release ${from.release} of ${from.name} is untested. ${run}`, 'untested');
  if (from.tests.failed > 0) {
    const all = from.tests.failed + from.tests.passed;
    return closed(
      `${from.tests.failed} of ${counted(all, 'test')} of release ${from.release} failed. Mend it, or promote untested with a reason.`,
      'untested',
    );
  }
  return { state: 'open', sentence: `Release ${from.release} passed its tests and may go to ${to.name}.` };
};
