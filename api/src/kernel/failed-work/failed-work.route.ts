import * as operations from '@portal/contracts/kernel/failed-work';
import { textOf } from '../locales/messages.ts';
import { dataOf, done, type Route, route } from '../server/route.ts';
import { findFailedWork } from './failed-work.db.ts';
import { retryOrDiscard } from './retry-or-discard.ts';

export const failedWorkRoutes: Route[] = [
  route(operations.listFailedWork, ({ db }) => dataOf(findFailedWork(db))),

  route(operations.retryFailedWork, ({ db, actor, meta, params, say }) =>
    done(retryOrDiscard(db, { actor, meta }, params.id, 'retry'), say(textOf('failedWork.workRetried'))),
  ),

  route(operations.discardFailedWork, ({ db, actor, meta, params, say }) =>
    done(retryOrDiscard(db, { actor, meta }, params.id, 'discard'), say(textOf('failedWork.workDiscarded'))),
  ),
];
