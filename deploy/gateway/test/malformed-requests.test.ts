import { connect } from 'node:net';
import { storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const listening = async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  return app.listen({ port: 0, host: '127.0.0.1' });
};

/** Sends bytes as they are and reads until the other side hangs up. */
const exchange = (address: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
    socket.write(bytes, 'latin1');
  });

const get = (path: string, ...lines: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', 'Accept: text/html', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;

const statusOf = (heard: string): string | undefined => /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];

test.each(['/%', '/review/50%', '/nobody/%E0%A4%A', '/nobody/%00', `/nobody/${'x'.repeat(9000)}`])(
  'the address %.40s gets a page, as any other',
  async (path) => {
    const heard = await exchange(await listening(), get(path));
    expect(['200', '404']).toContain(statusOf(heard));
    expect(heard).toContain('<div id="root">');
    expect(heard.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  },
);

test.each([
  ['two hosts', get('/review', 'Host: y')],
  ['two hosts for the API', get('/api/countries', 'Host: y')],
  ['no version', 'GET /review\r\n\r\n'],
])('a request with %s is refused', async (_what, bytes) => {
  const heard = await exchange(await listening(), bytes);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(heard).toContain('"error":"invalid_request"');
});

test('a connection is good for more than a thousand requests', async () => {
  const one = 'GET /flags/ke.svg HTTP/1.1\r\nHost: x\r\n';
  const many = `${`${one}\r\n`.repeat(1010)}${one}Connection: close\r\n\r\n`;
  const heard = await exchange(await listening(), many);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: 1011 }, () => 'HTTP/1.1 200'));
});

test.each([
  '/assets/review/1.0.0-aaaaaaaa/%',
  '/assets/%/%/%',
  `/assets/${'x'.repeat(3000)}/${'y'.repeat(3000)}/z`,
  '/releases/%/current.json',
  `/releases/${'x'.repeat(3000)}/current.json`,
  '/flags/%.svg',
])('the file %.40s is not there', async (path) => {
  const heard = await exchange(await listening(), get(path));
  expect([statusOf(heard), heard.endsWith('Not found\n')]).toEqual(['404', true]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'])(
  '%s is told what is allowed, whatever comes along',
  async (method) => {
    const address = await listening();
    for (const path of ['/', '/nobody', '/assets/a/b/c', '/flags/ke.svg', '/sitemap.xml', '/%']) {
      for (const [type, body] of [
        ['application/json', '{"a":'],
        ['text/plain', 'x'.repeat(1_100_000)],
        ['a/b', 'x'],
        ['multipart/form-data', 'x'],
      ] as const) {
        const reply = await fetch(address + path, { method, headers: { 'content-type': type }, body });
        const about = `${path} ${type}`;
        expect([reply.status, reply.headers.get('allow')], about).toEqual([405, 'GET, HEAD']);
        expect(reply.headers.get('x-content-type-options'), about).toBe('nosniff');
        await reply.text();
      }
    }
  },
);

test.each([
  ['h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
  ['websocket', 'Sec-WebSocket-Version: 13'],
  ['nonsense', 'X: 1'],
])('who offers %s beside a plain request gets its answer', async (protocol, line) => {
  const offer = ['Connection: Upgrade', `Upgrade: ${protocol}`, line];
  expect(statusOf(await exchange(await listening(), get('/review', ...offer)))).toBe('200');
});

test('an API is asked as usual by who offers HTTP/2', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQC'];
  expect(await exchange(await listening(), get('/api/countries', ...offer))).toContain(
    'api GET /api/countries',
  );
});

test('who expects what nobody knows is answered all the same, with the headers of the origin', async () => {
  const address = await listening();
  for (const path of ['/review', '/api/countries']) {
    const heard = await exchange(address, get(path, 'Expect: the-unexpected'));
    expect(statusOf(heard), path).toBe('200');
    expect(heard.toLowerCase(), path).toContain('x-content-type-options: nosniff');
  }
});

test.each([
  ['no request', '\x16\x03\x01\x02\x00\x01\x00', '400', 'invalid_request'],
  ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, '413', 'payload_too_large'],
  ['two lengths', get('/', 'Content-Length: 1', 'Content-Length: 2'), '400', 'invalid_request'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400', undefined],
])('%s is refused', async (_, bytes, status, error) => {
  const heard = await exchange(await listening(), bytes);
  expect(statusOf(heard)).toBe(status);
  if (!error) return;
  expect(heard).toContain('X-Content-Type-Options: nosniff');
  expect(JSON.parse(heard.slice(heard.indexOf('{')))).toMatchObject({
    error,
    error_description: expect.stringMatching(/\w/),
    requestId: expect.any(String),
  });
});
