import * as operations from '@portal/contracts/support/contact-messages';
import { cappedPageOf } from '../../kernel/database/page.ts';
import { sendAttachment } from '../../kernel/files/send-attachment.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { withIdempotency } from '../../kernel/http/with-idempotency.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { dataOf, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { replyToContactMessage, setContactMessageStatus } from './answer-message.ts';
import { findContactMessage, findContactMessages } from './contact-messages.db.ts';
import { findFirstReplies } from './first-replies.db.ts';
import { requireAnswerer } from './message-access.ts';
import { fileOfMessage } from './read-file.ts';
import { sendContactMessage } from './send-message.ts';

export const contactMessageRoutes: Route[] = [
  route(operations.listContactMessages, async ({ db, actor, meta, query }) => {
    const { rows, total } = await findContactMessages(db, actor, query, meta.timeZone);
    return cappedPageOf(rows, total, query);
  }),

  route(operations.getContactMessage, async ({ db, actor, params }) => {
    requireAnswerer({ actor });
    const message = await orNotFound(findContactMessage(db, actor, params.id));
    return { data: message, message: '' };
  }),

  route(operations.getFirstReplies, ({ db }) => dataOf(findFirstReplies(db))),

  route(operations.getContactFile, async (ctx) => {
    requireAnswerer(ctx);
    return sendAttachment(ctx, await fileOfMessage(ctx.db, ctx, ctx.params.id, ctx.params.fileKey));
  }),

  publicRoute(
    operations.sendContactMessage,
    ({ db, actor, meta, body, say }) =>
      dataOf(sendContactMessage(db, { actor, meta }, body), say(textOf('contactMessages.messageReceived'))),
    { form: formLimits('contact-us') },
  ),

  route(operations.replyToContactMessage, (ctx) => {
    requireAnswerer(ctx);
    return withIdempotency(ctx, 'replyToContactMessage', async (tx) => ({
      data: await replyToContactMessage(tx, ctx, ctx.body),
      message: ctx.say(textOf('contactMessages.replySent')),
    }));
  }),

  route(operations.setContactMessageStatus, async (ctx) => {
    requireAnswerer(ctx);
    return dataOf(
      setContactMessageStatus(ctx.db, ctx, ctx.body),
      ctx.say(textOf('contactMessages.statusSaved')),
    );
  }),
];
