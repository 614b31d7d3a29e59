import { aboutApplication, lockApplication, moveTo, recordEvent } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailNotNeeded } from '../assign/mail-not-needed.ts';
import { findRecommended, listDecisions } from '../record/decisions.db.ts';
import { majority, recommendationsOn } from './recommend.ts';

/** Moves an application on that has enough recommendations; `audit` writes it for the log, last of all. */
export const completeReview = async (tx: Tx, id: string, requiredReviewers: number) => {
  const application = await lockApplication(tx, id);
  if (application?.status !== 'UNDER_REVIEW') return undefined;
  const advice = await recommendationsOn(tx, application, await listDecisions(tx, id));
  if (advice.length < requiredReviewers) return undefined;
  const status = majority(advice);
  const rowVersion = await moveTo(tx, application, status);
  await mailNotNeeded(tx, application);
  const action = status === 'RECOMMENDED' ? 'RECOMMEND' : 'ADVISE_AGAINST';
  await recordEvent(tx, application, action, null, { to: status });
  const changes = [{ field: 'status', old: application.status, new: status }];
  const audit = () => recordAudit(tx, 'system', 'UPDATE', aboutApplication(application, 'REVIEW'), changes);
  return { status, rowVersion, audit };
};

/** Completes reviews that have enough recommendations since the fund asks for fewer. */
export const completeReviews = async (tx: Tx, fundId: string, requiredReviewers: number): Promise<void> => {
  const completed = [];
  for (const id of await findRecommended(tx, fundId))
    completed.push(await completeReview(tx, id, requiredReviewers));
  for (const one of completed) await one?.audit();
};
