import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { previewNames, previewPicture } from '@portal/platform/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inertPolicy } from './headers.ts';
import { notFound } from './http/replies.ts';

const dayLong = 'public, max-age=86400';
const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

const sendDrawing = (reply: FastifyReply, svg: Buffer): FastifyReply =>
  reply
    .header('content-security-policy', inertPolicy)
    .header('cache-control', dayLong)
    .type('image/svg+xml')
    .send(svg);

/**
 * Country flags by lower-case ISO 3166 code, the portal's icon, and its pictures for link previews.
 * @param flagUrl folder of another service that answers `<code>.svg`; absent: the flags are our own.
 */
export const serveStaticFiles = (app: FastifyInstance, flagUrl?: string): void => {
  app.get<{ Params: { code: string } }>('/flags/:code(^[a-z]{2}).svg', async ({ params }, reply) => {
    if (flagUrl !== undefined)
      return reply
        .header('cache-control', dayLong)
        .redirect(`${flagUrl.replace(/\/+$/, '')}/${params.code}.svg`);
    const flag = await readFile(join(flagFolder, `${params.code.toUpperCase()}.svg`)).catch(() => undefined);
    return flag ? sendDrawing(reply, flag) : notFound(reply);
  });

  for (const address of [undefined, ...previewNames].map(previewPicture)) {
    const picture = readFile(join(import.meta.dirname, 'static', address));
    app.get(address, async (_request, reply) =>
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', dayLong)
        .type('image/png')
        .send(await picture),
    );
  }

  const icon = readFile(join(import.meta.dirname, 'static/favicon.svg'));
  app.get('/favicon.svg', async (_request, reply) => sendDrawing(reply, await icon));
};
