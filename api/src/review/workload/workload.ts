import type { Workload } from '@portal/contracts/review/proposals';
import type { Db } from '../../kernel/database/db.ts';
import { activeReviewers } from '../assign/reviewers.db.ts';
import { workOfReviewers } from './workload.db.ts';

const nothing = { given: 0, started: 0, late: 0, lateIds: [], done: 0, meanScore: null };

/** What each active reviewer has to judge and has judged, the least to judge first. */
export const workload = async (db: Db): Promise<Workload[]> => {
  const [reviewers, found] = await Promise.all([activeReviewers(db), workOfReviewers(db)]);
  const work = new Map(found.map((one) => [one.userId, one]));
  return reviewers.map((reviewer) => {
    const { meanScore, ...counts } = work.get(reviewer.userId) ?? nothing;
    return { ...reviewer, ...counts, meanScore: meanScore === null ? null : Number(meanScore) };
  });
};
