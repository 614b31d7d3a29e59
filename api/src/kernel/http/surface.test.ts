import { connect } from 'node:net';
import { permissions } from '@portal/contracts';
import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();
const strict = testPortal({ config: { rateLimits: 'on' } });
let port: number;

beforeAll(async () => {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});

const protecting = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age=63072000'),
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

const hold = (headers: Record<string, unknown>, about: string): void => {
  expect(headers, about).toMatchObject(protecting);
  for (const name of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'access-control-allow-credentials',
  ])
    expect(headers, about).not.toHaveProperty(name);
};

const urlOf = (path: string): string => `/api${path.replace(/:\w+/g, 'x1')}`;

test('every answer of every address carries the protecting headers, whatever is asked of it', async () => {
  for (const { operation } of allRoutes) {
    const url = urlOf(operation.path);
    for (const request of [
      { method: operation.method, url },
      { method: 'PATCH', url },
      { method: operation.method, url, headers: { origin: 'https://evil.example' } },
      { method: 'POST', url, payload: 'x', headers: { 'content-type': 'text/plain' } },
    ] as const) {
      const reply = await portal.app.inject(request);
      const about = `${request.method} ${url} ${reply.statusCode}`;
      hold(reply.headers, about);
      const type = String(reply.headers['content-type'] ?? '');
      if (reply.payload !== '' && reply.statusCode >= 400)
        expect(type, about).toBe('application/json; charset=utf-8');
    }
  }
});

test.each([
  ['/api/nothing', 404],
  ['/api/fund/%', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/api/openapi.json', 200],
  ['/api/docs', 200],
])('%s answers %i with them', async (url, status) => {
  const reply = await portal.app.inject({ url });
  expect(reply.statusCode).toBe(status);
  hold(reply.headers, url);
});

test('so do refusals for size, kind, rate and failure', async () => {
  const json = { 'content-type': 'application/json' };
  const large = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: `"${'x'.repeat(300_000)}"`,
    headers: json,
  });
  const kind = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  const ask = () => strict.app.inject('/api/profile/checkEmailExistance?email=a@example.test');
  let rate = await ask();
  for (let n = 0; n < 6; n += 1) rate = await ask();
  // After the tests before, a busy machine turns callers away for a moment, whatever they ask.
  const again = async () => {
    if (rate.statusCode === 503) rate = await ask();
    return rate.statusCode;
  };
  await expect.poll(again).not.toBe(503);
  expect([large, kind, rate].map(({ statusCode }) => statusCode)).toEqual([413, 415, 429]);
  for (const reply of [large, kind, rate]) hold(reply.headers, String(reply.statusCode));
  expect(Number(rate.headers['retry-after'])).toBeGreaterThan(0);
});

test.each(['DELETE', 'PATCH', 'PUT', 'OPTIONS', 'TRACE'] as const)(
  '%s on an address of other methods is told which ones there are',
  async (method) => {
    for (const [url, allow] of [
      ['/api/countries', 'GET, HEAD'],
      ['/api/fund/fund_base', 'GET, HEAD'],
      ['/api/cms/contacts', 'GET, HEAD, POST'],
      ['/api/openapi.json', 'GET, HEAD'],
      ['/api/docs', 'GET, HEAD'],
      ['/healthz', 'GET, HEAD'],
    ] as const) {
      const reply = await portal.app.inject({ method, url });
      expect([reply.statusCode, reply.headers.allow], `${method} ${url}`).toEqual([405, allow]);
    }
  },
);

test.each(['/api/countries', '/api/openapi.json', '/api/docs', '/healthz', '/readyz'])(
  'HEAD of %s has the headers of GET and no body',
  async (url) => {
    const changing = ['date', 'x-request-id'];
    const asked = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers, body } = await portal.app.inject({ method, url });
      const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
      return { statusCode, headers: kept, body };
    };
    const whole = await asked('GET');
    expect(await asked('HEAD')).toEqual({ ...whole, body: '' });
    expect(whole.body).not.toBe('');
  },
);

/** Sends bytes as they are and reads until the other side hangs up. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('end', () => resolve(heard));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
    socket.write(bytes);
  });

const head = (lines: readonly string[]): string =>
  `${['POST /api/auth/login HTTP/1.1', 'Host: portal.test', ...lines].join('\r\n')}\r\n\r\n`;
const smuggled = 'GET /api/profile/current HTTP/1.1\r\nHost: portal.test\r\n\r\n';

test.each([
  ['two kinds of length', `${head(['Content-Length: 5', 'Transfer-Encoding: chunked'])}0\r\n\r\n${smuggled}`],
  ['two lengths', `${head(['Content-Length: 5', 'Content-Length: 6'])}hello${smuggled}`],
  ['a length that is no number', `${head(['Content-Length: 5, 6'])}hello${smuggled}`],
  ['a negative length', head(['Content-Length: -5']) + smuggled],
  ['an unknown coding', `${head(['Transfer-Encoding: chunked, identity'])}0\r\n\r\n${smuggled}`],
  [
    'a coding with a tab',
    `${head(['Transfer-Encoding:\tchunked', 'Content-Length: 3'])}0\r\n\r\n${smuggled}`,
  ],
  ['lines that end in a bare line feed', 'GET /api/countries HTTP/1.1\nHost: portal.test\nX: 1\n\n'],
  ['a space before the colon', head(['Content-Length : 5']) + smuggled],
  ['a folded header', head(['X-A: 1', ' folded', 'Content-Length: 0'])],
  ['a NUL in a header', head(['X-A: a\0b'])],
  [
    'a broken chunk',
    `${head(['Transfer-Encoding: chunked', 'Content-Type: application/json'])}zz\r\n${smuggled}`,
  ],
  ['two hosts', head(['Host: other.test', 'Content-Length: 0']) + smuggled],
  ['a request without a version', 'GET /healthz\r\n\r\n'],
  ['no request at all', '\x16\x03\x01\x02\x00\x01\x00'],
])('%s is refused and ends the connection', async (_name, bytes) => {
  const heard = await exchange(bytes);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(heard.slice(heard.indexOf('{')))).toMatchObject({
    error: 'invalid_request',
    requestId: expect.any(String),
  });
});

test('who offers HTTP/2 beside a plain request gets its answer', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQC'];
  const lines = ['GET /healthz HTTP/1.1', 'Host: portal.test', ...offer, 'Connection: close'];
  expect(await exchange(`${lines.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection is good for more than a thousand requests', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: portal.test\r\n';
  const heard = await exchange(`${`${one}\r\n`.repeat(1010)}${one}Connection: close\r\n\r\n`);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: 1011 }, () => 'HTTP/1.1 200'));
});

const guarded = allRoutes
  .filter(({ operation }) => operation.permission === 'log.read')
  .map(({ operation }) => urlOf(operation.path));

test('no spelling of a guarded address comes past its guard', async () => {
  expect(permissions['log.read']).toEqual(['FUND_MANAGER_SUPER_USER']);
  for (const url of guarded) {
    const rest = url.slice('/api/'.length);
    for (const spelling of [
      url,
      `${url}/`,
      `${url}//`,
      `//api/${rest}`,
      `/api//${rest}`,
      `/api/./${rest}`,
      `/api/countries/../${rest}`,
      `/api/countries/..%2f${rest}`,
      `/api/countries/..;/${rest}`,
      `/api%2f${rest}`,
      `/api/${rest.replace('/', '%2f')}`,
      `/api/${rest.replace('/', '%5c')}`,
      `/api/${rest.replace('/', '%252f')}`,
      `/api/${encodeURIComponent(rest)}`,
      `/API/${rest}`,
      `/api/${rest.toUpperCase()}`,
      `/api/%6cog/${rest.split('/').slice(1).join('/')}`,
      `${url}%00`,
      `${url}%20`,
      `${url}.json`,
      `${url};x=1`,
      `${url}?_method=GET`,
      `${url}#x`,
    ]) {
      const reply = await portal.app.inject({ url: spelling });
      expect([400, 401, 404, 405], `${spelling} ${reply.statusCode}`).toContain(reply.statusCode);
    }
  }
});

const oddHeaders = [
  ...[
    'x-middleware-subrequest',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-uri',
    'x-forwarded-path',
    'x-forwarded-prefix',
  ],
  ...['x-http-method-override', 'x-http-method', 'x-method-override', 'x-forwarded-method'],
  ...[
    'x-forwarded-user',
    'x-remote-user',
    'remote-user',
    'x-user',
    'x-user-id',
    'x-userid',
    'x-account-id',
    'x-authenticated-user',
  ],
  ...[
    'x-role',
    'x-roles',
    'x-user-role',
    'x-authorities',
    'x-admin',
    'x-is-admin',
    'x-permission',
    'x-scope',
    'x-groups',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-server',
    'forwarded',
    'via',
  ],
  ...[
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-cluster-client-ip',
    'x-originating-ip',
  ],
  ...[
    'x-auth-token',
    'x-access-token',
    'x-api-key',
    'api-key',
    'x-session',
    'x-session-id',
    'x-token',
    'proxy-authorization',
  ],
  ...[
    'x-debug',
    'x-test',
    'x-internal',
    'x-internal-request',
    'x-service',
    'x-bypass',
    'x-skip-auth',
    'x-no-auth',
    'x-trusted',
  ],
  ...[
    'x-csrf-token',
    'x-xsrf-token',
    'x-requested-with',
    'upgrade-insecure-requests',
    'x-nextjs-data',
    'x-matched-path',
    'x-invoke-path',
  ],
];

test('sixty odd headers change nothing', async () => {
  expect(oddHeaders.length).toBeGreaterThanOrEqual(60);
  const values = ['1', 'admin', 'FUND_MANAGER_SUPER_USER', '127.0.0.1', '/api/log/all', 'GET'];
  for (const name of oddHeaders) {
    for (const value of values) {
      const reply = await portal.app.inject({ url: '/api/log/all', headers: { [name]: value } });
      expect([reply.statusCode, reply.json().error], `${name}: ${value}`).toEqual([401, 'unauthorized']);
    }
  }
});
