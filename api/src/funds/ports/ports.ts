import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import { port } from '../../kernel/ports/port.ts';

/** How many applications to a fund are not sent yet. */
export const countDrafts = port<[db: Db, fundId: string], Promise<number>>('countDrafts');

/** Whether the fund has approved the application. */
export const isApproved = port<[db: Db, applicationId: string, fundId: string], Promise<boolean>>(
  'isApproved',
);

/** Why somebody pays nothing on the application of an id: codes by account, as a value in a statement. */
export const barredFrom = port<[db: Db, id: Fragment], Fragment>('barredFrom');

/** The number of the application with an id, as a value in a statement. */
export const applicationNumber = port<[db: Db, id: Fragment], Fragment>('applicationNumber');

/** Completes reviews that have enough recommendations since the fund asks for fewer. */
export const completeReviews = port<[tx: Tx, fundId: string, requiredReviewers: number], Promise<void>>(
  'completeReviews',
);
