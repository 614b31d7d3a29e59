import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import { port } from '../../kernel/ports/port.ts';

/** How many applications to a fund are not sent yet. */
export const countDrafts = port<[db: Db, fundId: string], Promise<number>>('countDrafts');

/** Whether the fund has approved the application. */
export const isApproved = port<[db: Db, applicationId: string, fundId: string], Promise<boolean>>(
  'isApproved',
);

/** Whether a person has a conflict of interest with the application, declared or known. */
export const hasConflict = port<[db: Db, applicationId: string, userId: string], Promise<boolean>>(
  'hasConflict',
);

/** The number of the application with an id, as a value in a statement. */
export const applicationNumber = port<[db: Db, id: Fragment], Fragment>('applicationNumber');

/** Completes reviews that have enough recommendations since the fund asks for fewer. */
export const completeReviews = port<[tx: Tx, fundId: string, requiredReviewers: number], Promise<void>>(
  'completeReviews',
);
