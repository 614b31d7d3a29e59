import * as operations from '@portal/contracts/support/chat';
import { sendAttachment } from '../../kernel/files/send-attachment.ts';
import { perAddress, perUser } from '../../kernel/http/limiter.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { dataOf, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { attachFile } from './attach-file.ts';
import { messageLimit, ownConversation } from './chat-access.ts';
import { countWaiting, findOpenOf, findVisitorView, noteVisitorHere } from './conversations.db.ts';
import { fileForVisitor } from './file-for-reader.ts';
import { findMessagesAfter } from './messages.db.ts';
import { noteCall } from './open-sockets.db.ts';
import { postAsVisitor } from './post-message.ts';
import { isAnyoneAvailable } from './presence.db.ts';
import { noteRead } from './read-receipt.ts';
import { startConversation } from './start-conversation.ts';
import { closeAsVisitor, rate } from './visitor-actions.ts';

/** Limits of uploads, which cost disk and a scan. */
const uploads = perUser('chat-file', 10, 600);
const uploadsOfNetwork = perAddress('chat-file-ip', 100, 600);

/** What visitors and applicants do in their own conversation. */
export const visitorChatRoutes: Route[] = [
  publicRoute(operations.getChatAvailability, async ({ db }) => {
    const [online, waiting] = await Promise.all([isAnyoneAvailable(db), countWaiting(db)]);
    return { data: { online, waiting }, message: '' };
  }),

  publicRoute(
    operations.startConversation,
    ({ db, actor, meta, body }) => dataOf(startConversation(db, { actor, meta }, body)),
    { form: formLimits('chat-start') },
  ),

  route(operations.getMyConversation, async ({ db, actor }) => {
    const id = await findOpenOf(db, actor.id);
    const view = id === undefined ? undefined : await findVisitorView(db, id);
    return { data: view ?? null, message: '' };
  }),

  publicRoute(operations.getChatMessages, async (ctx) => {
    const { id, userId } = await ownConversation(ctx.db, ctx, ctx.params.id);
    // Whoever asks goes on by plain calls.
    await noteCall(ctx.db, id, userId ?? id);
    await noteVisitorHere(ctx.db, id);
    // The messages first: what the conversation then says is at least as new.
    const messages = await findMessagesAfter(ctx.db, id, ctx.query.after ?? 0);
    const conversation = await orNotFound(findVisitorView(ctx.db, id));
    return { data: { conversation, messages }, message: '' };
  }),

  publicRoute(operations.sendChatMessage, async (ctx) => {
    const { id, userId } = await ownConversation(ctx.db, ctx, ctx.params.id);
    await ctx.deps.limiter.take(messageLimit, id);
    return { data: await postAsVisitor(ctx.db, id, userId, ctx.body), message: '' };
  }),

  publicRoute(
    operations.uploadChatFile,
    async (ctx) => {
      const conversation = await ownConversation(ctx.db, ctx, ctx.params.id);
      await ctx.deps.limiter.take(uploads, conversation.id);
      return { data: await attachFile(ctx.deps, ctx, conversation, 'VISITOR', ctx.request), message: '' };
    },
    { limits: [uploadsOfNetwork] },
  ),

  publicRoute(operations.getChatFile, async (ctx) => {
    const { id } = await ownConversation(ctx.db, ctx, ctx.params.id);
    return sendAttachment(ctx, await fileForVisitor(ctx.db, id, ctx.params.fileKey));
  }),

  publicRoute(operations.readChatMessages, async (ctx) => {
    const { id } = await ownConversation(ctx.db, ctx, ctx.params.id);
    await noteRead(ctx.db, id, 'VISITOR', ctx.body.upTo);
    return { message: '' };
  }),

  publicRoute(operations.endConversation, async (ctx) => {
    const { id } = await ownConversation(ctx.db, ctx, ctx.params.id);
    return { data: await closeAsVisitor(ctx.db, ctx, id), message: '' };
  }),

  publicRoute(operations.rateConversation, async (ctx) => {
    const { id } = await ownConversation(ctx.db, ctx, ctx.params.id);
    return { data: await rate(ctx.db, id, ctx.body.rating), message: '' };
  }),
];
