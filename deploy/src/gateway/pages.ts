import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Language } from '@portal/contracts';
import { findRoute, type PageSettings, type ReleaseDocument } from '@portal/platform/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadRelease } from './current-release.ts';
import { languageOf } from './page/language.ts';
import { renderPage } from './page/render-page.ts';
import { acceptedCoding, etagOf, isKnownTag, methodNotAllowed, notFound } from './replies.ts';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

interface Rendered {
  html: string;
  packed: Buffer;
  etag: string;
  status: 200 | 404;
}

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

const patternOf = (release: ReleaseDocument, path: string): string | undefined => {
  const manifests = [
    release.shellManifest,
    ...Object.values(release.remotes).map(({ manifest }) => manifest),
  ];
  return findRoute(manifests, path)?.route.path;
};

/** Addresses of files: what is missing there is missing, never a page. */
const fileFolders = /^\/(assets|releases|flags)(\/|$)/;

/** A page is wanted by a browser's navigation, or by a client that takes anything from a path without an extension. */
const wantsPage = (request: FastifyRequest, path: string): boolean => {
  if (fileFolders.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(path));
};

/** The page for every address that nothing else answers; rendered once per release, route and language. */
export const servePages = (app: FastifyInstance, readRelease: ReadRelease, settings: PageSettings): void => {
  let cachedFor: ReleaseDocument | undefined;
  let cache = new Map<string, Promise<Rendered>>();

  const render = async (release: ReleaseDocument, path: string, language: Language): Promise<Rendered> => {
    const html = renderPage({ release, path, language, settings });
    const status = patternOf(release, path) === undefined ? 404 : 200;
    return { html, packed: await compress(html, { params }), etag: etagOf(html), status };
  };

  const rendered = (release: ReleaseDocument, path: string, language: Language): Promise<Rendered> => {
    if (cachedFor !== release) {
      cachedFor = release;
      cache = new Map();
    }
    const key = `${language} ${patternOf(release, path) ?? ''}`;
    const page = cache.get(key) ?? render(release, path, language);
    cache.set(key, page);
    return page;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    if (!['GET', 'HEAD'].includes(request.method)) return methodNotAllowed(reply);
    if (!wantsPage(request, path)) return notFound(reply);
    const release = await readRelease();
    if (!release) {
      return reply
        .code(503)
        .header('retry-after', '5')
        .type('text/plain')
        .send('No release is published yet.\n');
    }
    const { html, packed, etag, status } = await rendered(release, path, languageOf(request.headers));
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('etag', etag);
    if (path.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer');
    if (status === 200 && isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.code(status).type('text/html; charset=utf-8');
    if (acceptedCoding(request.headers['accept-encoding']) !== 'br') return reply.send(html);
    return reply.header('content-encoding', 'br').send(packed);
  };

  app.setNotFoundHandler(answer);
};
