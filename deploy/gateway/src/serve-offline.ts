import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage } from '@portal/contracts';
import { offlinePath, serviceWorkerPath } from '@portal/platform/release';
import type { FastifyInstance } from 'fastify';
import type { ReleaseFor } from './cohorts.ts';
import { notFound } from './http/replies.ts';
import { offlineFileList } from './page/offline-file-list.ts';

interface Options {
  releaseFor: ReleaseFor;
  /** Otherwise browsers are told to take away what they kept. */
  isOn: boolean;
}

/** It fetches from this origin and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The script that keeps some pages for when there is no connection, and what it has to keep. */
export const serveOffline = (app: FastifyInstance, { releaseFor, isOn }: Options): void => {
  const name = isOn ? 'service-worker.js' : 'no-service-worker.js';
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
    if (!isOn || !release || !isLanguage(language)) return notFound(reply);
    return reply
      .header('cache-control', cacheControl)
      .header('vary', 'cookie')
      .send(offlineFileList(release, language));
  });
};
