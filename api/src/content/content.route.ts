import * as operations from '@portal/contracts/content/content';
import * as editing from '@portal/contracts/content/editing';
import * as mails from '@portal/contracts/content/mails';
import { perUser } from '../kernel/http/limiter.ts';
import { builtInMails } from '../kernel/mail/built-in-texts.ts';
import { dataOf, done, publicRoute, type Route, route } from '../kernel/server/route.ts';
import { discardDraft } from './discard-draft.ts';
import { setEditorPresence } from './editor-presence.ts';
import { requireDraftAccess } from './entries/directory-routes.ts';
import { orderEntries } from './entries/edit-entries.ts';
import { textOf } from './locales/messages.ts';
import { cancelSchedule, readSchedules, scheduleContent } from './schedules.ts';
import { readContent } from './sections/read-content.ts';
import { saveContent } from './sections/save-content.ts';
import { contentRevision } from './sections/sections.db.ts';
import { sendTestMail } from './send-test-mail.ts';
import { readVersion, readVersions, restoreVersion } from './versions.ts';

export const contentRoutes: Route[] = [
  publicRoute(operations.getContent, async (context) => {
    const { db, query, reply, request } = context;
    if (query.draft === '1') {
      requireDraftAccess(context);
      return { data: await readContent(db, query), message: '' };
    }
    const tag = `W/"content-${await contentRevision(db)}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    // Unchanged: the browser has it. The answer is empty, which no response schema describes.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send() as never;
    return { data: await readContent(db, query), message: '' };
  }),

  route(operations.saveContent, async ({ db, actor, meta, body, say }) => ({
    data: await saveContent(db, { actor, meta }, body),
    message: say(body.draft === true ? textOf('content.draftSaved') : textOf('content.contentSaved')),
  })),

  route(operations.orderDirectory, ({ db, actor, meta, body, say }) =>
    dataOf(orderEntries(db, { actor, meta }, body), say(textOf('content.orderSaved'))),
  ),

  route(editing.discardDraft, ({ db, actor, meta, params, query, say }) =>
    done(discardDraft(db, { actor, meta }, { ...params, ...query }), say(textOf('content.draftDiscarded'))),
  ),

  route(editing.listContentVersions, ({ db, params, query }) =>
    dataOf(readVersions(db, { ...params, ...query })),
  ),

  route(editing.getContentVersion, ({ db, params, query }) =>
    dataOf(readVersion(db, { ...params, ...query }, params.version)),
  ),

  route(editing.restoreContentVersion, async ({ db, actor, meta, params, body, say }) => {
    await restoreVersion(db, { actor, meta }, { ...params, ...body });
    return { data: null, message: say(textOf('content.versionRestored')) };
  }),

  route(editing.listContentSchedules, ({ db }) => dataOf(readSchedules(db))),

  route(editing.scheduleContent, ({ db, actor, meta, body, say }) =>
    dataOf(scheduleContent(db, { actor, meta }, body), say(textOf('content.contentScheduled'))),
  ),

  route(editing.cancelContentSchedule, ({ db, actor, meta, params, say }) =>
    done(cancelSchedule(db, { actor, meta }, params.id), say(textOf('content.scheduleCancelled'))),
  ),

  route(editing.noteContentEditor, ({ db, actor, body }) => dataOf(setEditorPresence(db, actor.id, body))),

  route(mails.getBuiltInMails, ({ params }) => dataOf(builtInMails(params.lang))),

  route(
    mails.sendTestMail,
    ({ db, actor, meta, body, say }) =>
      done(sendTestMail(db, { actor, meta }, body), say(textOf('content.testMailSent'))),
    { limits: [perUser('test-mail', 10, 600)] },
  ),
];
