import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import Fastify from 'fastify';
import type { Address } from '../../src/kernel/database/connect.ts';
import { openPool, type Pool } from '../../src/kernel/database/db.ts';
import type { Statement } from './statements.ts';

/** What a bare process is given: where the database is, what a call sends there, and what it answers. */
export interface BareTask {
  address: Address;
  requests: Statement[][];
  body: string;
  headers: Record<string, string>;
}

const [file = ''] = process.argv.slice(2);
const { address, requests, body, headers }: BareTask = deserialize(readFileSync(file));
const key = Buffer.alloc(32, 1);
const portal = { auditKey: key, keys: { codes: key, factors: key }, publicUrl: 'http://127.0.0.1' };
const pool = openPool({ address, max: 10, portal });

const send = (db: Pool, { text, parameters }: Statement): Promise<unknown> =>
  db.unsafe(text, [...parameters]);

let turn = 0;
const read = (): Promise<unknown> => {
  const statements = requests[turn++ % requests.length] ?? [];
  return Promise.all(statements.map((one) => send(pool, one)));
};

const app = Fastify();
app.addHook('onSend', async (_request, reply) => {
  reply.headers(headers);
});
app.get('/answer', async () => body);
app.get('/both', async () => {
  await read();
  return body;
});
/** Sixteen at a time, as many as the load on the API. */
app.get<{ Params: { seconds: string } }>('/driver/:seconds', async ({ params }) => {
  const end = performance.now() + Number(params.seconds) * 1000;
  let done = 0;
  const loop = async (): Promise<void> => {
    for (; performance.now() < end; done += 1) await read();
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  return { done };
});
console.log(`bare on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
