import { roleMay } from '@portal/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { makeThing } from '../../../test/support/thing.ts';
import { allRoutes } from '../../wiring.ts';
import { type Route, route } from '../server/route.ts';
import { withIdempotency } from './with-idempotency.ts';

const routes: Route[] = [
  route(makeThing, (ctx) =>
    withIdempotency(ctx, 'makeThing', async (tx) => {
      await tx`insert into things values (${ctx.body.title})`;
      await tx`select pg_sleep(0.05)`;
      if (ctx.body.title === 'fails') throw new Error('failed on the way');
      const [row] = await tx<{ n: number }[]>`select count(*)::int as n from things`;
      return { data: { title: `${ctx.body.title} ${row?.n}` }, message: 'made' };
    }),
  ),
];

const portal = testPortal({ routes });
const full = testPortal();

// The application may make no tables of its own.
beforeAll(async () => {
  await portal.db`create table things (title text)`;
  await portal.db`grant select, insert on things to public`;
});

type Who = 'beneficiary' | 'beneficiary2';
const clients = new Map<Who, Promise<TestClient>>();

const send = async (title: string, key: string | undefined, who: Who = 'beneficiary') => {
  const client = clients.get(who) ?? portal.as(who);
  clients.set(who, client);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return (await client).call(makeThing, { body: { title, count: 1 }, headers });
};

const things = async () =>
  (await portal.db<{ title: string }[]>`select title from things`).map(({ title }) => title);

test('the same request under the same key is done once and answered the same', async () => {
  const first = await send('one', 'key-1');
  const again = await send('one', 'key-1');
  expect(again.raw).toEqual(first.raw);
  expect(await things()).toEqual(['one']);
});

test('another request under the key is refused; another person’s key is another key', async () => {
  expect(await send('two', 'key-1')).toBeProblem('idempotency_mismatch');
  expect((await send('one', 'key-1', 'beneficiary2')).status).toBe(200);
  expect(await things()).toEqual(['one', 'one']);
});

test('of twenty at once one is done; the others are told to wait or get its answer', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('race', 'key-2')));
  const codes = new Set(replies.map(({ status, problem }) => problem?.error ?? status));
  expect([...codes].filter((code) => code !== 200 && code !== 'idempotency_in_progress')).toEqual([]);
  expect((await things()).filter((title) => title === 'race')).toHaveLength(1);
  expect((await send('race', 'key-2')).status).toBe(200);
});

test('what failed may be tried again under its key', async () => {
  expect(await send('fails', 'key-3')).toBeProblem('internal_error');
  expect(await things()).not.toContain('fails');
  expect((await send('later', 'key-3')).status).toBe(200);
});

test('a key holds for a day, and without a key nothing is remembered', async () => {
  await portal.db`update idempotency_keys set created_at = now() - interval '25 hours'`;
  await send('one', 'key-1');
  await send('one', undefined);
  await send('one', undefined);
  expect((await things()).filter((title) => title === 'one')).toHaveLength(5);
});

test.each(['', ' ', 'x'.repeat(129), 'two words'])('the key "%s" is refused', async (key) => {
  expect(await send('one', key)).toBeProblem('invalid_request');
});

test('a key is refused where none is kept, instead of being passed over', async () => {
  const client = await full.as('beneficiary');
  const headers = { 'idempotency-key': 'key-1' };
  for (const { operation } of allRoutes) {
    const { errors } = operation;
    if (operation.method === 'GET' || !roleMay('FUND_BENEFICIARY_USER', operation.permission)) continue;
    const reply = await client.raw(operation, { params: new Proxy({}, { get: () => 'x1' }), headers });
    const isRefused = reply.problem?.error === 'idempotency_unsupported';
    expect(isRefused, operation.id).toBe(!errors.includes('idempotency_mismatch'));
  }
});
