import { languages as all } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import { absoluteAddress, type ReleaseDocument } from '@portal/platform/release';
import type { FastifyInstance } from 'fastify';
import { inertPolicy } from './headers.ts';
import { acceptedCoding, isKnownTag } from './http/replies.ts';
import { alternates } from './page/alternates.ts';
import { escapeHtml } from './page/escape.ts';
import { type CachedPage, cachePage, unpack } from './prerender/cached-page.ts';
import type { PrerenderedPages } from './prerender/prerendered-pages.ts';
import { tokenPages } from './serve-plain-forms.ts';
import type { Site } from './site.ts';

/** Without the content: the public addresses that have no part of it in them. */
const fixedAddresses = (release: ReleaseDocument): PublicAddress[] =>
  Object.values(release.remotes)
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, guard, frame }) => !guard && frame !== 'workspace' && !/[:*]/.test(path))
    .filter(({ path }) => !tokenPages.includes(path))
    .map(({ path }) => ({ address: path }));

const entry = (origin: string, { address, changedOn, languages = all }: PublicAddress): string => {
  const others = alternates('xhtml:link', origin, address, languages);
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn.slice(0, 10)}</lastmod>`;
  return languages
    .map((language) => {
      const location = escapeHtml(absoluteAddress(origin, address, language));
      return `<url><loc>${location}</loc>${changed}${others}</url>`;
    })
    .join('\n');
};

const sitemap = (origin: string, addresses: readonly PublicAddress[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((one) => entry(origin, one)).join('\n')}
</urlset>
`;

const robots = (origin: string): string =>
  `User-agent: *
Allow: /api/file/public/
Disallow: /api/
Disallow: /auth/
Disallow: /workspace
Disallow: /demo/
Sitemap: ${new URL('/sitemap.xml', origin).href}
`;

/** What names the pages to search engines, and those that they must leave out. */
export const serveSearchEngines = (
  app: FastifyInstance,
  { origin, readRelease }: Pick<Site, 'origin' | 'readRelease'>,
  prerendered: Pick<PrerenderedPages, 'addresses'> | undefined,
): void => {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(origin)),
  );

  /** A thousand posts are five megabytes: made once for a release, or for the addresses of its content. */
  const made = new WeakMap<object, Promise<CachedPage>>();
  const make = (addresses: readonly PublicAddress[]): Promise<CachedPage> =>
    cachePage({ html: sitemap(origin, addresses), styleHashes: [] }, 4);

  app.get('/sitemap.xml', async ({ headers }, reply) => {
    const release = await readRelease();
    const known = release && prerendered ? await prerendered.addresses(release) : [];
    const isListed = known.length > 0 || !release;
    const of = isListed ? known : release;
    const page = made.get(of) ?? make(isListed ? known : fixedAddresses(release));
    made.set(of, page);
    const { packed, etag } = await page;
    reply
      .header('content-security-policy', inertPolicy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (acceptedCoding(headers['accept-encoding']) !== 'br') return reply.send(await unpack(packed));
    return reply.header('content-encoding', 'br').send(packed);
  });
};
