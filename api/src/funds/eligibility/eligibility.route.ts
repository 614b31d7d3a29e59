import * as operations from '@portal/contracts/funds/eligibility';
import { orNotFound } from '../../kernel/http/problem.ts';
import { dataOf, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { findFund } from '../record/funds.db.ts';
import { readRules } from './read-rules.ts';
import { saveRules } from './save-rules.ts';

export const eligibilityRoutes: Route[] = [
  publicRoute(operations.getEligibility, async ({ db, params }) => {
    const fund = await orNotFound(findFund(db, params.id));
    return { data: await readRules(db, fund), message: '' };
  }),

  route(operations.saveEligibility, (ctx) =>
    dataOf(saveRules(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('eligibility.rulesSaved'))),
  ),
];
