import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { isOpen, listAssignments, renewDates, reopenReviews } from '../record/assignments.db.ts';
import { mailReviewers } from './mail-assigned.ts';
import type { HeldMail } from './mail-together.ts';

/** Asks the reviewers of an application once more: at once, or with the other mails of an action that holds them. */
export const reviewAgain = async (
  tx: Tx,
  application: ApplicationRecord,
  held?: HeldMail[],
): Promise<void> => {
  await reopenReviews(tx, application.id);
  await renewDates(tx, application.id);
  const asked = (await listAssignments(tx, application.id)).filter(isOpen);
  await mailReviewers(tx, application, 'review-again', asked, { held });
};
