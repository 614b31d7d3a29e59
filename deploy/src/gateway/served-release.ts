import { inlineRelease, type PageSettings, servedReleasePath } from '@portal/platform/release';
import type { FastifyInstance } from 'fastify';
import type { ReadRelease } from './current-release.ts';
import { isKnownTag, notFound } from './replies.ts';

interface Options {
  readRelease: ReadRelease;
  settings: PageSettings;
}

/**
 * What a page would carry of the release now, for tabs that were opened with another one. The tag is the
 * number of the release, which a tab knows of its own, so that looking costs an empty answer.
 */
export const serveServedRelease = (app: FastifyInstance, { readRelease, settings }: Options): void => {
  app.get(servedReleasePath, async ({ headers }, reply) => {
    const release = await readRelease();
    if (!release) return notFound(reply);
    const etag = `"${release.sequence}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(inlineRelease(release, settings)));
  });
};
