import * as operations from '@portal/contracts/support/contact-messages';
import { cappedPageOf } from '../../kernel/database/page.ts';
import { sendAttachment } from '../../kernel/files/send-attachment.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { withIdempotency } from '../../kernel/http/with-idempotency.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { dataOf, publicRoute, type Route, route, routeFor } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { replyToContactMessage, setContactMessageStatus } from './answer-message.ts';
import { findContactMessage, findContactMessages, findOwnContactMessages } from './contact-messages.db.ts';
import { fileOfMessage } from './file-of-message.ts';
import { findFirstReplies } from './first-replies.db.ts';
import { requireAnswerer } from './message-access.ts';
import { sendContactMessage } from './send-message.ts';

const answererRoute = routeFor(requireAnswerer);

export const contactMessageRoutes: Route[] = [
  route(operations.listContactMessages, async ({ db, actor, meta, query }) =>
    cappedPageOf(await findContactMessages(db, actor, query, meta.timeZone), query),
  ),

  route(operations.listOwnContactMessages, ({ db, actor }) => dataOf(findOwnContactMessages(db, actor))),

  answererRoute(operations.getContactMessage, ({ db, actor, params }) =>
    dataOf(orNotFound(findContactMessage(db, actor, params.id))),
  ),

  route(operations.getFirstReplies, ({ db }) => dataOf(findFirstReplies(db))),

  answererRoute(operations.getContactFile, async (ctx) =>
    sendAttachment(ctx, await fileOfMessage(ctx.db, ctx, ctx.params.id, ctx.params.fileKey)),
  ),

  publicRoute(
    operations.sendContactMessage,
    ({ db, actor, meta, body, say }) =>
      dataOf(sendContactMessage(db, { actor, meta }, body), say(textOf('contactMessages.messageReceived'))),
    { form: formLimits('contact-us') },
  ),

  answererRoute(operations.replyToContactMessage, (ctx) =>
    withIdempotency(ctx, 'replyToContactMessage', (tx) =>
      dataOf(replyToContactMessage(tx, ctx, ctx.body), ctx.say(textOf('contactMessages.replySent'))),
    ),
  ),

  answererRoute(operations.setContactMessageStatus, (ctx) =>
    dataOf(setContactMessageStatus(ctx.db, ctx, ctx.body), ctx.say(textOf('contactMessages.statusSaved'))),
  ),
];
