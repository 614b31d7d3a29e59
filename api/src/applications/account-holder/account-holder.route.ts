import * as operations from '@portal/contracts/applications/account-holder';
import { HOUR, perUser } from '../../kernel/http/limiter.ts';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { readAccountHolder, saveAccountHolder } from './account-holder.ts';

export const accountHolderRoutes: Route[] = [
  route(operations.getAccountHolder, (ctx) => dataOf(readAccountHolder(ctx.db, ctx, ctx.params.id))),

  route(
    operations.saveAccountHolder,
    async (ctx) => ({
      data: await saveAccountHolder(ctx.db, ctx, ctx.params.id, ctx.body),
      message: ctx.say(textOf('accountHolder.accountSaved')),
    }),
    {
      confirmed: true,
      limits: [perUser('account-holder', 10, HOUR)],
    },
  ),
];
