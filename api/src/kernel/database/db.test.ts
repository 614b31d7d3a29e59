import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { isUniqueViolation, transaction } from './db.ts';

const portal = testPortal();

test('times keep their microseconds both ways, days and amounts stay text, json keeps its keys', async () => {
  const at = '2026-03-10T23:30:00.123456Z';
  const [row] =
    await portal.db`select ${at}::timestamptz as at_time, '2026-03-10'::date as a_day, 1.50::numeric as an_amount,
    ${portal.db.json({ snake_key: 1 })}::jsonb as some_json, ${undefined as never}::text as nothing`;
  expect(row).toEqual({
    atTime: at,
    aDay: '2026-03-10',
    anAmount: '1.50',
    someJson: { snake_key: 1 },
    nothing: null,
  });
  const [same] = await portal.db`select ${at}::timestamptz = ${row?.atTime}::timestamptz as same`;
  expect(same).toEqual({ same: true });
});

test('a statement is planned once, whatever its values are', async () => {
  const connection = await portal.db.reserve();
  try {
    for (const status of ['SUBMITTED', 'APPROVED', 'REJECTED'])
      await connection`select id from applications where status = any(${[status]})`;
    const [plans] = await connection`select sum(generic_plans)::int as once, sum(custom_plans)::int as anew
      from pg_prepared_statements where statement like 'select id from applications%'`;
    expect(plans).toEqual({ once: 3, anew: 0 });
  } finally {
    connection.release();
  }
});

test('transactions that block each other are tried again until both are through', async () => {
  await portal.db`create table pair (id int primary key, n int not null)`;
  await portal.db`insert into pair values (1, 0), (2, 0)`;
  const bump = (first: number, second: number) =>
    transaction(portal.db, async (tx) => {
      await tx`update pair set n = n + 1 where id = ${first}`;
      await tx`select pg_sleep(0.05)`;
      await tx`update pair set n = n + 1 where id = ${second}`;
    });
  await Promise.all([bump(1, 2), bump(2, 1)]);
  expect(await portal.db`select n from pair`).toEqual([{ n: 2 }, { n: 2 }]);
});

test('a taken key can be told from other failures', async () => {
  await portal.db`create table single (id int constraint single_id primary key)`;
  await portal.db`insert into single values (1)`;
  const error = await portal.db`insert into single values (1)`.catch((thrown: unknown) => thrown);
  expect([
    isUniqueViolation(error),
    isUniqueViolation(error, 'single_id'),
    isUniqueViolation(error, 'other'),
  ]).toEqual([true, true, false]);
});
