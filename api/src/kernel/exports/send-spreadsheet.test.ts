import { exportLog, exportLog as exportLogOperation } from '@portal/contracts/kernel/log';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import { route } from '../server/route.ts';
import { sendSpreadsheet } from './send-spreadsheet.ts';

/** What the next export asks of the database. */
let asks = '';
const portal = testPortal({
  routes: [
    route(exportLogOperation, (ctx) =>
      sendSpreadsheet<{ n: number }>(ctx.deps, ctx, ctx.reply, {
        fileName: 'Test.xlsx',
        sheetName: 'Test',
        columns: [{ header: 'n', kind: 'count', cell: ({ n }) => n }],
        query: (db) => db.unsafe(asks),
        audit: { entityType: 'test', asked: {} },
      }),
    ),
  ],
});

const running = async () => {
  const [row] = await portal.db<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state <> 'idle' and query like 'fetch %' and pid <> pg_backend_pid()`;
  return row?.n;
};
const polling = { timeout: 10_000 };

const slotsAreFree = () => {
  const giveBack = portal.deps.exports.take(portal.person('admin').id);
  giveBack();
  return true;
};

test('whoever leaves before the first row ends the query', async () => {
  asks = `select 1 as n, pg_sleep(600)`;
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  const admin = await portal.as('admin');
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${address.port}/api${exportLog.path}`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: '{}',
    signal: leaving.signal,
  });
  await expect.poll(running, polling).toBe(1);
  expect(slotsAreFree).toThrow('too_many_requests');
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(running, polling).toBe(0);
  await expect.poll(slotsAreFree, polling).toBe(true);
});

test('whoever leaves in mid-sheet ends the query', async () => {
  asks = `select n, repeat(md5(n::text), 200) from generate_series(1, 10000000) n`;
  const admin = await portal.as('admin');
  const address = portal.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  const reply = await fetch(`http://127.0.0.1:${address.port}/api${exportLog.path}`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const reader = reply.body?.getReader();
  await reader?.read();
  expect(await running()).toBe(1);
  await reader?.cancel();
  await expect.poll(running, polling).toBe(0);
  await expect.poll(slotsAreFree, polling).toBe(true);
});

test('a query that fails at once is an error, not half a file, and holds nothing', async () => {
  asks = 'select 1 / 0 as n';
  const admin = await portal.as('admin');
  expect(await admin.raw(exportLog, { body: {} })).toBeProblem('internal_error');
  expect(slotsAreFree()).toBe(true);
  asks = 'select 7 as n where false';
  expect((await admin.raw(exportLog, { body: {} })).status).toBe(200);
  asks = 'select 7 as n';
  expect((await admin.raw(exportLog, { body: {} })).status).toBe(200);
});

test('rows come from one moment, whatever changes while they are read', async () => {
  const count = async (rows: AsyncIterable<object[]>) => {
    let n = 0;
    for await (const batch of rows) n += batch.length;
    return n;
  };
  await portal.db`create table reading as select n from generate_series(1, 2000) n`;
  const rows = readSnapshot(
    portal.db,
    new AbortController().signal,
    (db) => db`select n from reading order by n`,
  );
  const batches = rows[Symbol.asyncIterator]();
  const first = await batches.next();
  await portal.db`delete from reading where n > 600`;
  await portal.db`insert into reading select n from generate_series(5000, 9000) n`;
  expect(first.value.length + (await count({ [Symbol.asyncIterator]: () => batches }))).toBe(2000);
});

test('a cursor that the database ended is an error and not the end of the rows', async () => {
  const rows = readSnapshot(
    portal.db,
    new AbortController().signal,
    (db) => db`select n, pg_backend_pid() as pid from generate_series(1, 5000) n`,
  );
  const batches = rows[Symbol.asyncIterator]();
  const first = await batches.next();
  const pid = Number(Reflect.get(first.value[0], 'pid'));
  await portal.db`select pg_terminate_backend(${pid})`;
  const rest = async () => {
    while (!(await batches.next()).done);
  };
  await expect(rest()).rejects.toThrow();
});
