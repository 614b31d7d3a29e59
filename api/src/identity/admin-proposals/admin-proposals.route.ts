import * as operations from '@portal/contracts/identity/admin-proposals';
import { addAdmin as addAdminOperation } from '@portal/contracts/identity/users';
import { dataOf, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { listProposals } from '../proposals/proposals.db.ts';
import { addAdmin } from './add-admin.ts';
import { adminProposalView } from './admin-proposal-view.ts';
import { type AdminProposalRecord, adminProposals } from './admin-proposals.db.ts';
import { decideAdmin } from './decide-admin.ts';

const decided = {
  APPROVE: textOf('users.adminApproved'),
  REJECT: textOf('users.adminRejected'),
  WITHDRAW: textOf('users.adminWithdrawn'),
};

export const adminProposalRoutes: Route[] = [
  route(
    addAdminOperation,
    async (ctx) => {
      const added = await addAdmin(ctx.db, ctx, ctx.body);
      return {
        data: added,
        message: ctx.say(added.proposal ? textOf('users.adminProposed') : textOf('users.adminInvited')),
      };
    },
    { confirmed: true },
  ),

  route(operations.listAdminProposals, ({ db, actor, query }) => {
    const pending = db`p.state = 'PENDING' and p.expires_at > now()`;
    const view = (proposal: AdminProposalRecord) => adminProposalView(proposal, actor);
    return listProposals(db, adminProposals, pending, query, view);
  }),

  route(
    operations.decideAdminProposal,
    (ctx) => dataOf(decideAdmin(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(decided[ctx.body.decision])),
    { confirmed: true },
  ),
];
