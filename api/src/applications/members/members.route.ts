import * as operations from '@portal/contracts/applications/members';
import { HOUR, perUser } from '../../kernel/http/limiter.ts';
import { dataOf, done, type Route, type RouteOptions, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { answerInvitation, invitationsOf } from './answer-invitation.ts';
import { changeMember, inviteMember, inviteMemberAgain, removeMember } from './manage-members.ts';
import { noteSection } from './presence.ts';
import { teamOf } from './team.ts';

/** Each sends a mail to an address that somebody typed. */
const mailing: RouteOptions = {
  limits: [perUser('member-invitation', 20, HOUR)],
};

export const memberRoutes: Route[] = [
  route(operations.listMembers, (ctx) => dataOf(teamOf(ctx.db, ctx, ctx.params.id))),

  route(
    operations.inviteMember,
    (ctx) => dataOf(inviteMember(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('members.invited'))),
    mailing,
  ),

  route(operations.changeMember, (ctx) =>
    dataOf(changeMember(ctx.db, ctx, ctx.params, ctx.body), ctx.say(textOf('members.changed'))),
  ),

  route(operations.removeMember, (ctx) =>
    done(removeMember(ctx.db, ctx, ctx.params), ctx.say(textOf('members.removed'))),
  ),

  route(
    operations.inviteMemberAgain,
    (ctx) => done(inviteMemberAgain(ctx.db, ctx, ctx.params), ctx.say(textOf('members.invited'))),
    mailing,
  ),

  route(operations.noteSection, (ctx) => dataOf(noteSection(ctx.db, ctx, ctx.params.id, ctx.body.section))),

  route(operations.listInvitations, (ctx) => dataOf(invitationsOf(ctx.db, ctx))),

  route(operations.answerInvitation, async (ctx) => ({
    data: await answerInvitation(ctx.db, ctx, ctx.params.memberId, ctx.body),
    message: ctx.say(textOf(ctx.body.accept ? 'members.accepted' : 'members.declined')),
  })),
];
