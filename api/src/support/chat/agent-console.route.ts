import * as agentConsole from '@portal/contracts/support/agent-console';
import * as preparedReplies from '@portal/contracts/support/prepared-replies';
import { sendAttachment } from '../../kernel/files/send-attachment.ts';
import { perUser } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { dataOf, type Route, routeFor } from '../../kernel/server/route.ts';
import { requireAnswerer } from '../contact-messages/message-access.ts';
import { findCannedReplies } from '../inbox/canned-replies.db.ts';
import { addCannedReply, changeCannedReply, deleteCannedReply } from '../inbox/canned-replies.ts';
import { textOf } from '../locales/messages.ts';
import { claim, closeAsAgent, transfer } from './agent-actions.ts';
import { conversationForAgent, readAgentConsole, readThreadAsAgent, setPresence } from './agent-console.ts';
import { attachFile } from './attach-file.ts';
import { messageLimit, requireAgent } from './chat-access.ts';
import { findConversation } from './conversations.db.ts';
import { fileForAgent } from './file-for-reader.ts';
import { postAsAgent } from './post-message.ts';
import { noteRead } from './read-receipt.ts';

const uploads = perUser('desk-file', 20, 600);

/** The role is checked by the permission, the account's flag here. */
const agentRoute = routeFor(requireAgent);
const answererRoute = routeFor(requireAnswerer);

/** What chat agents do, and the prepared replies, which others who answer keep, too. */
export const agentConsoleRoutes: Route[] = [
  agentRoute(agentConsole.getDesk, (ctx) => dataOf(readAgentConsole(ctx.db, ctx.actor.id))),

  agentRoute(agentConsole.setPresence, (ctx) => dataOf(setPresence(ctx.db, ctx.actor.id, ctx.body.presence))),

  agentRoute(agentConsole.getDeskMessages, ({ db, actor, params, query }) =>
    dataOf(readThreadAsAgent(db, actor, params.id, query.after ?? 0)),
  ),

  agentRoute(agentConsole.sendDeskMessage, async ({ db, deps, actor, params, body }) => {
    await deps.limiter.take(messageLimit, actor.id);
    return dataOf(postAsAgent(db, params.id, actor.id, body));
  }),

  agentRoute(
    agentConsole.uploadDeskFile,
    async (ctx) => {
      const conversation = await findConversation(ctx.db, ctx.params.id);
      if (conversation?.agentId !== ctx.actor.id) throw problem('not_found');
      return dataOf(attachFile(ctx.deps, ctx, conversation, 'AGENT', ctx.request));
    },
    { limits: [uploads] },
  ),

  agentRoute(agentConsole.getDeskFile, async (ctx) => {
    const { id } = await conversationForAgent(ctx.db, ctx.actor, ctx.params.id);
    return sendAttachment(ctx, await fileForAgent(ctx.db, ctx, id, ctx.params.fileKey));
  }),

  agentRoute(agentConsole.readDeskMessages, async (ctx) => {
    const { conversation } = await readThreadAsAgent(ctx.db, ctx.actor, ctx.params.id, ctx.body.upTo);
    if (conversation.agentId === ctx.actor.id)
      await noteRead(ctx.db, conversation.id, 'AGENT', ctx.body.upTo);
    return { message: '' };
  }),

  agentRoute(agentConsole.claimConversation, (ctx) => dataOf(claim(ctx.db, ctx, ctx.params.id))),

  agentRoute(agentConsole.transferConversation, (ctx) =>
    dataOf(transfer(ctx.db, ctx, ctx.params.id, ctx.body.agentId)),
  ),

  agentRoute(agentConsole.closeConversation, (ctx) => dataOf(closeAsAgent(ctx.db, ctx, ctx.params.id))),

  answererRoute(preparedReplies.listCannedReplies, ({ db }) => dataOf(findCannedReplies(db))),

  answererRoute(preparedReplies.addCannedReply, (ctx) =>
    dataOf(addCannedReply(ctx.db, ctx, ctx.body), ctx.say(textOf('chat.replySaved'))),
  ),

  answererRoute(preparedReplies.changeCannedReply, (ctx) =>
    dataOf(changeCannedReply(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('chat.replySaved'))),
  ),

  answererRoute(preparedReplies.deleteCannedReply, async (ctx) => {
    await deleteCannedReply(ctx.db, ctx, ctx.params.id);
    return { message: ctx.say(textOf('chat.replyDeleted')) };
  }),
];
