import * as operations from '@portal/contracts/content/operations';
import { publicRoute, type Route, route } from '../http/route.ts';
import { contentRevision } from './content.db.ts';
import { contentSaved } from './content.words.ts';
import { requireDraftAccess } from './draft-access.ts';
import { readContent } from './read-content.ts';
import { saveContent } from './save-content.ts';

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
    message: say(contentSaved),
  })),
];
