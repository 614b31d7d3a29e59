import * as operations from '@portal/contracts/applications/signature';
import { HOUR, perUser } from '../kernel/http/limiter.ts';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { textOf } from './locales/messages.ts';
import { askSignatureCode, signApplication } from './sign-application.ts';

export const signatureRoutes: Route[] = [
  route(
    operations.askSignatureCode,
    (ctx) => done(askSignatureCode(ctx.deps, ctx, ctx.params.id), ctx.say(textOf('members.codeSent'))),
    { limits: [perUser('signature-code', 10, HOUR)] },
  ),

  route(
    operations.signApplication,
    (ctx) =>
      dataOf(signApplication(ctx.deps, ctx, ctx.params.id, ctx.body), ctx.say(textOf('members.signed'))),
    {
      limits: [{ ...perUser('signature', 20, HOUR), onlyFailures: true }],
    },
  ),
];
