import * as operations from '@portal/contracts/applications/on-behalf';
import { HOUR, perAddress, perUser } from '../../kernel/http/limiter.ts';
import {
  dataOf,
  done,
  publicRoute,
  type Route,
  type RouteOptions,
  route,
} from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { confirmEntry, readEntry, sendEntryConfirmation } from './confirm-entry.ts';
import { handOver } from './hand-over.ts';
import { refuseEntry } from './refuse-entry.ts';

const proofRules: RouteOptions = {
  limits: [{ ...perAddress('confirm-entry', 20, HOUR), onlyFailures: true }],
  bodyLimit: 16_384,
};

export const onBehalfRoutes: Route[] = [
  publicRoute(operations.readEntry, (ctx) => dataOf(readEntry(ctx.db, ctx.body)), proofRules),

  publicRoute(
    operations.confirmEntry,
    (ctx) => dataOf(confirmEntry(ctx.db, ctx, ctx.body), ctx.say(textOf('onBehalf.entryConfirmed'))),
    proofRules,
  ),

  publicRoute(
    operations.refuseEntry,
    (ctx) => dataOf(refuseEntry(ctx.db, ctx, ctx.body), ctx.say(textOf('onBehalf.entryRefused'))),
    proofRules,
  ),

  route(
    operations.sendEntryConfirmation,
    (ctx) =>
      done(sendEntryConfirmation(ctx.db, ctx, ctx.params.id), ctx.say(textOf('onBehalf.confirmationSent'))),
    { limits: [perUser('entry-confirmation', 10, HOUR)] },
  ),

  route(operations.handOverEntry, (ctx) =>
    dataOf(handOver(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('onBehalf.handedOver'))),
  ),
];
