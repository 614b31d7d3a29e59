import { isLanguage } from '@portal/contracts';
import {
  inlineRelease,
  type ReleaseDocument,
  type RemotePin,
  releaseTextsPath,
  servedReleasePath,
  servedTag,
  textsOf,
  trialsOf,
} from '@portal/platform/release';
import { findRelease } from '@portal/release/store/releases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { etagOf, isKnownTag, notFound } from './http/replies.ts';
import type { Site } from './site.ts';

const withoutCanary = ({ canary: _canary, ...remote }: RemotePin) => remote;

/** What anybody may know of a release: not who made or froze it and why, where and by whom it was tested, and who gets a canary. */
const publicPart = ({
  change: _by,
  frozen: _frozen,
  tests: _tests,
  remotes,
  ...release
}: ReleaseDocument) => ({
  number: release.sequence,
  ...release,
  remotes: Object.fromEntries(Object.entries(remotes).map(([area, remote]) => [area, withoutCanary(remote)])),
});

const forGood = 'public, max-age=31536000, immutable';
const numbered = ':sequence(^\\d{1,9})';

/** The release documents: the one that is served, what a page would carry of it, and each by its number, also its texts alone. */
export const serveReleases = (
  app: FastifyInstance,
  { store, environment, settings, readRelease, releaseFor }: Site,
): void => {
  app.get(`/releases/${environment}/current.json`, async ({ headers }, reply) => {
    const release = await readRelease();
    if (!release) return notFound(reply);
    const text = JSON.stringify(publicPart(release));
    const etag = etagOf(text);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  // For tabs that were opened with another release. The tag says the release and the canaries of this visitor, which a
  // tab knows of its own, so that looking costs an empty answer.
  app.get<{ Querystring: { language?: unknown } }>(servedReleasePath, async (request, reply) => {
    const { release, cacheControl } = await releaseFor(request, reply, 'a look');
    if (!release) return notFound(reply);
    const language = isLanguage(request.query.language) ? request.query.language : undefined;
    const etag = servedTag({ sequence: release.sequence, trials: trialsOf(release) });
    reply.header('cache-control', cacheControl).header('vary', 'cookie').header('etag', etag);
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(inlineRelease(release, settings, language));
  });

  /** What never changes of the release with a number. */
  const sendOf = async (
    reply: FastifyReply,
    sequence: string,
    shown: (release: ReleaseDocument) => object,
  ): Promise<FastifyReply> => {
    const release = await findRelease(store, environment, Number(sequence)).catch(() => undefined);
    if (!release) return notFound(reply);
    return reply.header('cache-control', forGood).send(shown(release));
  };

  app.get<{ Params: { sequence: string } }>(
    `/releases/${environment}/${numbered}.json`,
    ({ params: { sequence } }, reply) => sendOf(reply, sequence, publicPart),
  );

  app.get<{ Params: { sequence: string; language: string } }>(
    releaseTextsPath(environment, numbered, ':language(^[a-z]{2})'),
    ({ params: { sequence, language } }, reply) =>
      isLanguage(language)
        ? sendOf(reply, sequence, (release) => textsOf(release, language))
        : notFound(reply),
  );
};
