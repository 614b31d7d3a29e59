import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pin } from '@portal/release/releases/change-release';
import { buildFolder } from '@portal/release/store/layout';
import { addBuild, change } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatewayOn } from './support/gateway.ts';
import {
  fakeApi,
  firstVersion,
  get,
  portal,
  prerenderedArea,
  prerenderedShell,
  prerenderStore,
  rendered,
  secondVersion,
} from './support/prerendered.ts';

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

test('a page arrives finished, from the pinned builds and what the API says, in its language', async () => {
  const { app } = await portal();
  const heading = '<h1>Words by the one React</h1>';
  const { body, headers, statusCode } = await rendered(app, '/review/a?lang=fr', heading);
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="fr" dir="ltr">');
  expect(body).toContain('<title>A title · Adjustment Fund Portal</title>');
  expect(body).toContain('content="About &lt;b&gt;this&lt;/b&gt;"');
  expect(body).toContain('<link rel="canonical" href="http://127.0.0.1:8080/review/a?lang=fr">');
  expect(body).toContain('<link rel="alternate" hreflang="x-default" href="http://127.0.0.1:8080/review/a">');
  expect(body).toContain('<meta property="og:image" content="http://127.0.0.1:8080/preview.png">');
  expect(body).toContain('<meta property="og:locale" content="fr');
  expect(body).toContain('<a href="?lang=sw" lang="sw" hreflang="sw">Kiswahili</a>');
  expect(stateOf(body)).toMatchObject({
    language: 'fr',
    session: 'signed-out',
    queries: [{ data: 'Words' }],
  });
  expect(headers['set-cookie']).toContain('portal_visit_language=fr');
  expect(headers['content-security-policy']).toContain('trusted-types default dompurify;');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('small drawn marks stand in the page, others beside it', async () => {
  const { app } = await portal();
  const { body } = await rendered(app, '/review/a', '<h1>Words');
  const [one, other, ...files] = [...body.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src = '']) => src);
  expect(other).toBe(one);
  expect(decodeURIComponent(one?.replace('data:image/svg+xml,', '') ?? '')).toBe(
    '<svg fill="#3A8E6C" a="xxxxxxxxx">\n</svg>',
  );
  expect(files).toEqual(['/api/file/public/large.svg', '/api/file/public/gone.svg']);
});

test('without scripts the languages keep what the address says', async () => {
  const { app } = await portal();
  const { body } = await rendered(app, '/review/a?fund=B&lang=fr', '<h1>Words');
  expect(body).toContain('<a href="?fund=B&amp;lang=sw" lang="sw" hreflang="sw">Kiswahili</a>');
});

test('a gateway makes every page from its start on, or only those that are asked for', async () => {
  const eager = await portal();
  await eager.app.listen({ port: 0 });
  const lazy = await portal(undefined, { prerender: 'asked' });
  await lazy.app.listen({ port: 0 });
  await expect.poll(() => eager.api.asked.length).toBeGreaterThan(2);
  expect(lazy.api.asked).toEqual([]);
  await rendered(lazy.app, '/review/a', '<h1>Words');
  expect(lazy.api.asked).toHaveLength(1);
});

test('after a start the first visitor of a page waits for it, also where the API is slow', async () => {
  const { api, app } = await portal();
  await rendered(app, '/review/b', '<h1>Words');
  api.slowMs = 800;
  const { body } = await get(app, '/review/a');
  expect(body).toContain('<h1>Words by the one React</h1>');
});

test('its styles are let in by their hashes alone, and it is dark where the device is', async () => {
  const { app } = await portal();
  const { body, headers } = await rendered(app, '/review/a', '<h1>Words');
  const policy = String(headers['content-security-policy']);
  const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  expect(styles.length).toBeGreaterThan(2);
  for (const css of styles) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  expect(policy).not.toContain('unsafe');
  expect(body).toContain('<style data-styles="css a">');
  expect(styles.join('')).toContain(
    '@media screen and (prefers-color-scheme:dark){html:not(.light) .a{color:pink}}',
  );
});

test('styles for the whole page are a file that comes after the first paint, or at once where nothing is prerendered', async () => {
  const { app } = await portal();
  const link =
    /<link rel="stylesheet" id="global-styles" href="\/assets\/shell\/[^"]+global\.1\.css" integrity="sha384-[^"]+" crossorigin/;
  const { body } = await rendered(app, '/review/a', '<h1>Words');
  const [template = '', late = ''] = /<template id="later">(.*?)<\/template>/s.exec(body) ?? [];
  expect(late).toMatch(link);
  expect(body.replace(template, '')).not.toMatch(link);
  const inside = await get(app, '/auth/sign-in');
  expect(inside.body.slice(0, inside.body.indexOf('</head>'))).toMatch(link);
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the app starts after the first paint, and what a reader does before that is kept', async () => {
  const { app } = await portal();
  const { body, headers } = await rendered(app, '/review/a', '<h1>Words');
  const [template = '', links = ''] = /<template id="later">(.*?)<\/template>/s.exec(body) ?? [];
  expect(links).toContain('rel="preload" as="script"');
  expect(links).toMatch(/<script defer src="[^"]+main\.1\.js" integrity="sha384-[^"]+" crossorigin/);
  const atOnce = body.replace(template, '');
  expect(atOnce).not.toContain('<script defer');
  expect(atOnce.match(/rel="preload" as="script" href="[^"]+"/g)).toEqual([
    expect.stringContaining('main.1.js'),
  ]);
  const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(3);
  const keep = scripts.find((text) => text.includes('preventDefault')) ?? '';
  expect(keep).toContain("'click','input','keydown','submit'");
  expect(body.indexOf(keep)).toBeLessThan(body.indexOf('<body>'));
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${scripts.map(hashOf).join(' ')};`);
});

test('below the first screen nothing is laid out for the first frame, and a part in each one after it', async () => {
  const { app } = await portal();
  const { body } = await rendered(app, '/review/a', '<h1>Words');
  const styles = [...body.matchAll(/<style class="below" media="not all">(.*?)<\/style>/gs)];
  expect(styles.map(([, style]) => /^:is\((.*?)\)\{content-visibility:auto/.exec(style ?? '')?.[1])).toEqual([
    'main div~section,main section~section',
    'main section~section~section',
    'footer',
  ]);
  const [, script = ''] = /<style class="below"[^>]*>[^<]*<\/style><script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(body.indexOf(script)).toBeLessThan(body.indexOf('<body>'));
  // Neither where the address names a place nor where the browser goes back to one.
  expect(script).toContain(
    "location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||",
  );
  const [, start = ''] = /<\/template><script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(start).toContain("const s=document.querySelector('.below');if(s){s.remove();next()}");
});

test('fonts that come as files can be switched off by themselves', async () => {
  const face = (name: string, src: string) => `@font-face{font-family:${name};src:${src}}`;
  const style = `${face('A', 'url(a.woff2)')}${face('B', 'local(C)')}p{color:red}`;
  const shell = { ...prerenderedShell, files: { ...prerenderedShell.files, 'main.1.css': style } };
  const { app } = await portal(await prerenderStore(prerenderedArea(), shell));
  const { body, headers } = await rendered(app, '/review/a', '<h1>Words');
  expect(body).toContain(`<style id="fonts">${face('A', 'url(a.woff2)')}</style><script>`);
  expect(body).toContain(`<style>${face('B', 'local(C)')}p{color:red}</style>`);
  const script = /<style id="fonts">.*?<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(hashOf(script));
});

test('a script about what was put away stands in pages with a notice alone, let in by its hash', async () => {
  const store = await prerenderStore();
  const { app } = await portal(store);
  const inHead = /<script>([^<]*dataset\.dismissed[^<]*)<\/script>.*<\/head>/s;
  const plain = await rendered(app, '/review/a', '<h1>Words');
  expect(plain.body).not.toMatch(inHead);
  addBuild(
    store,
    prerenderedArea('(text) => text + \'</h1><p data-notice="n">Closed</p><h1>\'', secondVersion),
  );
  await pin(change(store), { review: secondVersion });
  const { body, headers } = await rendered(app, '/review/a', 'Closed');
  const script = inHead.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf(script)} `);
});

test('a pin of another version changes the page, without a restart', async () => {
  const store = await prerenderStore();
  const { app } = await portal(store);
  await rendered(app, '/review/a', 'Words by the one React');
  addBuild(store, prerenderedArea('(text) => text.toUpperCase()', secondVersion));
  await pin(change(store), { review: secondVersion });
  const { body } = await rendered(app, '/review/a', '<h1>WORDS</h1>');
  expect(body).toContain(`/assets/review/${secondVersion}/remoteEntry.1.js`);
});

test('a server build that was changed since it was published never runs', async () => {
  const store = await prerenderStore();
  writeFileSync(
    join(buildFolder(store, 'review', firstVersion), 'server/main.cjs'),
    "exports.default = { app: {}, addresses: () => [{ address: '/review/a' }], dress: () => 'evil' };",
  );
  const { app } = await portal(store);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { body, statusCode } = await get(app, '/review/a');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="start">');
    expect(body).not.toContain('evil');
  }
});

test.each([
  ['has none', { app: 'review', manifest: { routes: [{ path: '/review/*' }] } }],
  ['imports what is no shared unit', prerenderedArea("() => require('node:fs').readdirSync('/')")],
  ['throws', prerenderedArea("() => { throw new Error('no page') }")],
])('an area whose server build %s gets the empty page', async (_what, area) => {
  const { app } = await portal(await prerenderStore(area));
  const { body, statusCode } = await get(app, '/review/a');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="start">');
});

test('once a style that could not be read is there again, pages are prerendered again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await prerenderStore();
  const style = join(buildFolder(store, 'shell', secondVersion), 'main.1.css');
  renameSync(style, `${style}.away`);
  const { app } = await portal(store);
  const warned = vi.spyOn(app.log, 'warn');
  expect((await get(app, '/review/a')).body).toContain('<div id="start">');
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([[expect.stringContaining('lacks main.1.css as it was published')]]);
  renameSync(`${style}.away`, style);
  vi.advanceTimersByTime(10_000);
  await rendered(app, '/review/a', '<h1>Words');
});

test('an edit is on the page without anybody waiting, and the older page says that it is older', async () => {
  const { api, app } = await portal();
  await rendered(app, '/review/a', 'Words by');
  const seen = new Set<unknown>();
  Object.assign(api, { text: 'New words', revision: 2 });
  await vi.waitFor(
    async () => {
      const { body } = await get(app, '/review/a');
      if (body.includes('>Words by')) seen.add(stateOf(body).isStale ?? 'not yet known');
      expect(body).toContain('New words by');
      expect(stateOf(body).isStale).toBeUndefined();
    },
    { timeout: 20_000, interval: 20 },
  );
  expect(seen).toContain(true);
});

test('with a new day in UTC the pages are made anew: notices begin and end with it', async () => {
  const { api, app } = await portal();
  await rendered(app, '/review/a', 'Words by');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  try {
    api.text = 'Tomorrow’s words';
    await rendered(app, '/review/a', 'Tomorrow’s words by');
  } finally {
    vi.useRealTimers();
  }
});

test('every page that is made is counted, with how it ended', async () => {
  const endings: string[] = [];
  const { ask } = fakeApi();
  const count = (outcome: string, seconds: number) => endings.push(`${outcome} ${seconds > 0}`);
  const open = (store: string) =>
    gatewayOn(store, {
      api: { handle: (_request, response) => response.end('api'), ask, countRender: count },
    });
  await rendered(open(await prerenderStore()), '/review/a', 'Words by');
  expect(endings).toContain('done true');
  const broken = open(await prerenderStore(prerenderedArea("() => { throw new Error('no page') }")));
  await vi.waitFor(
    async () => {
      await get(broken, '/review/a');
      expect(endings).toContain('failed true');
    },
    { timeout: 20_000, interval: 20 },
  );
});

test('a page that was being made when the gateway closed has not failed', async () => {
  const endings: string[] = [];
  const { ask } = fakeApi();
  const asked = Promise.withResolvers<void>();
  const never = new Promise<never>(() => undefined);
  const app = gatewayOn(await prerenderStore(), {
    api: {
      handle: (_request, response) => response.end('api'),
      ask: (path) => {
        if (!path.startsWith('/api/text')) return ask(path);
        asked.resolve();
        return never;
      },
      countRender: (outcome) => endings.push(outcome),
    },
  });
  await app.listen({ port: 0 });
  await asked.promise;
  await app.close();
  expect(endings).toEqual([]);
});

test('a page is asked for once, however often it is read', async () => {
  const { api, app } = await portal();
  const { headers } = await rendered(app, '/review/a', '<h1>Words');
  await Promise.all(Array.from({ length: 20 }, () => get(app, '/review/a?utm_source=mail')));
  expect(api.asked).toEqual(['/api/text?lang=en']);
  const again = await get(app, '/review/a', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a page that is kept counts for its language and for visitors alone', async () => {
  const { app } = await portal();
  const { headers } = await rendered(app, '/review/a', '<h1>Words');
  const known = { 'if-none-match': String(headers.etag) };
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
  for (const [url, others] of [
    ['/review/a?lang=fr', {}],
    ['/review/a', { 'accept-language': 'fr' }],
    ['/review/a', { cookie: 'afp_b=x' }],
  ] as const) {
    await rendered(app, url, '<h1>Words', others);
    expect((await get(app, url, { ...known, ...others })).statusCode).toBe(200);
  }
  expect((await get(app, '/review/a', known)).statusCode).toBe(304);
});

test('without the API the last page is served; what was never rendered is the empty page', async () => {
  const { api, app } = await portal();
  await rendered(app, '/review/a', 'Words by');
  api.isDown = true;
  expect((await get(app, '/review/a')).body).toContain('Words by');
  const other = await get(app, '/review/b');
  expect(other.statusCode).toBe(200);
  expect(other.body).toContain('<div id="start">');
});

test('somebody with a session is not shown as a visitor, and a preview is nobody else’s page', async () => {
  const { app } = await portal();
  const cookie = 'afp_b=x; portal_language=en';
  const { body } = await rendered(app, '/review/a', '<h1>Words', { cookie });
  expect(stateOf(body).session).toBe('loading');
  const preview = await get(app, '/review/a?preview');
  expect(preview.body).toContain('<div id="start">');
  expect(preview.headers['x-robots-tag']).toBe('noindex');
});

test('a query that is no part of the page gets the empty page, one that is its own', async () => {
  const { app } = await portal();
  await rendered(app, '/review/a?fund=B', '<h1>Words');
  expect((await get(app, '/review/a?fund=C')).body).toContain('<div id="start">');
});
