import * as operations from '@portal/contracts/review/expertise';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { expertiseOf, saveExpertise } from './expertise.ts';

export const expertiseRoutes: Route[] = [
  route(operations.getExpertise, (ctx) => dataOf(expertiseOf(ctx.db, ctx))),

  route(operations.saveExpertise, (ctx) =>
    dataOf(saveExpertise(ctx.db, ctx, ctx.body), ctx.say(textOf('review.expertiseSaved'))),
  ),
];
