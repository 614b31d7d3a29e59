import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { proxyTo } from '../src/gateway/api-proxy.ts';
import { gatewayOn } from './gateway.ts';
import { storeWith } from './store.ts';

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

test('an API elsewhere gets the request whole and its answer comes back whole', async () => {
  const upstream = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(201, { 'x-api': 'yes', 'content-type': 'text/plain' });
    response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const address = await listening({ api: proxyTo(`http://127.0.0.1:${port}`) });
  const reply = await fetch(`${address}/api/fund/update?x=1`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t' },
    body: 'amount',
  });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('x-api')).toBe('yes');
  expect(await reply.text()).toBe('PUT /api/fund/update?x=1 Bearer t amount');
});

test('an API that is away is said to be away', async () => {
  const address = await listening({ api: proxyTo('http://127.0.0.1:9') });
  const reply = await fetch(`${address}/api/fund/`);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: 'SERVICE_UNAVAILABLE' });
});
