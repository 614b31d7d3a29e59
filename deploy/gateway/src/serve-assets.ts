import type { Build } from '@portal/platform/release';
import { findBuild } from '@portal/release/store/builds';
import { readBuildFile } from '@portal/release/store/integrity';
import { faultOfBuild } from '@portal/release/store/signed-documents';
import type { FastifyInstance } from 'fastify';
import { notFound, sendFile } from './http/replies.ts';
import type { Site } from './site.ts';

/**
 * The files of published builds. A name is looked up in the build's own list of files, never joined to a
 * path unseen, so no spelling of a path leads elsewhere; an absent file is 404, never a page, and so is one
 * whose bytes are not those of its hash. A compressed copy with other bytes gives way to the plain file.
 */
export const serveAssets = (app: FastifyInstance, { store, readRelease }: Site): void => {
  const known = new Map<string, Build>();

  const lookUp = async (name: string, version: string): Promise<Build | undefined> => {
    const key = `${name}@${version}`;
    const released = (await readRelease())?.builds[key];
    if (released) return released;
    const build = known.get(key) ?? (await findBuild(store, name, version));
    // Who may write to the store alone puts nothing under the portal's own origin.
    if (!build || (!known.has(key) && (await faultOfBuild(store, name, version)))) return undefined;
    known.set(key, build);
    return build;
  };

  app.get<{ Params: { app: string; version: string; '*': string } }>(
    '/assets/:app/:version/*',
    async ({ params, headers }, reply) => {
      const build = await lookUp(params.app, params.version);
      if (!build || !Object.hasOwn(build.integrity, params['*'])) return notFound(reply);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendFile(reply, params['*'], headers['accept-encoding'], (name) =>
        readBuildFile(store, build, name),
      );
    },
  );
};
