import { connect, type Socket } from 'node:net';
import { emptyFolder } from '@portal/release/test/store';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const head = 'POST /api/auth/login HTTP/1.1\r\nHost: portal.test\r\n';

/** Ways to keep a server waiting, by what is sent. */
const slow: Record<string, string> = {
  'connects and says nothing': '',
  'begins headers that never end': `${head}X-Slow: `,
  'promises a body that never comes': `${head}Content-Length: 1000\r\n\r\na`,
  'asks for a lot and reads nothing': `${head}Content-Length: 0\r\n\r\n`.repeat(10),
};

const aLot = Buffer.alloc(5_000_000);

/** An API that reads a request to its end and then has a long answer. */
const api = {
  handle: (request: NodeJS.ReadableStream, response: { end: (bytes: Buffer) => void }) => {
    request.on('end', () => response.end(aLot)).resume();
  },
};

const opened = (port: number, bytes: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      resolve(socket);
    });
    socket.on('error', reject);
    if (bytes) socket.pause();
    else socket.resume();
  });

test('the gateway waits for nobody without end', () => {
  const { server } = gatewayOn(emptyFolder());
  expect({
    headers: server.headersTimeout,
    request: server.requestTimeout,
    idle: server.keepAliveTimeout,
    silent: server.timeout,
  }).toEqual({ headers: 10_000, request: 30_000, idle: 65_000, silent: 60_000 });
});

/** A gateway with connections that keep it waiting this way. */
const kept = async (bytes: string): Promise<{ left: () => Promise<number>; sockets: Socket[] }> => {
  const app = gatewayOn(emptyFolder(), { api });
  // The same limits with less to wait for.
  const limits = { connectionsCheckingInterval: 100, headersTimeout: 2000, requestTimeout: 3000 };
  Object.assign(app.server, limits, bytes && { timeout: 4000 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = await Promise.all(
    Array.from({ length: 60 }, () => opened(Number(new URL(address).port), bytes)),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const others = Array.from({ length: 20 }, () =>
    fetch(`${address}/api/countries`, { headers: { connection: 'close' } }),
  );
  for (const { status, body } of await Promise.all(others)) {
    expect(status).toBe(200);
    await body?.cancel();
  }
  const left = () =>
    new Promise<number>((tell, fail) =>
      app.server.getConnections((error, count) => (error ? fail(error) : tell(count))),
    );
  return { left, sockets };
};

test('who keeps it waiting is let go, in whatever way, and others are answered', async () => {
  const ways = Object.entries(slow);
  const open = await Promise.all(ways.map(([, bytes]) => kept(bytes)));
  const left = async () =>
    Object.fromEntries(await Promise.all(ways.map(async ([way], n) => [way, await open[n]?.left()])));
  const nobody = Object.fromEntries(ways.map(([way]) => [way, 0]));
  await expect.poll(left, { timeout: 45_000, interval: 200 }).toEqual(nobody);
  // A browser that keeps a connection ready would take an answer for that of its first request.
  const unasked = open.flatMap(({ sockets }, n) => (ways[n]?.[1] === '' ? sockets : []));
  expect(unasked.map(({ bytesRead }) => bytesRead)).toEqual(unasked.map(() => 0));
});
