import * as operations from '@portal/contracts/kernel/failed-work';
import { textOf } from '../locales/messages.ts';
import { dataOf, type Route, route } from '../server/route.ts';
import { findFailedWork } from './failed-work.db.ts';
import { retryOrDiscard } from './retry-or-discard.ts';

export const failedWorkRoutes: Route[] = [
  route(operations.listFailedWork, ({ db }) => dataOf(findFailedWork(db))),

  route(operations.retryFailedWork, async ({ db, actor, meta, params, say }) => {
    await retryOrDiscard(db, { actor, meta }, params.id, 'retry');
    return { data: null, message: say(textOf('failedWork.workRetried')) };
  }),

  route(operations.discardFailedWork, async ({ db, actor, meta, params, say }) => {
    await retryOrDiscard(db, { actor, meta }, params.id, 'discard');
    return { data: null, message: say(textOf('failedWork.workDiscarded')) };
  }),
];
