import * as chatDesk from '@portal/contracts/support/chat-desk';
import * as preparedReplies from '@portal/contracts/support/prepared-replies';
import { sendAttachment } from '../../kernel/files/send-attachment.ts';
import type { Limit } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type Route, route } from '../../kernel/server/route.ts';
import { requireAnswerer } from '../contact-messages/message-access.ts';
import { findCannedReplies } from '../inbox/canned-replies.db.ts';
import { addCannedReply, changeCannedReply, deleteCannedReply } from '../inbox/canned-replies.ts';
import { textOf } from '../locales/messages.ts';
import { claim, closeAsAgent, transfer } from './agent-actions.ts';
import { conversationForAgent, readAgentConsole, readThreadAsAgent, setPresence } from './agent-console.ts';
import { attachFile } from './attach-file.ts';
import { findConversation } from './conversations.db.ts';
import { messageLimit, requireAgent } from './participant.ts';
import { postAsAgent } from './post-message.ts';
import { fileForAgent } from './read-file.ts';
import { noteRead } from './read-receipt.ts';

const uploads: Limit = { name: 'desk-file', max: 20, seconds: 600, by: 'user', store: 'database' };

/**
 * What chat agents do, and the prepared replies, which others who answer keep, too. The role is checked by the permission, the
 * account's flag by `requireAgent`.
 */
export const agentConsoleRoutes: Route[] = [
  route(chatDesk.getDesk, async (ctx) => {
    requireAgent(ctx);
    return { data: await readAgentConsole(ctx.db, ctx.actor.id), message: '' };
  }),

  route(chatDesk.setPresence, async (ctx) => {
    requireAgent(ctx);
    return { data: await setPresence(ctx.db, ctx.actor.id, ctx.body.presence), message: '' };
  }),

  route(chatDesk.getDeskMessages, async (ctx) => {
    requireAgent(ctx);
    const { db, actor, params, query } = ctx;
    return { data: await readThreadAsAgent(db, actor, params.id, query.after ?? 0), message: '' };
  }),

  route(chatDesk.sendDeskMessage, async (ctx) => {
    requireAgent(ctx);
    const { db, actor, params, body } = ctx;
    await ctx.deps.limiter.take(messageLimit, actor.id);
    return { data: await postAsAgent(db, params.id, actor.id, body), message: '' };
  }),

  route(
    chatDesk.uploadDeskFile,
    async (ctx) => {
      requireAgent(ctx);
      const conversation = await findConversation(ctx.db, ctx.params.id);
      if (conversation?.agentId !== ctx.actor.id) throw problem('not_found');
      return { data: await attachFile(ctx.deps, ctx, conversation, 'AGENT', ctx.request), message: '' };
    },
    { limits: [uploads] },
  ),

  route(chatDesk.getDeskFile, async (ctx) => {
    requireAgent(ctx);
    const { id } = await conversationForAgent(ctx.db, ctx.actor, ctx.params.id);
    return sendAttachment(ctx, await fileForAgent(ctx.db, ctx, id, ctx.params.fileKey));
  }),

  route(chatDesk.readDeskMessages, async (ctx) => {
    requireAgent(ctx);
    const { conversation } = await readThreadAsAgent(ctx.db, ctx.actor, ctx.params.id, ctx.body.upTo);
    if (conversation.agentId === ctx.actor.id)
      await noteRead(ctx.db, conversation.id, 'AGENT', ctx.body.upTo);
    return { message: '' };
  }),

  route(chatDesk.claimConversation, async (ctx) => {
    requireAgent(ctx);
    return { data: await claim(ctx.db, ctx, ctx.params.id), message: '' };
  }),

  route(chatDesk.transferConversation, async (ctx) => {
    requireAgent(ctx);
    return { data: await transfer(ctx.db, ctx, ctx.params.id, ctx.body.agentId), message: '' };
  }),

  route(chatDesk.closeConversation, async (ctx) => {
    requireAgent(ctx);
    return { data: await closeAsAgent(ctx.db, ctx, ctx.params.id), message: '' };
  }),

  route(preparedReplies.listCannedReplies, async (ctx) => {
    requireAnswerer(ctx);
    return { data: await findCannedReplies(ctx.db), message: '' };
  }),

  route(preparedReplies.addCannedReply, async (ctx) => {
    requireAnswerer(ctx);
    return {
      data: await addCannedReply(ctx.db, ctx, ctx.body),
      message: ctx.say(textOf('chat.replySaved')),
    };
  }),

  route(preparedReplies.changeCannedReply, async (ctx) => {
    requireAnswerer(ctx);
    const data = await changeCannedReply(ctx.db, ctx, ctx.params.id, ctx.body);
    return { data, message: ctx.say(textOf('chat.replySaved')) };
  }),

  route(preparedReplies.deleteCannedReply, async (ctx) => {
    requireAnswerer(ctx);
    await deleteCannedReply(ctx.db, ctx, ctx.params.id);
    return { message: ctx.say(textOf('chat.replyDeleted')) };
  }),
];
