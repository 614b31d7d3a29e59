import { aboutApplication, lockApplication, moveTo, recordEvent } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailNotNeeded } from '../assign/mail-not-needed.ts';
import { findRecommended, listDecisions } from '../record/decisions.db.ts';
import { majority, recommendationsOn } from './recommend.ts';

/**
 * Completes reviews that have enough recommendations since the fund asks for fewer.
 * @param ids absent: all of the fund. @returns what was moved on.
 */
export const completeReviews = async (tx: Tx, fundId: string, required: number, ids?: readonly string[]) => {
  const moved = [];
  for (const id of ids ?? (await findRecommended(tx, fundId))) {
    const application = await lockApplication(tx, id);
    if (application?.status !== 'UNDER_REVIEW') continue;
    const advice = await recommendationsOn(tx, application, await listDecisions(tx, id));
    if (advice.length < required) continue;
    const to = majority(advice);
    const rowVersion = await moveTo(tx, application, to);
    await mailNotNeeded(tx, application);
    await recordEvent(tx, application, to === 'RECOMMENDED' ? 'RECOMMEND' : 'ADVISE_AGAINST', null, { to });
    moved.push({ application, status: to, rowVersion });
  }
  for (const { application, status } of moved)
    await recordAudit(tx, 'system', 'UPDATE', aboutApplication(application, 'REVIEW'), [
      { field: 'status', old: application.status, new: status },
    ]);
  return moved;
};
