import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gatewayOn } from '@portal/gateway/test/gateway';
import { storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { faultsOfView } from '../src/local-remote/compatibility.ts';
import { localGateway } from '../src/local-remote/local-gateway.ts';
import { localRemoteView } from '../src/local-remote/local-remote-view.ts';
import { portalOrigin } from '../src/local-remote/portal-address.ts';
import { readDeployed, readPortal } from '../src/local-remote/read-portal.ts';
import { requestOverride } from '../src/local-remote/request-override.ts';
import { rewriteOrigins } from '../src/local-remote/rewrite-origins.ts';

const own = 'http://127.0.0.1:21299';
const asked: IncomingMessage[] = [];

/** A deployed portal with review and cms, and a local gateway in front of it in which review is local. */
const inFront = async () => {
  const deployed = gatewayOn(await storeWith({ app: 'review' }, { app: 'cms' }), {
    api: {
      handle: (incoming, response) => {
        asked.push(incoming);
        response.writeHead(200, { 'set-cookie': '__Host-afp_b=x; Path=/; Secure; SameSite=Strict' });
        response.end(`api ${incoming.url}`);
      },
    },
  });
  const portal = await deployed.listen({ host: '127.0.0.1', port: 0 });
  const { environment, flagUrl } = await readPortal(portal);
  const release = await readDeployed(portal, environment);
  const until = '2026-01-01T01:00:00.000Z';
  const clock = { now: Date.parse('2026-01-01T00:00:00.000Z') };
  const statement = { area: 'review', environment, portal, by: 'A', from: '2026-01-01T00:00:00.000Z', until };
  const server = (app: string, port: number) => ({ app, baseUrl: `http://127.0.0.1:${port}/`, styles: [] });
  const view = localRemoteView(
    statement,
    {
      shell: { ...server('shell', 21201), entry: ['main.js'], manifest: release.shellManifest },
      area: {
        ...server('review', 21202),
        mfName: 'review_dev',
        entry: ['remoteEntry.js'],
        manifest: { name: 'review', routes: [{ path: '/review/*' }, { path: '/new-desk' }] } as never,
      },
    },
    () => clock.now,
  );
  const app = localGateway({
    own,
    portal,
    flagUrl,
    developmentOrigins: ['http://127.0.0.1:21201', 'http://127.0.0.1:21202'],
    readDeployed: async () => release,
    view,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: '127.0.0.1:21299', ...headers },
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { ask, clock, until, portal, release, view };
};

const page = { accept: 'text/html' };

test('one area is local, the others are the deployed ones, until the hour is over', async () => {
  const { ask, clock, until, portal } = await inFront();
  const before = await ask('/new-desk', page);
  expect(before.status).toBe(200);
  expect(before.body).toContain('"pin":"review@development","previous":[]');
  expect(before.body).toContain('"pin":"cms@1.0.0-aaaaaaaa"');
  expect(before.body).toContain(`"localArea":{"area":"review","portal":"${portal}"`);
  expect(before.body).toContain('"state":"on"');
  expect(before.body).toContain('src="http://127.0.0.1:21201/main.js"');
  clock.now = Date.parse(until);
  const after = await ask('/review', page);
  expect(after.body).toContain('"pin":"review@1.0.0-aaaaaaaa"');
  expect(after.body).not.toContain('review@development');
  expect(after.body).toContain('"state":"expired"');
});

test('an address that area.ts gets later is there from then on', async () => {
  const { ask, view } = await inFront();
  expect((await ask('/yearly', page)).status).toBe(404);
  view.contribute('review', { name: 'review', routes: [{ path: '/yearly' }] } as never);
  expect((await ask('/yearly', page)).status).toBe(200);
});

test('the person ends it, from the page only', async () => {
  const { ask } = await inFront();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await ask('/releases/local-area', foreign, 'DELETE')).status).toBe(403);
  expect((await ask('/review', page)).body).toContain('review@development');
  expect((await ask('/releases/local-area', { origin: own }, 'DELETE')).status).toBe(204);
  const after = await ask('/review', page);
  expect(after.body).not.toContain('review@development');
  expect(after.body).toContain('"state":"ended"');
});

test('the portal is asked as from itself, and only for pages of this address', async () => {
  const { ask, portal } = await inFront();
  asked.length = 0;
  const headers = { origin: own, cookie: 'from_Host-afp_b=x; portal_language=fr' };
  const answer = await ask('/api/account', headers, 'POST');
  expect(answer.body).toBe('api /api/account');
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(portal).host,
    origin: portal,
    cookie: '__Host-afp_b=x; portal_language=fr',
  });
  expect(answer.headers['set-cookie']).toEqual(['from_Host-afp_b=x; Path=/; SameSite=Strict']);
  for (const wrong of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example' },
  ])
    expect((await ask('/api/account', wrong, 'POST')).status, JSON.stringify(wrong)).toBe(403);
  expect((await ask('/releases/console/', page)).status).toBe(403);
  expect((await ask('/api/csp-report', {}, 'POST')).status).toBe(204);
  expect(asked).toHaveLength(1);
});

test('answers of an https portal are made fit for this machine', () => {
  const { answered } = rewriteOrigins(own, 'https://portal.example');
  expect(
    answered?.({
      location: 'https://portal.example/review',
      'strict-transport-security': 'max-age=1',
      'content-security-policy': "default-src 'none'; upgrade-insecure-requests",
    }),
  ).toEqual({ location: `${own}/review`, 'content-security-policy': "default-src 'none'" });
});

test('a set that would break is refused with sentences', async () => {
  const { view, release } = await inFront();
  const shown = view.over(release);
  const names = { cms: { '@portal/ui': ['Skeleton'] } };
  expect(faultsOfView(shown, names, { '@portal/ui': ['Button'] }).join('\n')).toContain(
    'cms@1.0.0-aaaaaaaa imports Skeleton from @portal/ui, which shell@development does not provide.',
  );
  const clash = { name: 'review', routes: [{ path: '/cms/*' }] } as never;
  const review = shown.remotes.review;
  if (!review) throw new Error('The view has no review.');
  const remotes = { ...shown.remotes, review: { ...review, manifest: clash } };
  expect(faultsOfView({ ...shown, remotes }, {}, {}).join('\n')).toMatch(/claims .*\/cms/);
});

test('what is no address, no portal, or away is said in a sentence', async () => {
  expect(() => portalOrigin('portal')).toThrow('"portal" is no address of a portal');
  expect(() => portalOrigin('http://portal.example')).toThrow('unencrypted');
  expect(portalOrigin('https://portal.example/review?x')).toBe('https://portal.example');
  await expect(readPortal('http://127.0.0.1:1')).rejects.toThrow('Nobody answers at http://127.0.0.1:1');
  const other = createServer((_request, response) => response.end('<html>')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(readPortal(origin)).rejects.toThrow('is no portal that serves a release');
});

test('a certificate that this machine does not trust is not taken for silence', async () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed', { cause })));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(readPortal('https://portal.example')).rejects.toThrow(
    'The certificate of https://portal.example is not trusted here: self-signed certificate. If a private authority',
  );
});

test('the cookie that leads back to one of several gateways goes with that of the session', async () => {
  const ingress = createServer((incoming, response) => {
    const isBoth = incoming.headers.cookie === 'release_console_gateway=a; release_console=b';
    response.setHeader('set-cookie', ['release_console_gateway=a; Path=/', 'release_console=b; HttpOnly']);
    response.statusCode = incoming.url?.endsWith('/session') ? 200 : 422;
    response.end(JSON.stringify({ reasons: [isBoth ? 'There are no keys.' : 'Sign in first.'] }));
  });
  await new Promise<void>((done) => ingress.listen(0, '127.0.0.1', done));
  onTestFinished(() => void ingress.close());
  const origin = `http://127.0.0.1:${(ingress.address() as AddressInfo).port}`;
  await expect(requestOverride(origin, 'a token', 'review')).rejects.toThrow('There are no keys.');
});
