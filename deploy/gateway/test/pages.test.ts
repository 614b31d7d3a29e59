import { writeFileSync } from 'node:fs';
import { REVIEWER, roles } from '@portal/contracts';
import { pin } from '@portal/release/releases/change-release';
import { pointerFile } from '@portal/release/store/layout';
import { addBuild, change, emptyFolder, storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
const second = '1.0.0-bbbbbbbb';

const inlined = (html: string) =>
  JSON.parse(/<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

test('a page carries the release, the shell with its hashes, and what its own address needs', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }, { app: 'cms' }));
  const { body } = await app.inject({ url: '/review/42', headers: { accept, cookie: 'portal_language=fr' } });
  expect(body).toContain('<title>Adjustment Fund Portal</title>');
  expect(body).toMatch(
    /<script defer src="\/assets\/shell\/[^"]+main\.1\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/,
  );
  expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/shell\/[^"]+main\.1\.css" integrity="sha384-/);
  const preloaded = [...body.matchAll(/rel="preload" as="(\w+)" href="([^"]+)"/g)].map(
    ([, as, href]) => `${as} ${href}`,
  );
  expect(preloaded).toEqual([
    'font /assets/shell/1.0.0-aaaaaaaa/public-sans-latin-400.1.woff2',
    'script /assets/shell/1.0.0-aaaaaaaa/locale-fr.1.js',
    'script /assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js',
    'script /assets/review/1.0.0-aaaaaaaa/app.1.js',
    'script /assets/review/1.0.0-aaaaaaaa/page.1.js',
    'script /assets/review/1.0.0-aaaaaaaa/locale-fr.1.js',
  ]);
  expect(inlined(body)).toMatchObject({
    sequence: 1,
    builds: { 'cms@1.0.0-aaaaaaaa': { entry: 'remoteEntry.1.js', mfName: 'cms_1.0.0-aaaaaaaa' } },
  });
  expect(body).not.toContain('/assets/cms/1.0.0-aaaaaaaa/app.1.js');
});

test('a page has the texts of its language and English; others are asked for by the number of its release', async () => {
  const title = { en: 'Review', fr: 'Examen', ar: 'مراجعة' };
  const sidebar = [{ key: 'queue', to: '/review', label: title, icon: 'file', roles: {} }] as const;
  const store = await storeWith({ app: 'review', manifest: { title, sidebar: [...sidebar] } });
  const app = gatewayOn(store);
  const page = async (language: string) => {
    const headers = { accept, cookie: `portal_language=${language}` };
    const { languages, remotes } = inlined((await app.inject({ url: '/review', headers })).body);
    return {
      languages,
      title: remotes.review.manifest.title,
      label: remotes.review.manifest.sidebar[0].label,
    };
  };
  const french = { en: 'Review', fr: 'Examen' };
  expect(await page('fr')).toEqual({ languages: ['en', 'fr'], title: french, label: french });
  expect(await page('en')).toMatchObject({ languages: ['en'], title: { en: 'Review' } });

  const served = async (query: string) => (await app.inject(`/releases/served.json${query}`)).json();
  expect((await served('?language=fr')).remotes.review.manifest.title).toEqual(french);
  expect((await served('?language=xx')).remotes.review.manifest.title).toEqual(title);

  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  const answer = await app.inject('/releases/production/1/ar.json');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.json()).toMatchObject({
    language: 'ar',
    shell: { name: 'shell' },
    builds: { 'review@1.0.0-aaaaaaaa': { title: { en: 'Review', ar: 'مراجعة' } } },
  });
  for (const missing of ['production/1/xx', 'production/3/ar', 'staging/1/ar'])
    expect((await app.inject(`/releases/${missing}.json`)).statusCode, missing).toBe(404);
});

test('the code behind a guard waits for somebody of a role that may enter, with the units that it needs', async () => {
  const unit = '@portal/ui/overlay';
  const files = { 'main.1.js': 'shell', 'main.1.css': 'a{}', '7.1.js': 'overlay', '9.1.js': 'table' };
  const chunks = { [unit]: ['7.1.js'], '@portal/ui/table': ['9.1.js'] };
  const routes = [
    {
      path: '/review',
      chunk: 'page',
      guard: { roles: [REVIEWER] },
      asks: ['/list?page=1'],
      asksFor: { [REVIEWER]: ['/list?mine=1'] },
    },
    { path: '/review/*', chunk: 'page', guard: { roles: [] } },
    { path: '/chat', chunk: 'page', guard: { roles: [REVIEWER], flag: 'isChatAgent' } },
  ];
  const store = emptyFolder();
  addBuild(store, { app: 'shell', files, build: { chunks } });
  addBuild(store, {
    app: 'review',
    manifest: { routes },
    build: { units: { app: [unit], other: ['@portal/ui/table'] } },
  });
  await pin(change(store), { shell: '1.0.0-aaaaaaaa', review: '1.0.0-aaaaaaaa' });
  const app = gatewayOn(store);
  const startOf = async (url: string) => {
    const { body } = await app.inject({ url, headers: { accept } });
    const [whole = '', start = '', links = ''] =
      /<template id="signed-in" data-start="([^"]*)">(.*?)<\/template>/s.exec(body) ?? [];
    expect(body.replace(whole, '')).not.toMatch(/\/assets\/review\/[^"]+\.js"/);
    expect(body.indexOf('as="script"')).toBeLessThan(body.indexOf(whole));
    return {
      ...JSON.parse(start.replaceAll('&quot;', '"')),
      files: [...links.matchAll(/href="[^"]+\/([^"]+)" crossorigin="anonymous" integrity="sha384-/g)].map(
        ([, file]) => file,
      ),
    };
  };
  expect(await startOf('/review')).toEqual({
    profile: '/profile/current',
    roles: [REVIEWER],
    asks: ['/list?page=1'],
    asksFor: { [REVIEWER]: ['/list?mine=1'] },
    files: ['remoteEntry.1.js', 'app.1.js', 'page.1.js', '7.1.js'],
  });
  expect(await startOf('/review/42')).toMatchObject({ roles: [...roles], asks: [] });
  // Whether a flag is on is not known before the profile is.
  expect(await startOf('/chat')).toMatchObject({ roles: [], asks: [] });
});

test.each([
  ['portal_language=ar', 'en', 'lang="ar" dir="rtl"'],
  ['a=b; portal_language=pt', 'fr', 'lang="pt" dir="ltr"'],
  ['portal_language=xx', 'fr-CM, en;q=0.5', 'lang="fr" dir="ltr"'],
  ['', 'de;q=0.9, sw;q=0.8, en;q=0.1', 'lang="sw" dir="ltr"'],
  ['', 'de', 'lang="en" dir="ltr"'],
])('cookie "%s" and Accept-Language "%s" give %s', async (cookie, language, expected) => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const headers = { accept, cookie, 'accept-language': language };
  expect((await app.inject({ url: '/review', headers })).body).toContain(`<html ${expected}>`);
});

test('an address that nobody owns gets the page with status 404', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const statusOf = async (url: string) => (await app.inject({ url, headers: { accept } })).statusCode;
  expect(await statusOf('/review')).toBe(200);
  expect(await statusOf('/review/a/b?c=d')).toBe(200);
  expect(await statusOf('/auth/sign-in')).toBe(200);
  expect(await statusOf('/reviews')).toBe(404);
  expect((await app.inject({ url: '/reviews', headers: { accept } })).body).toContain('id="root"');
});

test('what is no navigation gets no page', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  for (const request of [
    { url: '/review/icon.png', headers: { accept: '*/*' } },
    { url: '/review', headers: { accept: 'application/json' } },
    // Each part of a path is compared with every pattern of a release.
    { url: `/review/${'/'.repeat(3_000)}`, headers: { accept } },
  ]) {
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('no text of an area can end the data block or start a script', async () => {
  const title = { en: '</script><script>alert(1)</script><!--' };
  const app = gatewayOn(await storeWith({ app: 'review', manifest: { title } }));
  const { body } = await app.inject({ url: '/review', headers: { accept } });
  expect(body).not.toContain('alert(1)</script>');
  expect(body).not.toContain('<!--');
  expect(inlined(body).remotes.review.manifest.title).toEqual(title);
});

test('no text of an area can become markup in the links for readers without scripts', async () => {
  const header = [{ id: 'x', to: '/review?a="><b>', label: { en: '<b>bold</b>' }, position: 1 }];
  const app = gatewayOn(await storeWith({ app: 'review', manifest: { header } }));
  const { body } = await app.inject({ url: '/review', headers: { accept } });
  expect(body).toContain('<a href="/review?a=&quot;&gt;&lt;b&gt;">&lt;b&gt;bold&lt;/b&gt;</a>');
});

test('a newly pinned build is on the next page, without a restart', async () => {
  const store = await storeWith({ app: 'review' });
  const app = gatewayOn(store);
  const page = async () => (await app.inject({ url: '/review', headers: { accept } })).body;
  expect(await page()).toContain('/assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js');
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  expect(await page()).toContain(`/assets/review/${second}/remoteEntry.1.js`);
});

test('a pointer that cannot be read leaves the last good release in place', async () => {
  const store = await storeWith({ app: 'review' });
  const app = gatewayOn(store);
  await app.inject({ url: '/review', headers: { accept } });
  writeFileSync(pointerFile(store, 'production'), '{"sequence": 2, "builds": ');
  const reply = await app.inject({ url: '/review', headers: { accept } });
  expect(reply.statusCode).toBe(200);
  expect(inlined(reply.body).sequence).toBe(1);
});

test('a page that did not change is not sent again', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const first = await app.inject({ url: '/review', headers: { accept } });
  const headers = { accept, 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/review', headers })).statusCode).toBe(304);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
  '%s on the address of a page is told what is allowed',
  async (method) => {
    const app = gatewayOn(await storeWith({ app: 'review' }));
    for (const url of ['/review', '/', '/nobody', '/assets/review/missing.js']) {
      const reply = await app.inject({ method, url, headers: { accept: 'text/html' } });
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  },
);
