import * as operations from '@portal/contracts/funds/balance';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { fundGraph } from './balance-graph.ts';

export const balanceGraphRoutes: Route[] = [
  route(operations.getGraphDataYear, ({ db, params: { id }, query, meta }) => {
    const range = { from: `${query.fromYear}-01-01`, to: `${query.toYear}-12-31` };
    return dataOf(fundGraph(db, id, 'year', range, meta.timeZone));
  }),

  route(operations.getGraphDataMonth, ({ db, params, query, meta }) =>
    dataOf(fundGraph(db, params.id, 'month', { from: query.fromDate, to: query.toDate }, meta.timeZone)),
  ),

  route(operations.getGraphDataDay, ({ db, params, query, meta }) =>
    dataOf(fundGraph(db, params.id, 'day', { from: query.fromDate, to: query.toDate }, meta.timeZone)),
  ),
];
