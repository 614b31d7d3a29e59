import type { AssignmentState } from '@portal/contracts/applications/review-enums';

/** Whether somebody is to review, reviews or has recommended: who stepped aside or was taken off does none of it. */
export const isAtWork = ({ state }: { state: AssignmentState }): boolean =>
  state === 'PENDING' || state === 'ACCEPTED' || state === 'SUBMITTED';
