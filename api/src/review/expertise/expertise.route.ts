import * as operations from '@portal/contracts/review/expertise';
import { type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { expertiseOf, saveExpertise } from './expertise.ts';

export const expertiseRoutes: Route[] = [
  route(operations.getExpertise, async (ctx) => ({ data: await expertiseOf(ctx.db, ctx), message: '' })),

  route(operations.saveExpertise, async (ctx) => ({
    data: await saveExpertise(ctx.db, ctx, ctx.body),
    message: ctx.say(textOf('review.expertiseSaved')),
  })),
];
