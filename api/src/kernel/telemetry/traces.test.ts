import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../test/support/config.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { testFacts } from '../../../test/support/server.ts';
import { buildApp } from '../../app.ts';
import { allRoutes } from '../../wiring.ts';
import { openPool } from '../database/db.ts';
import { startTracing } from './start-tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const portal = testPortal();
const received: string[] = [];
let collector: Server;
let endpoint: string;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.url === '/v1/traces') received.push(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const spans = (): Span[] =>
  received.flatMap((text) => {
    const body: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] } = JSON.parse(text);
    return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

/** Every span that a portal with so many believed proxies sends for one sign-in. */
const sent = async (trustedHops: number): Promise<Span[]> => {
  received.length = 0;
  const traces = await startTracing(`${endpoint}/`);
  const app = await buildApp({ ...portal.deps, traces, config: testConfig({ trustedHops }) }, allRoutes);
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-01` },
    payload: { email: 'nobody@example.test', password: 'Wrong-and-secret-1' },
  });
  traces.job('mail')({ error: new TypeError('inner secret') });
  await app.close();
  await traces.close();
  return spans();
};

test('a collector is told of requests and jobs, and of no word in them', async () => {
  const [request, job] = await sent(0);
  expect(request?.name).toBe('POST /api/auth/login');
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/auth/login' } },
      { key: 'http.response.status_code', value: { intValue: 400 } },
    ]),
  );
  expect(job?.name).toBe('job mail');
  expect(job?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'TypeError' } });
  expect(job?.status.code).toBe(2);
  expect(received.join()).not.toMatch(/secret|nobody@example/);
});

test('a trace of the caller goes on behind a proxy of ours, and only there', async () => {
  const [stranger] = await sent(0);
  expect(stranger?.traceId).not.toBe(parent.traceId);
  const [known] = await sent(1);
  expect(known?.traceId).toBe(parent.traceId);
  expect(known?.parentSpanId).toBe(parent.spanId);
});

test('statements stand under their request, with places instead of values', async () => {
  received.length = 0;
  const traces = await startTracing(endpoint);
  const db = openPool({ address: portal.address, max: 2, portal: testFacts, watch: traces.statement });
  const app = await buildApp({ ...portal.deps, db, traces }, allRoutes);
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'nobody@example.test', password: 'Wrong-and-secret-1' },
  });
  await db`select 'of nobody'`;
  await app.close();
  await db.end();
  await traces.close();
  const request = spans().find(({ name }) => name === 'POST /api/auth/login');
  const statements = spans().filter(({ name }) => name === 'SQL');
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  const texts = statements.map(({ attributes }) => attributes.find(({ key }) => key === 'db.query.text'));
  expect(JSON.stringify(texts)).toContain('$1');
  expect(received.join()).not.toMatch(/secret|nobody/);
});
