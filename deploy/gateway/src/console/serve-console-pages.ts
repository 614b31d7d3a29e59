import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileType } from '../http/file-types.ts';
import { acceptedCoding, type Coding, notFound } from '../http/replies.ts';
import { ConsoleRefusal } from './refusal.ts';

const suffixOf = { br: '.br', gzip: '.gz' } as const;
const unbuilt = 'The pages of the console are not built. Build them: pnpm release console-pages.';

/** Name → bytes of every file, read once: what is served is of one build. */
type Files = ReadonlyMap<string, Buffer>;

const readFiles = async (folder: string): Promise<Files | undefined> => {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  return files.length > 0 ? new Map(files) : undefined;
};

const send = (reply: FastifyReply, files: Files, name: string, coding: Coding | undefined): FastifyReply => {
  const packed = coding && files.get(`${name}${suffixOf[coding]}`);
  const bytes = packed ?? files.get(name);
  if (!bytes) return notFound(reply);
  if (packed) reply.header('content-encoding', coding);
  return reply.header('vary', 'accept-encoding').type(fileType(name)).send(bytes);
};

/** Serves the pages of the console: one document at every address, and its files under names of their content. */
export const servePages = (scope: FastifyInstance, folder: string): void => {
  let known: Files | undefined;
  const filesNow = async (): Promise<Files> => {
    known ??= await readFiles(folder);
    if (!known) throw new ConsoleRefusal(503, unbuilt);
    return known;
  };

  scope.get<{ Params: { name: string } }>(
    '/releases/console/assets/:name',
    async ({ params, headers }, reply) => {
      const files = await filesNow();
      if (!files.has(params.name) || params.name === 'index.html') return notFound(reply);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return send(reply, files, params.name, acceptedCoding(headers['accept-encoding']));
    },
  );

  for (const address of ['/releases/console', '/releases/console/*'])
    scope.get<{ Params: { '*'?: string } }>(address, async ({ params, headers }, reply) => {
      if (params['*']?.startsWith('api/')) throw new ConsoleRefusal(404, 'The console has no such address.');
      return send(reply, await filesNow(), 'index.html', acceptedCoding(headers['accept-encoding']));
    });
};
