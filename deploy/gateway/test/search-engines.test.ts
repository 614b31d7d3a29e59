import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseDocument } from '@portal/platform/release';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveSearchEngines } from '../src/serve-search-engines.ts';
import {
  get,
  portal,
  prerenderedArea,
  prerenderedShell,
  prerenderStore,
  rendered,
} from './support/prerendered.ts';

test('search engines are told every address in every language, and what is none of theirs', async () => {
  const { app } = await portal();
  await rendered(app, '/review/a', '<h1>Words');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body.match(/<loc>/g)).toHaveLength(18);
  expect(sitemap.body).toContain(
    '<loc>http://127.0.0.1:8080/review/b?lang=ar</loc><lastmod>2026-03-04</lastmod>',
  );
  expect(sitemap.body).toContain('hreflang="x-default" href="http://127.0.0.1:8080/review/a?fund=B"');
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Disallow: /workspace');
  expect(robots.body).toContain('Sitemap: http://127.0.0.1:8080/sitemap.xml');
  expect((await get(app, '/auth/sign-in')).headers['x-robots-tag']).toBe('noindex');
});

test('the list of addresses is written once for them, and sent packed', async () => {
  const app = Fastify();
  let read = 0;
  const one = {
    get address() {
      read += 1;
      return '/review/a';
    },
  };
  const addresses = [one];
  const release = { remotes: {} } as unknown as ReleaseDocument; // no more of it is looked at
  const prerendered = { addresses: async () => addresses };
  serveSearchEngines(
    app,
    { origin: 'https://portal.example', readRelease: async () => release },
    prerendered,
  );
  const ask = (headers = {}) => app.inject({ url: '/sitemap.xml', headers });
  const first = await ask();
  const readings = read;
  const packed = await ask({ 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  expect(read).toBe(readings);
});

test('a page may have a picture of its own for link previews, and every picture is there', async () => {
  const server =
    prerenderedShell.files?.['server/main.cjs']?.replace('head: {', "head: { preview: 'base-fund',") ?? '';
  const shell = { ...prerenderedShell, files: { ...prerenderedShell.files, 'server/main.cjs': server } };
  const { app } = await portal(await prerenderStore(prerenderedArea(), shell));
  const { body } = await rendered(app, '/review/a', '<h1>Words');
  expect(body).toContain('<meta property="og:image" content="http://127.0.0.1:8080/preview-base-fund.png">');
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  const pictures = ['preview', 'preview-base-fund', 'preview-credit-fund', 'preview-about-us'];
  const replies = await Promise.all(pictures.map((name) => app.inject(`/${name}.png`)));
  for (const { headers, rawPayload } of replies) {
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(rawPayload.length).toBeLessThan(100_000);
  }
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
});

/** A store whose remote has one of many pages. */
const storeWithPost = (post: string): Promise<string> => {
  const area = prerenderedArea();
  const server = area.files?.['server/main.cjs'] ?? '';
  const routes = ['/review/posts/:slug', '/review/*'].map((path) => ({ path, chunk: 'page' }));
  return prerenderStore({
    ...area,
    files: { ...area.files, 'server/main.cjs': server.replace('() => [{', `() => [${post}, {`) },
    manifest: { routes },
  });
};

test('one of many that is not among them is not found, said without scripts too; a new one is not denied', async () => {
  const { app, api } = await portal(await storeWithPost("{ address: '/review/posts/one' }"));
  await rendered(app, '/review/posts/one', '<h1>Words');
  const missing = await get(app, '/review/posts/two?lang=fr');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['x-robots-tag']).toBe('noindex');
  expect(missing.body).toContain('<noscript><p>Il n’y a pas de page à cette adresse.</p>');
  // As a person may have typed it.
  expect((await get(app, '/review/posts/%6Fne')).statusCode).toBe(200);
  expect((await get(app, '/review/posts/two?preview=1')).statusCode).toBe(200);
  // Another text was published: the list that does not know it yet is waited for.
  api.revision += 1;
  const codes = new Set<number>();
  const told = async () => {
    codes.add((await get(app, '/review/posts/two')).statusCode);
    return api.told;
  };
  await expect.poll(told).toBe(api.revision);
  expect([...codes]).toEqual([404]);
  api.isDown = true;
  api.revision += 1;
  expect((await get(app, '/review/posts/one')).statusCode).toBe(200);
});

test('what is there in some languages is listed and offered in those, and not found in the others', async () => {
  const post = "{ address: '/review/posts/one', languages: ['fr', 'sw'] }";
  const { app } = await portal(await storeWithPost(post));
  const french = await rendered(app, '/review/posts/one?lang=fr', '<h1>Words');
  expect(french.statusCode).toBe(200);
  expect(french.body.match(/rel="alternate" hreflang="[^"]+"/g)?.map((link) => link.slice(26, -1))).toEqual([
    'fr',
    'sw',
    'x-default',
  ]);
  const at = 'http://127.0.0.1:8080/review/posts/one';
  expect(french.body).toContain(`hreflang="x-default" href="${at}?lang=fr"`);
  // Without scripts, too.
  const choices = /<noscript><p>.*?<\/noscript>/.exec(french.body)?.[0];
  expect(choices?.match(/(?<= hreflang=")\w+/g)).toEqual(['fr', 'sw']);
  const english = await rendered(app, '/review/posts/one', '<h1>Words');
  expect(english.statusCode).toBe(404);
  expect(english.headers['x-robots-tag']).toBe('noindex');
  const sitemap = (await app.inject('/sitemap.xml')).body;
  expect(sitemap.match(/<loc>[^<]+posts[^<]+/g)).toEqual([`<loc>${at}?lang=fr`, `<loc>${at}?lang=sw`]);
});
