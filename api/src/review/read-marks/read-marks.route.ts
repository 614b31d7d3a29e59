import * as operations from '@portal/contracts/review/reading';
import { type Route, route } from '../../kernel/server/route.ts';
import { readMarksOf, setReadMark } from './read-marks.ts';

export const readMarkRoutes: Route[] = [
  route(operations.listReadMarks, async (ctx) => ({
    data: await readMarksOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.setReadMark, async (ctx) => ({
    data: await setReadMark(ctx.db, ctx, ctx.params.id, ctx.body),
    message: '',
  })),
];
