import { isLanguage } from '@portal/contracts';
import { type ReleaseDocument, type RemotePin, releaseTextsPath, textsOf } from '@portal/platform/release';
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

/** The release documents: the one that is served, and each by its number, also its texts alone. */
export const serveReleases = (
  app: FastifyInstance,
  { store, environment, readRelease }: Pick<Site, 'store' | 'environment' | 'readRelease'>,
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
