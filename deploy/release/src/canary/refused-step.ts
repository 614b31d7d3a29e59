import type { Canary } from '@portal/platform/release';
import type { HistoryEntry } from '../documents/schemas.ts';

/** Why a canary does not get its next step although its plan and its figures allow it. */
type RefusedStep = Pick<HistoryEntry, 'at' | 'reason'>;

/** The last refusal in the present step of a canary; one of an earlier step, or before it was held, is over. */
export const refusedStep = (
  entries: readonly HistoryEntry[],
  { build, plan }: Pick<Canary, 'build' | 'plan'>,
): RefusedStep | undefined => {
  if (!plan || plan.heldAt !== undefined) return undefined;
  const last = entries.findLast(
    ({ action, canary, at }) => action === 'canary-refused' && canary?.build === build && at >= plan.stepAt,
  );
  return last && { at: last.at, reason: last.reason };
};
