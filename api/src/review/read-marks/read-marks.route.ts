import * as operations from '@portal/contracts/review/reading';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { readMarksOf, setReadMark } from './read-marks.ts';

export const readMarkRoutes: Route[] = [
  route(operations.listReadMarks, (ctx) => dataOf(readMarksOf(ctx.db, ctx, ctx.params.id))),

  route(operations.setReadMark, (ctx) => dataOf(setReadMark(ctx.db, ctx, ctx.params.id, ctx.body))),
];
