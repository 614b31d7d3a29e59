import * as operations from '@portal/contracts/on-behalf/operations';
import { publicRoute, type Route, route } from '../http/route.ts';
import { confirmEntry, sendEntryConfirmation } from './confirm-entry.ts';
import { handOver } from './hand-over.ts';
import * as words from './on-behalf.words.ts';

const HOUR = 3600;

export const onBehalfRoutes: Route[] = [
  publicRoute(
    operations.confirmEntryOperation,
    async (ctx) => ({
      data: await confirmEntry(ctx.deps, ctx, ctx.body),
      message: ctx.say(words.entryConfirmed),
    }),
    {
      limits: [
        { name: 'confirm-entry', max: 20, seconds: HOUR, by: 'ip', store: 'database', onlyFailures: true },
      ],
      bodyLimit: 4096,
    },
  ),

  route(
    operations.sendEntryConfirmationOperation,
    async (ctx) => {
      await sendEntryConfirmation(ctx.deps, ctx, ctx.params.id);
      return { message: ctx.say(words.confirmationSent) };
    },
    { limits: [{ name: 'entry-confirmation', max: 10, seconds: HOUR, by: 'user', store: 'database' }] },
  ),

  route(operations.handOverEntryOperation, async (ctx) => ({
    data: await handOver(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(words.handedOver),
  })),
];
