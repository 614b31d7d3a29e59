import { roleMay } from '@portal/contracts';
import * as operations from '@portal/contracts/support/chat';
import { problem } from '../../kernel/http/problem.ts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { ownConversation, requireAgent } from './chat-access.ts';
import { insertSocketTicket, TICKET_SECONDS } from './socket-tickets.db.ts';

export const socketTicketRoutes: Route[] = [
  publicRoute(operations.createSocketTicket, async (ctx) => {
    const { db, actor, body } = ctx;
    const holder = { userId: null, sessionId: null, conversationId: null };
    const answer = async (who: Parameters<typeof insertSocketTicket>[1]) => ({
      data: { ticket: await insertSocketTicket(db, who), expiresIn: TICKET_SECONDS },
      message: '',
    });
    if (body.conversationId === undefined) {
      if (!actor) throw problem('unauthorized');
      if (!roleMay(actor.role, 'chat.answer')) throw problem('forbidden');
      requireAgent({ actor });
      return answer({ ...holder, userId: actor.id, sessionId: actor.sessionId });
    }
    const { id, userId } = await ownConversation(db, ctx, body.conversationId);
    if (userId === null) return answer({ ...holder, conversationId: id });
    return answer({ userId, sessionId: actor?.sessionId ?? null, conversationId: id });
  }),
];
