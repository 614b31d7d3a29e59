import { MANAGER, REVIEWER } from '@portal/contracts';
import * as operations from '@portal/contracts/identity/users';
import { cappedPageOf } from '../../kernel/database/page.ts';
import { exportLimits } from '../../kernel/exports/export-limits.ts';
import { dataOf, done, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { exportUsers } from './export-users.ts';
import { inviteStaff, resendInvitation, withdrawInvitation } from './invite-staff.ts';
import { endUserSessions, resetUserFactors, userDetails } from './manage-user.ts';
import { toggleChatAgent, toggleUser } from './toggle-user.ts';
import { findUsers, rolesOf } from './users.db.ts';

export const userRoutes: Route[] = [
  route(operations.listUsers, async ({ db, params, query, meta }) => {
    const filter = { roles: rolesOf(params.type), query, timeZone: meta.timeZone };
    return cappedPageOf(await findUsers(db, filter), query);
  }),

  route(operations.toggleUser, async (ctx) => {
    const user = await toggleUser(ctx.db, ctx, ctx.params.id, ctx.query.to);
    return {
      data: user,
      message: ctx.say(user.status === 'ACTIVE' ? textOf('users.userEnabled') : textOf('users.userDisabled')),
    };
  }),

  route(operations.exportUsers, (ctx) => exportUsers(ctx.deps, ctx, ctx.reply, ctx.params.type, ctx.body), {
    limits: exportLimits,
  }),

  route(
    operations.addFundManager,
    (ctx) => dataOf(inviteStaff(ctx.db, ctx, MANAGER, ctx.body), ctx.say(textOf('users.managerInvited'))),
    { confirmed: true },
  ),

  route(
    operations.addFundReviewer,
    (ctx) => dataOf(inviteStaff(ctx.db, ctx, REVIEWER, ctx.body), ctx.say(textOf('users.reviewerInvited'))),
    { confirmed: true },
  ),

  route(operations.resendInvitation, (ctx) =>
    dataOf(resendInvitation(ctx.db, ctx, ctx.params.id), ctx.say(textOf('users.invitedAgain'))),
  ),

  route(operations.toggleChatAgent, async (ctx) => {
    const user = await toggleChatAgent(ctx.db, ctx, ctx.params.id, ctx.query.to);
    return {
      data: user,
      message: ctx.say(user.isChatAgent === 1 ? textOf('users.chatAgentOn') : textOf('users.chatAgentOff')),
    };
  }),

  route(operations.getUser, ({ db, params }) => dataOf(userDetails(db, params.id))),

  route(operations.endUserSessions, async (ctx) => ({
    data: { ended: await endUserSessions(ctx.db, ctx, ctx.params.id) },
    message: ctx.say(textOf('users.sessionsEnded')),
  })),

  route(
    operations.resetUserFactors,
    (ctx) => done(resetUserFactors(ctx.db, ctx, ctx.params.id), ctx.say(textOf('users.factorsReset'))),
    { confirmed: true },
  ),

  route(operations.withdrawInvitation, (ctx) =>
    dataOf(withdrawInvitation(ctx.db, ctx, ctx.params.id), ctx.say(textOf('users.invitationWithdrawn'))),
  ),
];
