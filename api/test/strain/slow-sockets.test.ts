import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';
import { type Slowness, SlowSockets, slownesses } from './slow-sockets.ts';

const portal = testPortal();
const EACH = 60;
let port = 0;

// The same limits as everywhere, with less to wait for.
beforeAll(async () => {
  const { app } = portal;
  const limits = { connectionsCheckingInterval: 100, headersTimeout: 3000, requestTimeout: 4000 };
  Object.assign(app.server, limits, { timeout: 5000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(app.listeningOrigin).port);
});

const slow = new SlowSockets();
afterAll(() => slow.close());

const connections = (): Promise<number> =>
  new Promise((tell, fail) =>
    portal.app.server.getConnections((error, count) => (error ? fail(error) : tell(count))),
  );

const ask = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/api/countries`, { headers: { connection: 'close' } })).status;

test('whoever dawdles is let go, and others are answered meanwhile', { timeout: 90_000 }, async () => {
  const kinds = Object.keys(slownesses) as Slowness[]; // its own keys
  for (const how of kinds) await slow.open(port, how, EACH);
  // A letter now and then is no request.
  const trickling = setInterval(() => slow.trickle(), 400);
  try {
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(answers)).toEqual(new Set([200]));
    await expect.poll(connections, { timeout: 60_000, interval: 200 }).toBe(0);
  } finally {
    clearInterval(trickling);
  }
  expect(await ask()).toBe(200);
  // A browser that keeps a connection ready would take an answer for that of its first request.
  expect(slow.unasked).toBe(0);
});
