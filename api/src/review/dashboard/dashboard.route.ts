import * as operations from '@portal/contracts/dashboard/operations';
import { type Route, route } from '../../kernel/http/route.ts';
import { beneficiaryTotal } from './beneficiaries.db.ts';
import { countriesFundCounts, popularCountries } from './countries.db.ts';
import { decisionStats } from './decisions.ts';
import { fundsStat } from './funds-stat.ts';
import { medians } from './medians.ts';
import { scopeOf } from './scope.ts';

export const dashboardRoutes: Route[] = [
  route(operations.popularCountryOperation, async (ctx) => ({
    data: await popularCountries(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.totalFBUOperation, async (ctx) => ({
    data: await beneficiaryTotal(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.fundsStatOperation, async (ctx) => ({
    data: await fundsStat(ctx.db, medians(ctx.deps), scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.approvedApplicationStatsOperation, async (ctx) => ({
    data: await decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'APPROVED'),
    message: '',
  })),

  route(operations.rejectedApplicationStatsOperation, async (ctx) => ({
    data: await decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'REJECTED'),
    message: '',
  })),

  route(operations.countriesFundCountsOperation, async (ctx) => ({
    data: await countriesFundCounts(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),
];
