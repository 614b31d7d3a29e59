import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { type Db, isUniqueViolation, transaction } from './db.ts';

const portal = testPortal();

test('times keep their microseconds both ways, days and amounts stay text, json keeps its keys', async () => {
  const at = '2026-03-10T23:30:00.123456Z';
  const [row] =
    await portal.db`select ${at}::timestamptz as at_time, '2026-03-10'::date as a_day, 1.50::numeric as an_amount,
    ${portal.db.json({ snake_key: 1 })}::jsonb as some_json, ${undefined}::text as nothing`;
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
  await portal.db.alone(async (connection) => {
    for (const status of ['SUBMITTED', 'APPROVED', 'REJECTED'])
      await connection`select id from applications where status = any(${[status]})`;
    const [plans] = await connection`select sum(generic_plans)::int as once, sum(custom_plans)::int as anew
      from pg_prepared_statements where statement like 'select id from applications%'`;
    expect(plans).toEqual({ once: 3, anew: 0 });
  });
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

test('a statement whose table changed since it was planned is planned anew', async () => {
  await portal.db`create table changing (n int)`;
  await portal.db`insert into changing values (1)`;
  const all = (db: Db) => db`select * from changing`;
  await all(portal.db);
  await portal.db`alter table changing add column more int default 2`;
  expect(await all(portal.db)).toEqual([{ n: 1, more: 2 }]);
  await portal.db`alter table changing add column most int default 3`;
  expect(await transaction(portal.db, all)).toEqual([{ n: 1, more: 2, most: 3 }]);
});

test('parts become part of a statement, and values stay beside it', () => {
  const { db } = portal;
  const where = db`where ${db('orderOf')} = ${true} and "n" = any(${[1, 2]})`;
  expect(
    db`select ${db(['id', 'fundId'])} from ${db('public.funds')} ${where} limit ${db.unsafe('5')}`.query,
  ).toEqual({
    text: 'select "id", "fund_id" from "public"."funds" where "order_of" = $1::bool and "n" = any($2) limit 5',
    values: [true, [1, 2]],
  });
  const row = { fundId: 'a', note: undefined, data: db.json({ x: 1 }) };
  expect(db`insert into t ${db([row, row])}`.query).toEqual({
    text: 'insert into t ("fund_id", "note", "data") values ($1, $2, $3::jsonb), ($4, $5, $6::jsonb)',
    values: ['a', undefined, '{"x":1}', 'a', undefined, '{"x":1}'],
  });
  expect(db`update t set ${db(row, 'fundId', 'data')}, n = ${db.json(null)}`.query).toEqual({
    text: 'update t set "fund_id" = $1, "data" = $2::jsonb, n = $3::jsonb',
    values: ['a', '{"x":1}', null],
  });
});

test('a connection keeps the plans of no more statements than a program has, however many filters are combined', async () => {
  await portal.db.alone(async (connection) => {
    for (let n = 0; n < 2_000; n += 1) {
      const [row] = await connection`select ${n}::int as ${connection(`filter_${n}`)}`;
      expect(Object.values(row ?? {})).toEqual([n]);
    }
    const [plans] = await connection`select count(*)::int as n from pg_prepared_statements`;
    expect(plans?.n).toBeLessThanOrEqual(1_500);
  });
});
