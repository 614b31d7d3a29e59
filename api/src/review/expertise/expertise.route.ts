import * as operations from '@portal/contracts/review/expertise';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { expertiseOf, saveExpertise } from './expertise.ts';

export const expertiseRoutes: Route[] = [
  route(operations.getExpertise, (ctx) => dataOf(expertiseOf(ctx.db, ctx))),

  route(operations.saveExpertise, async (ctx) => ({
    data: await saveExpertise(ctx.db, ctx, ctx.body),
    message: ctx.say(textOf('review.expertiseSaved')),
  })),
];
