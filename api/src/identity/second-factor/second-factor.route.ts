import * as operations from '@portal/contracts/identity/second-factor';
import { HOUR, perUser } from '../../kernel/http/limiter.ts';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './enrol-authenticator.ts';
import { renewCodes } from './recovery-codes.ts';
import { keepPasskey, removePasskey, startPasskey } from './register-passkey.ts';
import { securityState } from './security-state.ts';

const BODY_LIMIT = 64 * 1024;

/** Limited because each call may be a guess at a password or a code. */
export const secondFactorRoutes: Route[] = [
  route(operations.getSecurity, ({ db, actor }) => dataOf(securityState(db, actor))),

  route(operations.startTotp, (ctx) => dataOf(startAuthenticator(ctx.db, ctx)), {
    confirmed: true,
    limits: [perUser('start-totp', 20, HOUR)],
  }),

  route(
    operations.confirmTotp,
    async (ctx) => ({
      data: { recoveryCodes: await confirmAuthenticator(ctx.db, ctx, ctx.body.code) },
      message: ctx.say(textOf('secondFactor.totpOn')),
    }),
    { confirmed: true, limits: [perUser('confirm-totp', 20, HOUR)] },
  ),

  route(
    operations.removeTotp,
    async (ctx) => {
      await removeAuthenticator(ctx.deps, ctx, ctx.body.currentPassword);
      return dataOf(securityState(ctx.db, ctx.actor), ctx.say(textOf('secondFactor.totpOff')));
    },
    { limits: [perUser('second-factor', 10, HOUR)] },
  ),

  route(
    operations.renewRecoveryCodes,
    async (ctx) => ({
      data: { recoveryCodes: await renewCodes(ctx.deps, ctx) },
      message: ctx.say(textOf('secondFactor.codesRenewed')),
    }),
    { confirmed: true, limits: [perUser('recovery-codes', 10, HOUR)] },
  ),

  route(operations.startPasskey, (ctx) => dataOf(startPasskey(ctx.deps, ctx)), {
    confirmed: true,
    limits: [perUser('start-passkey', 20, HOUR)],
  }),

  route(
    operations.addPasskey,
    async (ctx) => ({
      data: { recoveryCodes: await keepPasskey(ctx.deps, ctx, ctx.body) },
      message: ctx.say(textOf('secondFactor.passkeyAdded')),
    }),
    { confirmed: true, limits: [perUser('add-passkey', 20, HOUR)], bodyLimit: BODY_LIMIT },
  ),

  route(
    operations.removePasskey,
    async (ctx) => {
      await removePasskey(ctx.deps, ctx, ctx.params.id, ctx.body.currentPassword);
      return dataOf(securityState(ctx.db, ctx.actor), ctx.say(textOf('secondFactor.passkeyRemoved')));
    },
    { limits: [perUser('second-factor', 10, HOUR)] },
  ),
];
