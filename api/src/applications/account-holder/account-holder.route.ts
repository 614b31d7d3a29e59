import * as operations from '@portal/contracts/account-holder/operations';
import { type Route, route } from '../../kernel/http/route.ts';
import { readAccountHolder, saveAccountHolder } from './account-holder.ts';
import { accountSaved } from './account-holder.words.ts';

export const accountHolderRoutes: Route[] = [
  route(operations.getAccountHolderOperation, async (ctx) => ({
    data: await readAccountHolder(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(
    operations.saveAccountHolderOperation,
    async (ctx) => ({
      data: await saveAccountHolder(ctx.db, ctx, ctx.params.id, ctx.body),
      message: ctx.say(accountSaved),
    }),
    {
      confirmed: true,
      limits: [{ name: 'account-holder', max: 10, seconds: 3600, by: 'user', store: 'database' }],
    },
  ),
];
