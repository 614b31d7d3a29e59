import type { Language } from '@portal/contracts';
import type { PageWanted, ReleaseDocument } from '@portal/platform/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, isKnownTag, notFound, sendLine } from './http/replies.ts';
import { canonicalPath } from './page/canonical-path.ts';
import { manifestsOf, routeAt } from './page/find-page.ts';
import { languageOf, rememberedBy } from './page/language.ts';
import { type PageAddress, pageAddress } from './page/page-address.ts';
import { maintenancePage } from './page/plain-pages.ts';
import { type PageInput, renderPage } from './page/render-page.ts';
import { type CachedPage, cachePage, unpack } from './prerender/cached-page.ts';
import { isForOneReader } from './serve-plain-forms.ts';
import type { Site } from './site.ts';

/** Addresses of files: what is missing there is missing, never a page. */
const fileFolders = /^\/(assets|releases|flags)(\/|$)/;

/** No page has an address of more parts; each of them is compared with every pattern of a release. */
const maxParts = 50;

/** A page is wanted by a browser's navigation, or by a client that takes anything from a path without an extension. */
const wantsPage = (request: FastifyRequest, path: string): boolean => {
  if (fileFolders.test(path) || path.split('/', maxParts + 1).length > maxParts) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(path));
};

/** The cookie that binds a session to its browser: somebody is signed in, or was. */
const sessionCookie = /(^|;\s*)(__Host-)?afp_b=/;

type EmptyPage = Omit<PageInput, 'settings' | 'isRendering'>;

/** The page for every address that nothing else answers: prerendered, else the empty one of its route and language. */
export const servePages = (
  app: FastifyInstance,
  site: Pick<Site, 'releaseFor' | 'settings' | 'prerendered' | 'policyWith' | 'framedPolicy'>,
): void => {
  const { releaseFor, settings, prerendered, policyWith, framedPolicy } = site;
  const caches = new WeakMap<ReleaseDocument, Map<string, Promise<CachedPage>>>();

  const emptyPage = async (input: EmptyPage): Promise<CachedPage> => {
    const html = renderPage({ ...input, settings, isRendering: prerendered !== undefined });
    return cachePage({ html, styleHashes: [] }, 6);
  };

  const empty = (input: EmptyPage): Promise<CachedPage> => {
    const { release, path, isMissing, language } = input;
    const cache = caches.get(release) ?? new Map<string, Promise<CachedPage>>();
    caches.set(release, cache);
    const key = `${language} ${isMissing} ${routeAt(release, path)?.route.path ?? ''}`;
    const page = cache.get(key) ?? emptyPage(input);
    cache.set(key, page);
    return page;
  };

  const rendered = async (
    release: ReleaseDocument,
    { path, address, isPreview }: PageAddress,
    language: Language,
    request: FastifyRequest,
  ): Promise<CachedPage | undefined> => {
    const route = routeAt(release, path)?.route;
    if (!prerendered || isPreview || !route) return undefined;
    const hasSession = sessionCookie.test(request.headers.cookie ?? '');
    if (route.guard) {
      if (route.rendersForReader && hasSession) prerendered.prepare(release);
      return undefined;
    }
    const wanted: PageWanted = { address, language, session: hasSession ? 'loading' : 'signed-out' };
    if (!isForOneReader(path, address)) return prerendered.find(release, wanted);
    // Made for one token and not kept: compressing it well costs more than it saves.
    return prerendered.renderOnce(release, wanted).then(
      (page) => cachePage(page, 4),
      () => undefined,
    );
  };

  /** Nobody's address, or one of many of a pattern, as posts are, that is not among them in this language. */
  const lacks = async (release: ReleaseDocument, { path, isPreview }: PageAddress, language: Language) => {
    const route = routeAt(release, path)?.route;
    if (!route) return true;
    if (!prerendered || isPreview || route.guard || !route.path.includes('/:')) return false;
    return prerendered.lacks(release, route.path, path, language);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = pageAddress(request.url);
    const { path } = asked;
    if (!wantsPage(request, path)) return notFound(reply);
    const { release, cacheControl } = await releaseFor(request, reply, 'a visit');
    if (!release) return sendLine(reply, 503, 'No release is published yet.', { 'retry-after': '5' });
    const canonical = canonicalPath(manifestsOf(release), path);
    if (canonical !== undefined && canonical !== path) {
      const location = canonical + request.url.slice(path.length);
      return reply.header('cache-control', cacheControl).redirect(location, 308);
    }
    const found = routeAt(release, path);
    // Somebody's own pages, those of signing in, and what is not there are for no search result and no frame.
    const isOpen = found !== undefined && !found.route.guard && found.owner !== 'shell';
    const language = languageOf(request.headers, asked.language, isOpen);
    if (release.remotes[found?.owner ?? '']?.maintenance)
      return reply
        .code(503)
        .header('retry-after', '300')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(maintenancePage(language));
    const whole = await rendered(release, asked, language, request);
    const isMissing = await lacks(release, asked, language);
    const { packed, etag } = whole ?? (await empty({ release, path, isMissing, language }));
    if (whole) reply.header('content-security-policy', policyWith(whole));
    if (asked.isFramed && isOpen)
      reply.header('content-security-policy', framedPolicy).header('x-frame-options', 'SAMEORIGIN');
    // A look at the French page does not make the editor French.
    const remembered = asked.isPreview || !isOpen ? undefined : rememberedBy(request.headers, asked.language);
    if (remembered) reply.header('set-cookie', remembered);
    const isHidden = asked.isPreview || isMissing || isForOneReader(path, asked.address);
    if (isHidden || !isOpen) reply.header('x-robots-tag', 'noindex');
    reply
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('etag', etag);
    if (path.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer');
    if (!isMissing && isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.code(isMissing ? 404 : 200).type('text/html; charset=utf-8');
    if (acceptedCoding(request.headers['accept-encoding']) !== 'br') return reply.send(await unpack(packed));
    return reply.header('content-encoding', 'br').send(packed);
  };

  app.setNotFoundHandler(answer);
};
