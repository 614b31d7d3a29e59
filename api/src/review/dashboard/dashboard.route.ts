import * as operations from '@portal/contracts/review/dashboard';
import { type Route, route } from '../../kernel/server/route.ts';
import { beneficiaryTotal } from './beneficiaries.db.ts';
import { countriesFundCounts, popularCountries } from './countries.db.ts';
import { decisionStats } from './decisions.ts';
import { fundsStat } from './funds-stat.ts';
import { medians } from './medians.ts';
import { scopeOf } from './scope.ts';

export const dashboardRoutes: Route[] = [
  route(operations.popularCountry, async (ctx) => ({
    data: await popularCountries(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.totalFBU, async (ctx) => ({
    data: await beneficiaryTotal(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.fundsStat, async (ctx) => ({
    data: await fundsStat(ctx.db, medians(ctx.deps), scopeOf(ctx, ctx.query)),
    message: '',
  })),

  route(operations.approvedApplicationStats, async (ctx) => ({
    data: await decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'APPROVED'),
    message: '',
  })),

  route(operations.rejectedApplicationStats, async (ctx) => ({
    data: await decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'REJECTED'),
    message: '',
  })),

  route(operations.countriesFundCounts, async (ctx) => ({
    data: await countriesFundCounts(ctx.db, scopeOf(ctx, ctx.query)),
    message: '',
  })),
];
