import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test } from 'vitest';
import { proxyTo } from '../src/api-proxy.ts';
import { gatewayOn } from './support/gateway.ts';

const listening = async (options = {}) => {
  const app = gatewayOn(await storeWith({ app: 'review' }), options);
  return app.listen({ port: 0, host: '127.0.0.1' });
};

test.each(['/api/fund/?page=1', '/api', '/healthz', '/readyz', '/metrics', '/demo/mailbox'])(
  '%s is the API’s, with the headers of the origin',
  async (path) => {
    const reply = await fetch((await listening()) + path);
    expect(await reply.text()).toBe(`api GET ${path}`);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('an address that only begins like one of the API’s is a page', async () => {
  const reply = await fetch(`${await listening()}/apiary`, { headers: { accept: 'text/html' } });
  expect(reply.headers.get('content-type')).toContain('text/html');
});

test('an API elsewhere gets the request whole, with the true address last, and its answer comes back whole', async () => {
  const upstream = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(201, { 'x-api': 'yes', 'content-type': 'text/plain' });
    const { authorization, 'x-forwarded-for': from } = request.headers;
    response.end(`${request.method} ${request.url} ${authorization} ${from} ${body}`);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const address = await listening({ api: proxyTo(`http://127.0.0.1:${port}`) });
  const reply = await fetch(`${address}/api/fund/update?x=1`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.7' },
    body: 'amount',
  });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('x-api')).toBe('yes');
  expect(await reply.text()).toBe('PUT /api/fund/update?x=1 Bearer t 203.0.113.7, 127.0.0.1 amount');
});

test.each(['/api/%2e%2e/others', '/api/../others', '/api\\..\\others', '/api?//host.example'])(
  '%s leads nowhere else at an API elsewhere',
  async (path) => {
    const upstream = createServer((request, response) => void response.end(request.url));
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
    onTestFinished(() => void upstream.close());
    const { port } = upstream.address() as AddressInfo;
    const address = await listening({ api: proxyTo(`http://127.0.0.1:${port}`) });
    const raw = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    onTestFinished(() => void raw.destroy());
    raw.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
    expect(await text(raw)).not.toContain('\r\n\r\n/others');
  },
);

test.each(['GET', 'DELETE'])(
  'a body of a %s stays a body: it is no request of its own to an API elsewhere',
  async (method) => {
    const asked: string[] = [];
    const upstream = createServer(async (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end(await text(request));
    });
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
    onTestFinished(() => void upstream.close());
    const { port } = upstream.address() as AddressInfo;
    const address = await listening({ api: proxyTo(`http://127.0.0.1:${port}`) });
    const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: api\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n';
    const raw = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    onTestFinished(() => void raw.destroy());
    raw.write(
      `${method} /api/fund HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    );
    expect(await text(raw)).toContain(hidden);
    expect(await (await fetch(`${address}/api/next`)).text()).toBe('');
    expect(asked).toEqual([`${method} /api/fund`, 'GET /api/next']);
  },
);

test('a form without scripts reaches an API elsewhere as the visitor’s, without a session', async () => {
  const upstream = createServer(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const { post } = proxyTo(`http://127.0.0.1:${port}`);
  const headers = { origin: 'https://fund.example', cookie: 'a=b', authorization: 'Bearer t' };
  const visitor = Object.assign(new IncomingMessage(new Socket()), { headers });
  Object.defineProperty(visitor.socket, 'remoteAddress', { value: '203.0.113.7' });
  const answer = await post?.(visitor, '/api/contact-us', { firstName: 'Ama' }, 'fr');
  const asked = JSON.parse(answer?.body ?? '{}');
  expect(answer?.status).toBe(429);
  expect(asked).toMatchObject({ method: 'POST', url: '/api/contact-us', body: '{"firstName":"Ama"}' });
  expect(asked.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'accept-language': 'fr',
    origin: 'https://fund.example',
  });
  expect(asked.headers).not.toHaveProperty('cookie');
  expect(asked.headers).not.toHaveProperty('authorization');
});

test('an API elsewhere hears whom a proxy before the gateway names, whichever way it is asked', async () => {
  const upstream = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const api = proxyTo(`http://127.0.0.1:${port}`);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const visitor = Object.assign(new IncomingMessage(new Socket()), { headers });
  Object.defineProperty(visitor.socket, 'remoteAddress', { value: '10.0.0.2' });
  const handled = await fetch(`${await listening({ api })}/api/fund/`, { headers });
  expect(await handled.text()).toBe('203.0.113.7, 127.0.0.1');
  const both = '203.0.113.7, 10.0.0.2';
  expect((await api.post?.(visitor, '/api/contact-us', {}, 'en'))?.body).toBe(both);
  expect((await api.ask?.('/api/fund/', headers, '10.0.0.2'))?.body).toBe(both);
});

test('an answer that an API elsewhere breaks off is broken off for the visitor', async () => {
  const upstream = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const address = await listening({ api: proxyTo(`http://127.0.0.1:${port}`) });
  await expect(fetch(`${address}/api/fund/`).then((reply) => reply.text())).rejects.toThrow();
});

test('an API that is away is said to be away', async () => {
  const address = await listening({ api: proxyTo('http://127.0.0.1:9') });
  const reply = await fetch(`${address}/api/fund/`);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: 'unavailable' });
});

/** An API that takes sockets with the word "yes" and echoes, ends those with "bye" at once, and refuses others. */
const socketApi = async () => {
  const upstream = createServer();
  upstream.on('upgrade', (request, socket) => {
    const word = request.headers['sec-websocket-protocol'];
    if (word !== 'yes' && word !== 'bye') {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    if (word === 'bye') socket.end();
    socket.pipe(socket);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

const upgrade = async (address: string, word: string, allowHalfOpen = false) => {
  const { port } = new URL(address);
  const raw = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen });
  onTestFinished(() => void raw.destroy());
  raw.setEncoding('utf8');
  raw.write(
    `GET /api/chat/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: ${word}\r\n\r\n`,
  );
  const [head] = await once(raw, 'data');
  return { raw, head: String(head) };
};

test('a socket of an API elsewhere is joined both ways, a refused one says so', async () => {
  const address = await listening({ api: proxyTo(await socketApi()) });
  const { raw, head } = await upgrade(address, 'yes');
  expect(head).toMatch(/^HTTP\/1.1 101 /);
  raw.write('hello');
  expect((await once(raw, 'data'))[0]).toBe('hello');
  expect((await upgrade(address, 'no')).head).toMatch(/^HTTP\/1.1 401 /);
});

test.each(['no', 'bye'])(
  'a socket that the API ends (%s) is gone, although its browser does not hang up',
  async (word) => {
    const app = gatewayOn(await storeWith({ app: 'review' }), { api: proxyTo(await socketApi()) });
    await upgrade(await app.listen({ port: 0, host: '127.0.0.1' }), word, true);
    const connections = () => promisify(app.server.getConnections.bind(app.server))();
    await expect.poll(connections).toBe(0);
  },
);

test('a gateway closes although sockets are open', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }), { api: proxyTo(await socketApi()) });
  const { raw, head } = await upgrade(await app.listen({ port: 0, host: '127.0.0.1' }), 'yes');
  expect(head).toMatch(/^HTTP\/1.1 101 /);
  const gone = once(raw, 'close');
  await app.close();
  await gone;
});

test('a gateway that is to end says so to probes, and keeps no connection, while it still answers', async () => {
  const end = new AbortController();
  const address = await listening({ ending: end.signal });
  const look = async (path: string) => {
    const { status, headers } = await fetch(address + path);
    return [status, headers.get('connection')];
  };
  expect(await look('/readyz')).toEqual([200, 'keep-alive']);
  end.abort();
  expect(await look('/readyz')).toEqual([503, 'close']);
  for (const path of ['/favicon.svg', '/api/fund/']) expect(await look(path)).toEqual([200, 'close']);
});
