import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Build } from '@portal/platform/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findBuild } from '../store/builds.ts';
import { buildFolder } from '../store/layout.ts';
import { acceptedCoding, notFound } from './replies.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const suffixOf = { br: '.br', gzip: '.gz' } as const;

const sendFile = async (reply: FastifyReply, file: string, acceptEncoding: string | undefined) => {
  const coding = acceptedCoding(acceptEncoding);
  const packed = coding && (await readFile(`${file}${suffixOf[coding]}`).catch(() => undefined));
  const bytes = packed || (await readFile(file).catch(() => undefined));
  if (!bytes) return notFound(reply);
  if (packed) reply.header('content-encoding', coding);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .type(types[extname(file)] ?? 'application/octet-stream')
    .send(bytes);
};

/**
 * The files of published builds. A name is looked up in the build's own list of files, never joined to a
 * path unseen, so no spelling of a path leads elsewhere; an absent file is 404, never a page.
 */
export const serveAssets = (app: FastifyInstance, store: string): void => {
  const known = new Map<string, Build>();

  const lookUp = async (name: string, version: string): Promise<Build | undefined> => {
    const key = `${name}@${version}`;
    const build = known.get(key) ?? (await findBuild(store, name, version));
    if (build) known.set(key, build);
    return build;
  };

  app.get<{ Params: { app: string; version: string; '*': string } }>(
    '/assets/:app/:version/*',
    async ({ params, headers }, reply) => {
      const build = await lookUp(params.app, params.version);
      if (!build || !Object.hasOwn(build.integrity, params['*'])) return notFound(reply);
      const file = join(buildFolder(store, params.app, params.version), params['*']);
      return sendFile(reply, file, headers['accept-encoding']);
    },
  );
};
