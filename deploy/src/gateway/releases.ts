import type { FastifyInstance } from 'fastify';
import { isName } from '../store/layout.ts';
import { currentRelease, findRelease } from '../store/releases.ts';
import { etagOf, isKnownTag, notFound } from './replies.ts';

/** The release documents: the current one of an environment, and each by its number. */
export const serveReleases = (app: FastifyInstance, store: string): void => {
  app.get<{ Params: { environment: string } }>(
    '/releases/:environment/current.json',
    async ({ params, headers }, reply) => {
      if (!isName('environment', params.environment)) return notFound(reply);
      const release = await currentRelease(store, params.environment);
      if (!release) return notFound(reply);
      const text = JSON.stringify(release);
      const etag = etagOf(text);
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );

  app.get<{ Params: { environment: string; sequence: string } }>(
    '/releases/:environment/:sequence(^\\d{1,9}).json',
    async ({ params }, reply) => {
      if (!isName('environment', params.environment)) return notFound(reply);
      const release = await findRelease(store, params.environment, Number(params.sequence));
      if (!release) return notFound(reply);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(release));
    },
  );
};
