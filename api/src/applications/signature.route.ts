import * as operations from '@portal/contracts/applications/signature';
import { type Route, route } from '../kernel/server/route.ts';
import { textOf } from './locales/messages.ts';
import { askSignatureCode, signApplication } from './sign-application.ts';

const HOUR = 3600;

export const signatureRoutes: Route[] = [
  route(
    operations.askSignatureCode,
    async (ctx) => {
      await askSignatureCode(ctx.deps, ctx, ctx.params.id);
      return { message: ctx.say(textOf('members.codeSent')) };
    },
    { limits: [{ name: 'signature-code', max: 10, seconds: HOUR, by: 'user', store: 'database' }] },
  ),

  route(
    operations.signApplication,
    async (ctx) => ({
      data: await signApplication(ctx.deps, ctx, ctx.params.id, ctx.body),
      message: ctx.say(textOf('members.signed')),
    }),
    {
      limits: [
        { name: 'signature', max: 20, seconds: HOUR, by: 'user', store: 'database', onlyFailures: true },
      ],
    },
  ),
];
