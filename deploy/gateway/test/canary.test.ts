import { bucketOf } from '@portal/release/canary/visitor-bucket';
import { release } from '@portal/release/test/command';
import { addBuild, editChunk, storeWith } from '@portal/release/test/store';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';
import { fakeApi, prerenderedArea, prerenderStore, secondVersion } from './support/prerendered.ts';

const accept = 'text/html';
const canary = `review@${secondVersion}`;
const pin = 'review@1.0.0-aaaaaaaa';

/** Somebody whose place among 10,000 is below, or not below, a share of review. */
const subjectWith = (fits: (bucket: number) => boolean): string => {
  for (let n = 0; ; n += 1) {
    const subject = String(n).padStart(22, 'x');
    if (fits(bucketOf('production', 'review', subject))) return subject;
  }
};
const inside = subjectWith((bucket) => bucket < 500);
const outside = subjectWith((bucket) => bucket >= 5_000);

const storeWithCanary = async (...args: string[]) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: secondVersion });
  await release(store, 'canary', canary, ...args);
  return store;
};

const inlined = (html: string) =>
  JSON.parse(/<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

const pageFor = (subject?: string, cookie = `portal_cohort=${subject}`): InjectOptions => ({
  url: '/review/a',
  headers: { accept, ...(subject !== undefined && { cookie }) },
});

const shown = ({ body }: { body: string }): string => inlined(body).remotes.review.pin;

test('who is below the share gets the canary in page and preloads, all others the pin, with tags of their own', async () => {
  const app = gatewayOn(await storeWithCanary('--share', '5%'));
  const [tried, rest] = [await app.inject(pageFor(inside)), await app.inject(pageFor(outside))];
  expect([shown(tried), shown(rest)]).toEqual([canary, pin]);
  expect(inlined(tried.body)).toMatchObject({
    trials: { review: 'canary' },
    remotes: { review: { previous: [pin] } },
  });
  expect(inlined(rest.body)).toMatchObject({ trials: { review: 'rest' } });
  expect(tried.body).toContain(`as="script" href="/assets/review/${secondVersion}/app.1.js"`);
  expect(rest.body).not.toContain(secondVersion);
  expect(tried.headers.etag).not.toBe(rest.headers.etag);
  for (const { headers } of [tried, rest])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
  const crossed = { ...pageFor(outside).headers, 'if-none-match': String(tried.headers.etag) };
  expect((await app.inject({ url: '/review/a', headers: crossed })).statusCode).toBe(200);
});

test('open tabs are told the same as pages, by a tag that says the canaries of the visitor', async () => {
  const app = gatewayOn(await storeWithCanary('--share', '5%'));
  const look = (subject: string, tag = '""') =>
    app.inject({
      url: '/releases/served.json',
      headers: { cookie: `portal_cohort=${subject}`, 'if-none-match': tag },
    });
  expect((await look(inside)).json().remotes.review.pin).toBe(canary);
  expect((await look(inside)).headers.etag).toBe('"2-review"');
  expect((await look(outside)).headers.etag).toBe('"2"');
  expect((await look(inside, '"2-review"')).statusCode).toBe(304);
  expect((await look(outside, '"2-review"')).statusCode).toBe(200);
  const unknown = await app.inject('/releases/served.json');
  for (const { headers } of [unknown, await look(inside)])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
  expect(unknown.json().remotes.review.pin).toBe(pin);
  expect(unknown.headers['set-cookie']).toBeUndefined();
});

test('a visitor is numbered once, only while a canary runs, and a share that grows takes it from nobody', async () => {
  const store = await storeWithCanary('--share', '50%');
  const app = gatewayOn(store);
  const first = await app.inject(pageFor());
  const set = String(first.headers['set-cookie']);
  expect(set).toMatch(/^portal_cohort=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  const [, subject = ''] = /=([^;]+)/.exec(set) ?? [];
  const again = await app.inject(pageFor(subject));
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(shown(again)).toBe(shown(first));
  expect(shown(await app.inject(pageFor(inside)))).toBe(canary);
  await release(store, 'canary', 'raise', 'review', '--share', '100%');
  for (const one of [subject, inside, outside]) expect(shown(await app.inject(pageFor(one)))).toBe(canary);
  await release(store, 'canary', 'stop', 'review');
  expect(shown(await app.inject(pageFor(inside)))).toBe(pin);
  const after = await app.inject(pageFor());
  expect(after.headers['set-cookie']).toBeUndefined();
  expect(after.headers['cache-control']).toBe('no-cache');
  expect(inlined(after.body)).not.toHaveProperty('trials');
});

test('a named role gets it by its account, the same on every device, and loses the role by signing out', async () => {
  const store = await storeWithCanary('--share', '0%', '--group', 'FUND_REVIEWER_USER');
  const ask = async (path: string, headers: Record<string, string>) => {
    if (path !== '/api/profile/current' || headers.authorization !== 'Bearer known')
      return { status: 401, body: '{}' };
    return {
      status: 200,
      body: JSON.stringify({ data: { id: '7', userInfo: { authorities: ['FUND_REVIEWER_USER'] } } }),
    };
  };
  const app = gatewayOn(store, { api: { handle: (_request, response) => response.end(), ask } });
  const exchange = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await app.inject({
      method: 'POST',
      url: '/releases/cohort',
      headers,
    });
    expect(statusCode).toBe(204);
    return String(answered['set-cookie']).split(';')[0] ?? '';
  };
  const phone = await exchange({ authorization: 'Bearer known' });
  expect(phone).toBe(await exchange({ authorization: 'Bearer known', cookie: `portal_cohort=${outside}` }));
  expect(phone).toMatch(/\.FUND_REVIEWER_USER$/);
  expect(shown(await app.inject(pageFor('', phone)))).toBe(canary);
  const left = await exchange({ cookie: phone });
  expect(left).toBe(phone.replace('.FUND_REVIEWER_USER', ''));
  expect(shown(await app.inject(pageFor('', left)))).toBe(pin);
  expect(await exchange({ authorization: 'Bearer other', cookie: `portal_cohort=${outside}` })).toBe(
    `portal_cohort=${outside}`,
  );
});

test('one person tries a canary out by its link that nobody else gets, and no longer once they say so or it has ended', async () => {
  const store = await storeWithCanary('--share', '0%');
  const ask = async () => ({ status: 401, body: '{}' });
  const app = gatewayOn(store, { api: { handle: (_request, response) => response.end(), ask } });
  const open = (query: string) => app.inject(`/releases/cohort${query}`);
  const begun = await open('?canary=review');
  expect([begun.statusCode, begun.headers.location]).toEqual([303, '/']);
  expect(begun.headers['set-cookie']).toBe('portal_canary=review; Path=/; HttpOnly; SameSite=Lax');
  const cookie = `portal_cohort=${outside}; portal_canary=review`;
  expect(shown(await app.inject(pageFor('', cookie)))).toBe(canary);
  expect(shown(await app.inject(pageFor(inside)))).toBe(pin);
  expect((await app.inject({ url: '/releases/served.json', headers: { cookie } })).headers.etag).toBe(
    '"2-review"',
  );
  expect((await open('')).headers['set-cookie']).toMatch(/^portal_canary=; Max-Age=0;/);
  expect((await open('?canary=cms')).statusCode).toBe(404);
  await release(store, 'canary', 'stop', 'review');
  expect(shown(await app.inject(pageFor('', cookie)))).toBe(pin);
  expect((await open('?canary=review')).body).toBe('There is no such canary, or it has ended.\n');
});

test('a link from another site gives nobody a canary before they say so', async () => {
  const ask = async () => ({ status: 401, body: '{}' });
  const app = gatewayOn(await storeWithCanary('--share', '0.01%'), { api: { handle: () => undefined, ask } });
  const openFrom = (site: string, url = '/releases/cohort?canary=review') =>
    app.inject({ url, headers: { 'sec-fetch-site': site } });
  for (const site of ['cross-site', 'same-site']) {
    const asked = await openFrom(site);
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);
    expect(asked.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(asked.body).toContain('<a href="?canary=review">Try it</a>');
  }
  for (const site of ['same-origin', 'none']) expect((await openFrom(site)).statusCode).toBe(303);
  expect((await openFrom('cross-site', '/releases/cohort')).statusCode).toBe(303);
});

test('a prerendered page is that of the visitor’s own build, and those of both are kept', async () => {
  const store = await prerenderStore();
  addBuild(store, prerenderedArea("(text) => text + ' of the canary'", secondVersion));
  await release(store, 'canary', canary, '--share', '5%');
  const { api, ask } = fakeApi();
  const app = gatewayOn(store, { api: { handle: (_request, response) => response.end(), ask } });
  const text = async (subject: string) =>
    /<h1>(.*)<\/h1>/.exec((await app.inject(pageFor(subject))).body)?.[1];
  expect(await text(inside)).toBe('Words of the canary');
  expect(await text(outside)).toBe('Words by the one React');
  const made = api.asked.length;
  expect([await text(inside), await text(outside)]).toEqual([
    'Words of the canary',
    'Words by the one React',
  ]);
  expect(api.asked).toHaveLength(made);
});

test('documents for everybody do not tell who gets a canary, nor who made the release and why', async () => {
  const app = gatewayOn(await storeWithCanary('--share', '5%', '--group', 'FUND_REVIEWER_USER'));
  for (const name of ['current', '2']) {
    const { body } = await app.inject(`/releases/production/${name}.json`);
    expect(body).not.toContain('FUND_REVIEWER_USER');
    expect(JSON.parse(body)).not.toHaveProperty('change');
    expect(JSON.parse(body).remotes.review.pin).toBe(pin);
  }
});

test('a canary whose build was changed since is left out; everybody has the pin', async () => {
  const store = await storeWithCanary('--share', '100%');
  editChunk(store, 'review', 'app.1.js', secondVersion);
  expect(shown(await gatewayOn(store).inject(pageFor(inside)))).toBe(pin);
});
