import type { ProposedFile } from '@portal/contracts/review/proposals';
import type { Db } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { TO_JUDGE_STATUSES } from '../queue/queue-condition.db.ts';
import { reviewersOf } from './assign.ts';
import { proposeReviewers } from './propose-reviewers.ts';
import { type ApplicationToPropose, applicationsToPropose } from './reviewer-proposals.db.ts';
import { activeReviewers } from './reviewers.db.ts';

const barred = ({ isOwnEntry, status }: ApplicationToPropose): ProposedFile['none'] => {
  if (isOwnEntry) return 'OWN_ENTRY';
  return TO_JUDGE_STATUSES.some((one) => one === status) ? null : 'NOT_IN_REVIEW';
};

/** Reviewers for the open places of applications, with reasons; without ids of those that lost somebody. Changes nothing. */
export const proposalsOfReviewers = async (
  db: Db,
  { actor }: Caller,
  ids: readonly string[] | undefined,
): Promise<ProposedFile[]> => {
  const [files, reviewers] = await Promise.all([
    applicationsToPropose(db, actor.id, ids),
    activeReviewers(db),
  ]);
  const open = proposeReviewers(
    files.map((file) => (barred(file) === null ? file : { ...file, eligibleIds: [], requiredReviewers: 0 })),
    reviewers,
  );
  return open.map(({ file, open: places, proposals }) => ({
    ...file,
    reviewerIds: reviewersOf(file.given),
    proposals,
    none: proposals.length > 0 ? null : (barred(file) ?? (places === 0 ? 'ENOUGH' : 'NOBODY')),
  }));
};
