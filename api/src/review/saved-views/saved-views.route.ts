import * as operations from '@portal/contracts/review/saved-views';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { changeView, deleteView, saveView, viewsOf } from './saved-views.ts';

export const savedViewRoutes: Route[] = [
  route(operations.listQueueViews, (ctx) => dataOf(viewsOf(ctx.db, ctx))),

  route(operations.saveQueueView, async (ctx) => ({
    data: await saveView(ctx.db, ctx, ctx.body),
    message: ctx.say(textOf('review.viewSaved')),
  })),

  route(operations.changeQueueView, async (ctx) => ({
    data: await changeView(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(textOf('review.viewSaved')),
  })),

  route(operations.deleteQueueView, async (ctx) => {
    await deleteView(ctx.db, ctx, ctx.params.id);
    return { message: ctx.say(textOf('review.viewDeleted')) };
  }),
];
