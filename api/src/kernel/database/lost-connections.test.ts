import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { type Tx, transaction } from './db.ts';

const portal = testPortal({ routes: [], connections: 4 });

beforeEach(async () => {
  await portal.db`create table if not exists kept (n int)`;
  await portal.db`grant all on kept to public`;
  await portal.db`truncate kept`;
});

const backendOf = async (tx: Tx): Promise<number> => {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};
const terminate = (pid: number) => portal.db`select pg_terminate_backend(${pid}, 5000)`;
const kept = async () => (await portal.db<{ n: number }[]>`select n from kept order by n`).map(({ n }) => n);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const gone = ['CONNECTION_CLOSED', '57P01', 'ECONNRESET', 'EPIPE'];

test('a transaction that lost its connection between two statements ends, and nothing of it is kept', async () => {
  const outcome = codeOf(
    transaction(portal.deps.db, async (tx) => {
      await tx`insert into kept values (1)`;
      await terminate(await backendOf(tx));
      await tx`insert into kept values (2)`;
    }),
  );
  expect(gone).toContain(await outcome);
  expect(await kept()).toEqual([]);
});

test('a transaction that loses it in the middle of a statement ends', async () => {
  let pid = 0;
  const outcome = codeOf(
    transaction(portal.deps.db, async (tx) => {
      pid = await backendOf(tx);
      await tx`insert into kept values (1)`;
      await tx`select pg_sleep(4)`;
    }),
  );
  await expect.poll(() => pid).toBeGreaterThan(0);
  await terminate(pid);
  expect(gone).toContain(await outcome);
  expect(await kept()).toEqual([]);
});

test('whoever goes on after the loss writes nothing outside of the transaction', async () => {
  const outcome = codeOf(
    transaction(portal.deps.db, async (tx) => {
      await terminate(await backendOf(tx));
      await tx`insert into kept values (1)`.catch(() => undefined);
      // Others use the pool meanwhile, so that its connections are new ones.
      await Promise.all([1, 2, 3, 4].map(() => portal.deps.db`select 1`.catch(() => undefined)));
      await tx`insert into kept values (2)`.catch(() => undefined);
    }),
  );
  expect(gone).toContain(await outcome);
  expect(await kept()).toEqual([]);
});

test('a statement after the end of its transaction is refused', async () => {
  const seen: Tx[] = [];
  await transaction(portal.deps.db, async (tx) => {
    seen.push(tx);
  });
  const [late] = seen;
  if (!late) throw new Error('no transaction');
  await expect(late`insert into kept values (1)`).rejects.toThrow('is over');
  expect(await kept()).toEqual([]);
});

test('a database that falls silent is not waited for', async () => {
  let pid = 0;
  const outcome = codeOf(
    transaction(portal.deps.db, async (tx) => {
      pid = await backendOf(tx);
      process.kill(pid, 'SIGSTOP');
      tx.waitFor(200);
      await tx`insert into kept values (1)`;
    }),
  );
  expect(await outcome).toBe('CONNECTION_SILENT');
  process.kill(pid, 'SIGCONT');
  await expect.poll(async () => (await portal.deps.db`select 1`).length).toBe(1);
  expect(await kept()).toEqual([]);
});

test('connections that are cut at any moment leave no half, no hang and no dead connection behind', async () => {
  const { db } = portal.deps;
  const name = (await db<{ name: string }[]>`select current_database() as name`)[0]?.name ?? '';
  let isOver = false;
  const outcomes = new Map<string, number>();
  const workers = Array.from({ length: 10 }, async (_, n) => {
    while (!isOver) {
      const change = () =>
        transaction(db, async (tx) => {
          await tx`insert into kept values (1)`;
          await wait(Math.random() * 4);
          await tx`insert into kept values (-1)`;
        });
      const outcome = await codeOf(
        n % 2 === 0 ? change() : Promise.resolve(db`select pg_sleep(0.002), ${n}::int`),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  for (let cut = 0; cut < 25; cut += 1) {
    await wait(10 + Math.random() * 30);
    await portal.db`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and usename = 'portal_app' and random() < 0.6`;
  }
  isOver = true;
  await Promise.all(workers);
  expect([...outcomes.keys()].filter((code) => code !== 'done' && !gone.includes(code))).toEqual([]);
  expect(outcomes.get('done')).toBeGreaterThan(10);
  expect((await kept()).reduce((sum, n) => sum + n, 0)).toBe(0);
  await Promise.all(Array.from({ length: 12 }, () => db`select 1`));
  expect(db.use()).toMatchObject({ inUse: 0, waiting: 0 });
});
