import * as operations from '@portal/contracts/eligibility/operations';
import { findFund } from '../funds/funds.db.ts';
import { problem } from '../http/problem.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { rulesSaved } from './eligibility.words.ts';
import { readRules } from './read-rules.ts';
import { saveRules } from './save-rules.ts';

export const eligibilityRoutes: Route[] = [
  publicRoute(operations.getEligibilityOperation, async ({ db, params }) => {
    const fund = await findFund(db, params.id);
    if (!fund) throw problem('not_found');
    return { data: await readRules(db, fund), message: '' };
  }),

  route(operations.saveEligibilityOperation, async (ctx) => ({
    data: await saveRules(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(rulesSaved),
  })),
];
