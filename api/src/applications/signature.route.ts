import * as operations from '@portal/contracts/applications/signature';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { textOf } from './locales/messages.ts';
import { askSignatureCode, signApplication } from './sign-application.ts';

const HOUR = 3600;

export const signatureRoutes: Route[] = [
  route(
    operations.askSignatureCode,
    (ctx) => done(askSignatureCode(ctx.deps, ctx, ctx.params.id), ctx.say(textOf('members.codeSent'))),
    { limits: [{ name: 'signature-code', max: 10, seconds: HOUR, by: 'user', store: 'database' }] },
  ),

  route(
    operations.signApplication,
    (ctx) =>
      dataOf(signApplication(ctx.deps, ctx, ctx.params.id, ctx.body), ctx.say(textOf('members.signed'))),
    {
      limits: [
        { name: 'signature', max: 20, seconds: HOUR, by: 'user', store: 'database', onlyFailures: true },
      ],
    },
  ),
];
