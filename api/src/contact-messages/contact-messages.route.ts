import * as operations from '@portal/contracts/contact-messages/operations';
import { cappedPageOf } from '../database/page.ts';
import { sendAttached } from '../files/send-attached.ts';
import { problem } from '../http/problem.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { formLimits } from '../public-forms/form-limits.ts';
import { replyToContactMessage, setContactMessageStatus } from './answer-message.ts';
import { findContactMessage, findContactMessages } from './contact-messages.db.ts';
import { messageReceived, replySent, statusSaved } from './contact-messages.words.ts';
import { findFirstReplies } from './first-replies.db.ts';
import { fileOfMessage } from './read-file.ts';
import { sendContactMessage } from './send-message.ts';

export const contactMessageRoutes: Route[] = [
  route(operations.listContactMessages, async ({ db, meta, query }) => {
    const { rows, total } = await findContactMessages(db, query, meta.timeZone);
    return cappedPageOf(rows, total, query);
  }),

  route(operations.getContactMessage, async ({ db, params }) => {
    const message = await findContactMessage(db, params.id);
    if (!message) throw problem('not_found');
    return { data: message, message: '' };
  }),

  route(operations.getFirstReplies, async ({ db }) => ({ data: await findFirstReplies(db), message: '' })),

  route(operations.getContactFile, async (ctx) =>
    sendAttached(ctx, await fileOfMessage(ctx.db, ctx, ctx.params.id, ctx.params.fileKey)),
  ),

  publicRoute(
    operations.sendContactMessage,
    async ({ db, actor, meta, body, say }) => ({
      data: await sendContactMessage(db, { actor, meta }, body),
      message: say(messageReceived),
    }),
    { form: formLimits('contact-us') },
  ),

  route(operations.replyToContactMessage, async ({ db, actor, meta, body, say }) => ({
    data: await replyToContactMessage(db, { actor, meta }, body),
    message: say(replySent),
  })),

  route(operations.setContactMessageStatus, async ({ db, actor, meta, body, say }) => ({
    data: await setContactMessageStatus(db, { actor, meta }, body),
    message: say(statusSaved),
  })),
];
