import * as operations from '@portal/contracts/review/criteria';
import { findFund } from '../../funds/index.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { readCriteria } from './read-criteria.ts';
import { saveCriteria } from './save-criteria.ts';

export const criteriaRoutes: Route[] = [
  route(operations.getCriteria, async ({ db, params, query }) => {
    const fund = await orNotFound(findFund(db, params.id));
    return { data: await readCriteria(db, fund, query.version), message: '' };
  }),

  route(operations.saveCriteria, async (ctx) => {
    const data = await saveCriteria(ctx.db, ctx, ctx.params.id, ctx.body);
    return { data, message: ctx.say(textOf('criteria.saved', { version: data.version })) };
  }),
];
