import { MANAGER, REVIEWER } from '@portal/contracts';
import * as operations from '@portal/contracts/users/operations';
import { cappedPageOf } from '../database/page.ts';
import { dayIn } from '../http/local-date.ts';
import { type Route, route } from '../http/route.ts';
import { sendFile } from '../http/send-file.ts';
import { spreadsheetType } from '../spreadsheets/write-spreadsheet.ts';
import { exportUsers } from './export-users.ts';
import { inviteStaff, resendInvitation } from './invite-staff.ts';
import { toggleChatAgent, toggleUser } from './toggle-user.ts';
import { findUsers, rolesOf } from './users.db.ts';
import * as words from './users.words.ts';

export const userRoutes: Route[] = [
  route(operations.listUsersOperation, async ({ db, params, query, meta }) => {
    const { rows, counted } = await findUsers(db, {
      roles: rolesOf(params.type),
      query,
      timeZone: meta.timeZone,
    });
    return cappedPageOf(rows, counted, query);
  }),

  route(operations.toggleUserOperation, async (ctx) => {
    const user = await toggleUser(ctx.db, ctx, ctx.params.id);
    return {
      data: user,
      message: ctx.say(user.status === 'ACTIVE' ? words.userEnabled : words.userDisabled),
    };
  }),

  route(
    operations.exportUsersOperation,
    async (ctx) =>
      sendFile(ctx.reply, {
        content: await exportUsers(ctx.deps, ctx, ctx.params.type, ctx.body.userId ?? []),
        type: spreadsheetType,
        fileName: `Users_${dayIn(ctx.meta.timeZone)}.xlsx`,
      }),
    { limits: [{ name: 'export', max: 5, seconds: 600, by: 'user' }] },
  ),

  route(operations.addFundManagerOperation, async (ctx) => ({
    data: await inviteStaff(ctx.deps, ctx, MANAGER, ctx.body),
    message: ctx.say(words.managerInvited),
  })),

  route(operations.addFundReviewerOperation, async (ctx) => ({
    data: await inviteStaff(ctx.deps, ctx, REVIEWER, ctx.body),
    message: ctx.say(words.reviewerInvited),
  })),

  route(operations.resendInvitationOperation, async (ctx) => ({
    data: await resendInvitation(ctx.deps, ctx, ctx.params.id),
    message: ctx.say(words.invitedAgain),
  })),

  route(operations.toggleChatAgentOperation, async (ctx) => {
    const user = await toggleChatAgent(ctx.db, ctx, ctx.params.id);
    return { data: user, message: ctx.say(user.isChatAgent === 1 ? words.chatAgentOn : words.chatAgentOff) };
  }),
];
