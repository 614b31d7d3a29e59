import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound, sendFile } from '../http/replies.ts';
import { ConsoleRefusal } from './refusal.ts';

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

/** Serves the pages of the console: one document at every address, and its files under names of their content. */
export const serveConsolePages = (scope: FastifyInstance, folder: string): void => {
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
      return sendFile(reply, params.name, headers['accept-encoding'], async (name) => files.get(name));
    },
  );

  for (const address of ['/releases/console', '/releases/console/*'])
    scope.get<{ Params: { '*'?: string } }>(address, async ({ params, headers }, reply) => {
      if (params['*']?.startsWith('api/')) throw new ConsoleRefusal(404, 'The console has no such address.');
      const files = await filesNow();
      return sendFile(reply, 'index.html', headers['accept-encoding'], async (name) => files.get(name));
    });
};
