import type { Result } from '@portal/contracts';
import type { SignedIn } from '@portal/contracts/identity/auth.schemas';
import * as passwordOperations from '@portal/contracts/identity/password';
import * as factorOperations from '@portal/contracts/identity/second-factor';
import * as signInOperations from '@portal/contracts/identity/sign-in';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { HOUR, perAddress, perUser } from '../../kernel/http/limiter.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { dataOf, done, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { TRUST_DAYS } from '../account/trusted-device.db.ts';
import { textOf } from '../locales/messages.ts';
import { bindingCookie, noBindingCookie, trustCookie, trustFrom } from '../session/cookies.ts';
import { endOwnSession, ownSessions } from '../session/own-sessions.ts';
import { findSessionEnd, IDLE_MINUTES, touchSession } from '../session/session.db.ts';
import { choosePassword, updatePassword } from './choose-password.ts';
import { askIdentityPasskey, confirmIdentity } from './confirm-identity.ts';
import { mailLimit, requestMail } from './mail-requests.ts';
import type { OpenedSession } from './open-session.ts';
import { readInvitation } from './read-invitation.ts';
import { normalEmail, signIn } from './sign-in.ts';
import { signInLimit } from './sign-in-limit.ts';
import { endOthers, signOut } from './sign-out.ts';
import { resendCode, verifyCode } from './verify-code.ts';
import { verifyEmail } from './verify-email.ts';
import { askPasskey, verifyPasskey } from './verify-passkey.ts';

/** Per account as well as per network: mails cost their owner attention. */
const takeMailFor = ({ limiter }: Deps, name: string, email: string): Promise<void> =>
  limiter.take(mailLimit(name), normalEmail(email));

const answerSignedIn = (
  deps: Deps,
  reply: FastifyReply,
  session: OpenedSession,
  message: string,
): Result<SignedIn> => {
  const { publicUrl } = deps.config;
  const trust = session.trust === undefined ? [] : [trustCookie(publicUrl, session.trust, TRUST_DAYS)];
  reply.header('set-cookie', [bindingCookie(publicUrl, session.binding), ...trust]);
  return { data: { access_token: session.token, expires_in: IDLE_MINUTES * 60 }, message };
};

const mfaToken = (body: { mfaToken?: string; mfa_token?: string }): string => {
  const token = body.mfaToken ?? body.mfa_token;
  if (token === undefined) throw invalidField('mfaToken', 'required');
  return token;
};

export const authRoutes: Route[] = [
  publicRoute(
    signInOperations.login,
    async ({ deps, body, meta, request, reply, say }) => {
      const trust = trustFrom(deps.config.publicUrl, request.headers.cookie);
      const step = await signInLimit(deps).run(() => signIn(deps, body, meta, trust));
      if (step.step === 'code') {
        const { mfaToken, methods, method, mayTrust } = step;
        const data = {
          mfa_token: mfaToken,
          mfa_methods: methods,
          mfa_method: method,
          mfa_may_trust: mayTrust,
        };
        throw problem('mfa_required', { data });
      }
      return answerSignedIn(deps, reply, step.session, say(textOf('auth.signedIn')));
    },
    { bodyLimit: 4096 },
  ),

  publicRoute(
    signInOperations.verifyMfa,
    async ({ deps, body, meta, reply, say }) => {
      const { mfaCode: code, trustDevice = false } = body;
      const session = await verifyCode(deps, mfaToken(body), { code, trustDevice }, meta);
      return answerSignedIn(deps, reply, session, say(textOf('auth.signedIn')));
    },
    { limits: [{ ...perAddress('verify-mfa', 10, 60), onlyFailures: true }], bodyLimit: 4096 },
  ),

  publicRoute(
    signInOperations.resendMfa,
    ({ db, body, say }) => dataOf(resendCode(db, mfaToken(body)), say(textOf('auth.codeSent'))),
    { limits: [perAddress('resend-mfa', 20, HOUR)], bodyLimit: 4096 },
  ),

  publicRoute(factorOperations.askPasskey, ({ deps, body }) => dataOf(askPasskey(deps, body.mfaToken)), {
    limits: [perAddress('ask-passkey', 30, 60)],
    bodyLimit: 4096,
  }),

  publicRoute(
    factorOperations.verifyPasskey,
    async ({ deps, body, meta, reply, say }) =>
      answerSignedIn(deps, reply, await verifyPasskey(deps, body, meta), say(textOf('auth.signedIn'))),
    { limits: [{ ...perAddress('verify-mfa', 10, 60), onlyFailures: true }], bodyLimit: 32_768 },
  ),

  publicRoute(
    signInOperations.logout,
    async (ctx) => {
      await signOut(ctx.db, ctx);
      ctx.reply.header('set-cookie', noBindingCookie(ctx.deps.config.publicUrl));
      return { data: null, message: ctx.say(textOf('auth.signedOut')) };
    },
    { whilePasswordIsDue: true },
  ),

  route(
    signInOperations.renewSession,
    async ({ db, actor, say }) => {
      await touchSession(db, actor.sessionId);
      const endsAt = await findSessionEnd(db, actor.sessionId);
      return {
        data: { expires_in: IDLE_MINUTES * 60, endsAt },
        message: say(textOf('auth.sessionRenewed')),
      };
    },
    { whilePasswordIsDue: true },
  ),

  route(factorOperations.askIdentityPasskey, (ctx) => dataOf(askIdentityPasskey(ctx.deps, ctx)), {
    limits: [perUser('ask-identity-passkey', 30, HOUR)],
  }),

  route(
    signInOperations.confirmIdentity,
    async (ctx) => ({
      data: { confirmedFor: await confirmIdentity(ctx.deps, ctx, ctx.body) },
      message: ctx.say(textOf('auth.identityConfirmed')),
    }),
    {
      limits: [{ ...perUser('confirm-identity', 10, HOUR), onlyFailures: true }],
      bodyLimit: 32_768,
    },
  ),

  route(signInOperations.listSessions, (ctx) => dataOf(ownSessions(ctx.db, ctx))),

  route(signInOperations.endOneSession, async (ctx) => {
    await endOwnSession(ctx.db, ctx, ctx.params.id);
    return { data: { ended: 1 }, message: ctx.say(textOf('auth.sessionEnded')) };
  }),

  route(signInOperations.endOtherSessions, async (ctx) => ({
    data: { ended: await endOthers(ctx.db, ctx) },
    message: ctx.say(textOf('auth.othersEnded')),
  })),

  publicRoute(
    passwordOperations.requestReset,
    async ({ deps, body, say }) => {
      await takeMailFor(deps, 'reset', body.email);
      await requestMail(deps, 'RESET_PASSWORD', normalEmail(body.email));
      return { data: null, message: say(textOf('auth.resetRequested')) };
    },
    { limits: [perAddress('reset-ip', 20, HOUR)], bodyLimit: 4096 },
  ),

  publicRoute(passwordOperations.readInvitation, ({ db, body }) => dataOf(readInvitation(db, body)), {
    limits: [{ ...perAddress('read-invitation', 30, HOUR), onlyFailures: true }],
    bodyLimit: 4096,
  }),

  publicRoute(
    passwordOperations.verifyReset,
    async (ctx) => {
      await choosePassword(ctx.deps, ctx.body, ctx);
      ctx.reply.header('set-cookie', noBindingCookie(ctx.deps.config.publicUrl));
      return { data: null, message: ctx.say(textOf('auth.passwordChosen')) };
    },
    { limits: [{ ...perAddress('verify-reset', 20, HOUR), onlyFailures: true }], bodyLimit: 4096 },
  ),

  route(
    passwordOperations.updatePassword,
    (ctx) => done(updatePassword(ctx.deps, ctx.body, ctx), ctx.say(textOf('auth.passwordUpdated'))),
    {
      limits: [perUser('update-password', 10, HOUR)],
      whilePasswordIsDue: true,
      bodyLimit: 4096,
    },
  ),

  publicRoute(
    passwordOperations.verifyEmail,
    async (ctx) => ({
      data: { email: await verifyEmail(ctx.db, ctx.body.token, ctx) },
      message: ctx.say(textOf('auth.emailVerified')),
    }),
    { limits: [{ ...perAddress('verify-email', 30, HOUR), onlyFailures: true }], bodyLimit: 4096 },
  ),

  publicRoute(
    passwordOperations.resendVerification,
    async ({ deps, body, say }) => {
      await takeMailFor(deps, 'verification', body.email);
      await requestMail(deps, 'CONFIRM_EMAIL', normalEmail(body.email));
      return { data: null, message: say(textOf('auth.verificationResent')) };
    },
    { limits: [perAddress('verification-ip', 20, HOUR)], bodyLimit: 4096 },
  ),
];
