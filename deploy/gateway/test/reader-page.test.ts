import { REVIEWER } from '@portal/contracts';
import { renderedPagePath } from '@portal/platform/release';
import type { AskApi } from '@portal/release/canary/ask-api';
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { gatewayOn } from './support/gateway.ts';
import { prerenderedArea, prerenderStore } from './support/prerendered.ts';

/** A remote whose pages stand behind sign-in and are rendered for who opens them. */
const guardedArea = (isRendered = true) => {
  const area = prerenderedArea('(text) => text + \'<i style="width:1px"></i>\'');
  const route = { path: '/review/*', chunk: 'page', guard: { roles: [REVIEWER] } };
  return {
    ...area,
    manifest: { routes: [{ ...route, ...(isRendered && { rendersForReader: true as const }) }] },
  };
};

/** An API that answers each person with their own text, and nobody else. */
const personalApi = () =>
  vi.fn<AskApi>(async (path, headers) => {
    if (path.endsWith('/revision')) return { status: 200, body: '{"data":{"revision":"1"}}' };
    if (!headers.authorization?.startsWith('Bearer good')) return { status: 401, body: '{}' };
    if (path.endsWith('/profile/current')) return { status: 200, body: '{}' };
    // Long enough for another person to ask meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    return { status: 200, body: JSON.stringify({ text: `Page of ${headers.authorization}` }) };
  });

const portal = async (area = guardedArea()) => {
  const ask = personalApi();
  const app = gatewayOn(await prerenderStore(area), {
    api: { handle: (_request, response) => response.end('api'), ask },
  });
  return { app, ask };
};

const documentOf = (app: FastifyInstance) =>
  app.inject({ url: '/review/a', headers: { accept: 'text/html' } });

const startIn = (html: string): { builds?: string } =>
  JSON.parse(/data-start="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}');

const buildsOf = async (app: FastifyInstance): Promise<string> =>
  startIn((await documentOf(app)).body).builds ?? '';

const askFor = (app: FastifyInstance, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    url: renderedPagePath,
    query: { address: '/review/a?page=2', language: 'en', narrow: '1', ...query },
    headers: { authorization: 'Bearer good', 'timezone-val': 'Africa/Nairobi', ...headers },
  });

/** The page once it is made in time: on a busy machine the first may not be. */
const madeFor = (app: FastifyInstance, builds: string, headers?: Record<string, string>) =>
  vi.waitFor(
    async () => {
      const reply = await askFor(app, { builds }, headers);
      expect(reply.statusCode).toBe(200);
      return reply;
    },
    { timeout: 20_000, interval: 50 },
  );

test('a page is made of what the API answers the person who asks, and of nobody else', async () => {
  const { app, ask } = await portal();
  const builds = await buildsOf(app);
  const cookie = '__Host-afp_b=bound';
  const [one, other] = await Promise.all([
    madeFor(app, builds, { authorization: 'Bearer good 1', cookie, 'x-forwarded-for': '10.0.0.1' }),
    madeFor(app, builds, { authorization: 'Bearer good 2' }),
  ]);
  expect(one.headers).toMatchObject({
    'cache-control': 'no-store',
    vary: expect.stringContaining('authorization, cookie'),
  });
  expect(one.json().html).toContain('<h1>Page of Bearer good 1');
  expect(other.json().html).toContain('<h1>Page of Bearer good 2');
  expect(one.json()).toMatchObject({
    title: 'A title · Adjustment Fund Portal',
    style: { mark: 'css a', css: '.a{color:red}.dark .a{color:pink}' },
    state: { language: 'en' },
  });
  const ofOne = ask.mock.calls.filter(([, sent]) => sent.authorization === 'Bearer good 1');
  const [, headers, from] = ofOne.find(([path]) => path.startsWith('/api/text')) ?? [];
  expect(headers).toMatchObject({ cookie, 'timezone-val': 'Africa/Nairobi', 'x-background': '0' });
  expect(headers).toMatchObject({ 'x-forwarded-for': '10.0.0.1' });
  expect(from).toBe('127.0.0.1');
});

test('no style attribute is left for the content policy to refuse', async () => {
  const { app } = await portal();
  const page = await madeFor(app, await buildsOf(app));
  expect(page.json().html).toContain('<i data-style="width:1px">');
});

test.each([
  ['without a token', {}, { authorization: undefined }, 401, 'token'],
  ['without an address', { address: 'review' }, {}, 400, 'address'],
  ['with the address of another host', { address: '//elsewhere.example' }, {}, 400, 'address'],
  ['in no language', { language: 'xx' }, {}, 400, 'language'],
  ['in no time zone', {}, { 'timezone-val': 'Nowhere/At_All' }, 400, 'Timezone-Val'],
])('%s it is refused with a reason', async (_, query, headers, status, reason) => {
  const { app } = await portal();
  const given = { authorization: 'Bearer good', 'timezone-val': 'UTC', ...headers };
  const sent = Object.entries(given).filter(([, value]) => value !== undefined);
  const reply = await app.inject({
    url: renderedPagePath,
    query: { address: '/review/a', language: 'en', builds: '', ...query },
    headers: Object.fromEntries(sent) as Record<string, string>,
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(reason);
});

test('there is none for a person whom the API refuses, nor for builds that are no longer served', async () => {
  const { app, ask } = await portal();
  const builds = await buildsOf(app);
  const refused = await askFor(app, { builds }, { authorization: 'Bearer bad' });
  expect([refused.statusCode, refused.body]).toEqual([204, '']);
  // Only who they are was asked for.
  const asked = ask.mock.calls
    .filter(([, sent]) => sent.authorization === 'Bearer bad')
    .map(([path]) => path);
  expect(asked).toEqual(['/api/profile/current']);
  expect((await askFor(app, { builds: `${builds}x` })).statusCode).toBe(204);
  expect((await askFor(app, { builds, address: '/elsewhere' })).statusCode).toBe(204);
  // The one after a failure is made.
  await madeFor(app, builds);
});

test('the document asks for it where the remote renders the page, and keeps what is done before the app', async () => {
  const { body, headers } = await documentOf((await portal()).app);
  expect(startIn(body).builds).toMatch(/^shell@.* review@/);
  expect(body).toContain('portalEarly');
  expect(headers['content-security-policy']).toContain('trusted-types default dompurify rendered-page;');
  const without = guardedArea(false);
  const plain = await documentOf((await portal(without)).app);
  expect(startIn(plain.body).builds).toBeUndefined();
  expect(plain.body).not.toContain('portalEarly');
});
