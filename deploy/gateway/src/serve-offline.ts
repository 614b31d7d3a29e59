import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage } from '@portal/contracts';
import { offlinePath, serviceWorkerPath } from '@portal/platform/release';
import type { FastifyInstance } from 'fastify';
import { notFound } from './http/replies.ts';
import { offlineFileList } from './page/offline-file-list.ts';
import type { Site } from './site.ts';

/** It fetches from this origin and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * The script that keeps some pages for when there is no connection, and what it has to keep. Where that is off,
 * browsers are told to take away what they kept.
 */
export const serveOffline = (app: FastifyInstance, { releaseFor, settings: { isOffline } }: Site): void => {
  const name = isOffline ? 'service-worker.js' : 'no-service-worker.js';
  const script = readFile(join(import.meta.dirname, 'static', name));
  app.get(serviceWorkerPath, async (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await script),
  );

  app.get<{ Querystring: { language?: unknown } }>(offlinePath, async (request, reply) => {
    const { release, cacheControl } = await releaseFor(request, reply, 'a look');
    const { language } = request.query;
    if (!isOffline || !release || !isLanguage(language)) return notFound(reply);
    return reply
      .header('cache-control', cacheControl)
      .header('vary', 'cookie')
      .send(offlineFileList(release, language));
  });
};
