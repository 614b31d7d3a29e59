import * as balance from '@portal/contracts/funds/balance';
import * as operations from '@portal/contracts/review/dashboard';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { fundGraph } from './balance-graph.ts';
import { beneficiaryTotal } from './beneficiaries.db.ts';
import { countriesFundCounts, popularCountries } from './countries.db.ts';
import { decisionStats } from './decisions.ts';
import { fundsStat } from './funds-stat.ts';
import { medians } from './medians.ts';
import { scopeOf } from './scope.ts';

export const dashboardRoutes: Route[] = [
  route(operations.popularCountry, (ctx) => dataOf(popularCountries(ctx.db, scopeOf(ctx, ctx.query)))),

  route(operations.totalFBU, (ctx) => dataOf(beneficiaryTotal(ctx.db, scopeOf(ctx, ctx.query)))),

  route(operations.fundsStat, (ctx) => dataOf(fundsStat(ctx.db, medians(ctx.deps), scopeOf(ctx, ctx.query)))),

  route(operations.approvedApplicationStats, (ctx) =>
    dataOf(decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'APPROVED')),
  ),

  route(operations.rejectedApplicationStats, (ctx) =>
    dataOf(decisionStats(ctx.db, scopeOf(ctx, ctx.query), 'REJECTED')),
  ),

  route(operations.countriesFundCounts, (ctx) =>
    dataOf(countriesFundCounts(ctx.db, scopeOf(ctx, ctx.query))),
  ),

  route(balance.getGraphDataYear, ({ db, params: { id }, query, meta }) => {
    const range = { from: `${query.fromYear}-01-01`, to: `${query.toYear}-12-31` };
    return dataOf(fundGraph(db, id, 'year', range, meta.timeZone));
  }),

  route(balance.getGraphDataMonth, ({ db, params, query, meta }) =>
    dataOf(fundGraph(db, params.id, 'month', { from: query.fromDate, to: query.toDate }, meta.timeZone)),
  ),

  route(balance.getGraphDataDay, ({ db, params, query, meta }) =>
    dataOf(fundGraph(db, params.id, 'day', { from: query.fromDate, to: query.toDate }, meta.timeZone)),
  ),
];
