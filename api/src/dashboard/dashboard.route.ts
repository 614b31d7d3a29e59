import * as operations from '@portal/contracts/dashboard/operations';
import type { FundsStat } from '@portal/contracts/dashboard/schemas';
import type { Db } from '../database/db.ts';
import { type Route, route } from '../http/route.ts';
import { beneficiaryTotal } from './beneficiaries.db.ts';
import { countriesFundCounts, popularCountries } from './countries.db.ts';
import { decisionStats } from './decisions.db.ts';
import { daysToDecision, fundMoney, receivedSeries, receivedTotals, waiting } from './funds-stat.db.ts';
import { comparedTo } from './period.ts';
import { type Scope, scopeOf } from './scope.ts';

const fundsStat = async (db: Db, scope: Scope): Promise<FundsStat> => {
  const [funds, series, { total, previous }, days, waits] = await Promise.all([
    fundMoney(db, scope),
    receivedSeries(db, scope),
    receivedTotals(db, scope),
    daysToDecision(db, scope),
    waiting(db, scope),
  ]);
  return {
    funds: funds.map(({ currency, balance, committed, available, paidOut, ...fund }) => ({
      ...fund,
      balance: { amount: balance, currency },
      committed: { amount: committed, currency },
      available: { amount: available, currency },
      paidOut: { amount: paidOut, currency },
    })),
    received: { total, previous, comparedToPrevious: comparedTo(total, previous) },
    series,
    daysToDecision: days,
    waiting: waits,
  };
};

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
    data: await fundsStat(ctx.db, scopeOf(ctx, ctx.query)),
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
