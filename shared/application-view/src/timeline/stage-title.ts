import type { Stage, Timeline } from '@portal/contracts/applications/conversation';

const ends = new Set(['APPROVE', 'REJECT', 'MARK_INELIGIBLE', 'WITHDRAW', 'EXPIRE']);
/** Ends that nobody decided. */
const undecided = new Set(['WITHDRAW', 'EXPIRE']);

/** The word of a stage; where an application ended without a decision, the last one says how. */
export const stageTitle = ({ stage, state }: Stage, { events }: Timeline): string => {
  const end = events.findLast(({ action }) => ends.has(action))?.action;
  return stage === 'DECISION' && state === 'DONE' && end !== undefined && undecided.has(end)
    ? `event.${end}`
    : `stage.${stage}`;
};
