import { isLanguage } from '@portal/contracts';
import { inlineRelease, servedReleasePath, servedTag, trialsOf } from '@portal/platform/release';
import type { FastifyInstance } from 'fastify';
import { isKnownTag, notFound } from './http/replies.ts';
import type { Site } from './site.ts';

/**
 * What a page would carry of the release now, for tabs that were opened with another one. The tag says
 * the release and the canaries of this visitor, which a tab knows of its own, so that looking costs an empty answer.
 */
export const serveReleaseOfPage = (
  app: FastifyInstance,
  { releaseFor, settings }: Pick<Site, 'releaseFor' | 'settings'>,
): void => {
  app.get<{ Querystring: { language?: unknown } }>(servedReleasePath, async (request, reply) => {
    const { release, cacheControl } = await releaseFor(request, reply, 'a look');
    if (!release) return notFound(reply);
    const language = isLanguage(request.query.language) ? request.query.language : undefined;
    const etag = servedTag({ sequence: release.sequence, trials: trialsOf(release) });
    reply.header('cache-control', cacheControl).header('vary', 'cookie').header('etag', etag);
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(inlineRelease(release, settings, language));
  });
};
