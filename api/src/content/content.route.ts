import * as operations from '@portal/contracts/content/content';
import { builtInMails } from '../kernel/mail/built-in-words.ts';
import { publicRoute, type Route, route } from '../kernel/server/route.ts';
import { contentRevision } from './content.db.ts';
import { discardDraft } from './discard-draft.ts';
import { requireDraftAccess } from './entries/draft-access.ts';
import { textOf } from './locales/messages.ts';
import { noteEditor } from './note-editor.ts';
import { orderDirectory } from './order-directory.ts';
import { readContent } from './read-content.ts';
import { saveContent } from './save-content.ts';
import { cancelSchedule, scheduleContent } from './schedule-content.ts';
import { findSchedules } from './schedules.db.ts';
import { sendTestMail } from './send-test-mail.ts';
import { findVersions } from './versions.db.ts';
import { readVersion, restoreVersion } from './versions.ts';

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

  route(operations.discardDraft, async ({ db, actor, meta, params, say }) => ({
    data: await discardDraft(db, { actor, meta }, params),
    message: say(textOf('content.draftDiscarded')),
  })),

  route(operations.listContentVersions, async ({ db, params }) => ({
    data: await findVersions(db, params),
    message: '',
  })),

  route(operations.getContentVersion, async ({ db, params }) => ({
    data: await readVersion(db, params),
    message: '',
  })),

  route(operations.restoreContentVersion, async ({ db, actor, meta, params, body, say }) => ({
    data: await restoreVersion(db, { actor, meta }, params, body.rowVersion),
    message: say(textOf('content.versionRestored')),
  })),

  route(operations.listContentSchedules, async ({ db }) => ({ data: await findSchedules(db), message: '' })),

  route(operations.scheduleContent, async ({ db, actor, meta, body, say }) => ({
    data: await scheduleContent(db, { actor, meta }, body),
    message: say(textOf('content.contentPlanned')),
  })),

  route(operations.cancelContentSchedule, async ({ db, actor, meta, params, say }) => ({
    data: await cancelSchedule(db, { actor, meta }, params.id),
    message: say(textOf('content.planCancelled')),
  })),

  route(operations.orderDirectory, async ({ db, actor, meta, body, say }) => ({
    data: await orderDirectory(db, { actor, meta }, body),
    message: say(textOf('content.orderSaved')),
  })),

  route(operations.getBuiltInMails, async ({ params }) => ({
    data: builtInMails(params.lang),
    message: '',
  })),

  route(
    operations.sendTestMail,
    async ({ db, actor, meta, body, say }) => {
      await sendTestMail(db, { actor, meta }, body);
      return { message: say(textOf('content.testMailSent')) };
    },
    { limits: [{ name: 'test-mail', max: 10, seconds: 600, by: 'user', store: 'database' }] },
  ),

  route(operations.noteContentEditor, async ({ db, actor, body }) => ({
    data: await noteEditor(db, actor.id, body),
    message: '',
  })),
];
