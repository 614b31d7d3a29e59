import * as operations from '@portal/contracts/identity/profile';
import { getCurrentProfile } from '@portal/contracts/identity/sign-in';
import { HOUR, perAddress, perUser } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { dataOf, done, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { emailExists } from '../account/account.db.ts';
import { reportSignIn } from '../auth/report-sign-in.ts';
import { normalEmail } from '../auth/sign-in.ts';
import { signInLimit } from '../auth/sign-in-limit.ts';
import { textOf } from '../locales/messages.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { editProfile } from './edit-profile.ts';
import { loginHistory } from './login-history.ts';
import { findProfile } from './profile.db.ts';
import { registerBeneficiary } from './register.ts';
import { setSecondFactor } from './set-second-factor.ts';

/** Each costs the owner of the address attention, whoever caused it. */
const mailsOfRegistration = perAddress('register', 3, HOUR);

export const profileRoutes: Route[] = [
  publicRoute(
    operations.registerProfile,
    async (ctx) => {
      const { limiter } = ctx.deps;
      const email = normalEmail(ctx.body.email);
      await limiter.take(mailsOfRegistration, email);
      try {
        await signInLimit(ctx.deps).run(() => registerBeneficiary(ctx.deps, ctx.body, ctx));
      } catch (error) {
        await limiter.giveBack(mailsOfRegistration, email);
        throw error;
      }
      return { data: null, message: ctx.say(textOf('profile.registered')) };
    },
    { form: formLimits('register'), bodyLimit: 8192 },
  ),

  route(
    getCurrentProfile,
    async ({ db, actor }) => {
      const profile = await findProfile(db, actor.id);
      if (!profile) throw problem('unauthorized');
      return { data: profile, message: '' };
    },
    { whilePasswordIsDue: true },
  ),

  publicRoute(
    operations.checkEmailExistance,
    async ({ db, query }) => ({
      data: { exists: await emailExists(db, normalEmail(query.email)) },
      message: '',
    }),
    { limits: [perAddress('check-email', 5, 60), perAddress('check-email-hour', 20, HOUR)] },
  ),

  route(operations.updateProfile, (ctx) =>
    dataOf(editProfile(ctx.db, ctx, ctx.body), ctx.say(textOf('profile.profileSaved'))),
  ),

  route(operations.updateUserProfile, (ctx) =>
    dataOf(editProfile(ctx.db, ctx, ctx.body), ctx.say(textOf('profile.userProfileSaved'))),
  ),

  route(
    operations.setSecondFactor,
    async (ctx) => {
      const profile = await setSecondFactor(ctx.deps, ctx, ctx.body);
      return {
        data: profile,
        message: ctx.say(
          profile.mfaEnabled ? textOf('profile.secondFactorOn') : textOf('profile.secondFactorOff'),
        ),
      };
    },
    { limits: [perUser('second-factor', 10, HOUR)] },
  ),

  route(
    operations.changeEmail,
    (ctx) => done(requestEmailChange(ctx.deps, ctx, ctx.body), ctx.say(textOf('profile.emailChangeAsked'))),
    { limits: [perUser('change-email', 5, HOUR)] },
  ),

  publicRoute(
    operations.confirmEmailChange,
    async (ctx) => {
      const isChanged = await confirmEmailChange(ctx.db, ctx.body.token, ctx);
      return {
        data: { isChanged },
        message: ctx.say(isChanged ? textOf('profile.emailChanged') : textOf('profile.emailHalfway')),
      };
    },
    { limits: [{ ...perAddress('confirm-email', 30, HOUR), onlyFailures: true }], bodyLimit: 4096 },
  ),

  route(operations.getLoginHistory, (ctx) => loginHistory(ctx.db, ctx, ctx.query)),

  route(operations.reportSignIn, (ctx) =>
    dataOf(reportSignIn(ctx.db, ctx, ctx.params.id), ctx.say(textOf('profile.signInReported'))),
  ),
];
