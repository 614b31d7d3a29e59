import * as operations from '@portal/contracts/review/saved-views';
import { dataOf, done, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { changeView, deleteView, saveView, viewsOf } from './saved-views.ts';

export const savedViewRoutes: Route[] = [
  route(operations.listQueueViews, (ctx) => dataOf(viewsOf(ctx.db, ctx))),

  route(operations.saveQueueView, (ctx) =>
    dataOf(saveView(ctx.db, ctx, ctx.body), ctx.say(textOf('review.viewSaved'))),
  ),

  route(operations.changeQueueView, (ctx) =>
    dataOf(changeView(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('review.viewSaved'))),
  ),

  route(operations.deleteQueueView, (ctx) =>
    done(deleteView(ctx.db, ctx, ctx.params.id), ctx.say(textOf('review.viewDeleted'))),
  ),
];
