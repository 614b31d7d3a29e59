import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { anchorAudit } from '../audit/anchor.ts';
import { verifyLogins } from '../audit/verify-audit.ts';
import { transaction } from '../database/db.ts';
import { recordLogin } from './login-history.db.ts';
import { sealLogins } from './seal-logins.ts';

const portal = testPortal({ routes: [] });

const other = (column: string) => `${column} = coalesce(${column}, '') || 'x'`;
const oneOf = (column: string, first: string, second: string) =>
  `${column} = case ${column} when '${first}' then '${second}' else '${first}' end`;

/** For every column of an event a change that the table lets through. */
const flips: Record<string, string> = {
  seq: 'seq = seq + 100000',
  id: other('id'),
  user_id: other('user_id'),
  at: `at = at + interval '1 microsecond'`,
  outcome: oneOf('outcome', 'SUCCESS', 'LOGOUT'),
  method: oneOf('method', 'PASSWORD', 'PASSKEY'),
  ip: other('ip'),
  country_code: other('country_code'),
  device: other('device'),
  browser: other('browser'),
  os: other('os'),
  is_new_device: 'is_new_device = not is_new_device',
  session_id: other('session_id'),
  prev_hash: `prev_hash = reverse(prev_hash) || '0'`,
  hash: `hash = translate(hash, '0123456789abcdef', '123456789abcdef0')`,
};
const columns = Object.keys(flips);
const ROWS = columns.length * 8;

/** What somebody who owns the tables could do. */
const behindTheTrigger = (...statements: string[]): Promise<void> =>
  transaction(portal.db, async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const statement of statements) await tx.unsafe(statement);
  });

const verified = () => verifyLogins(portal.db, portal.deps.config.dataDirectory);
const broken = async () => (await verified()).broken;
const count = async () =>
  (await portal.db<{ n: number }[]>`select count(*)::int as n from login_history`)[0]?.n ?? 0;

const meta = {
  ip: '192.0.2.9',
  userAgent: 'test',
  requestId: 'req',
  language: 'en',
  timeZone: 'UTC',
} as const;
const signIn = () =>
  transaction(portal.db, (tx) =>
    recordLogin(tx, portal.person('beneficiary').id, { outcome: 'SUCCESS', method: 'PASSWORD', meta }),
  );

beforeAll(async () => {
  await Promise.all(Array.from({ length: ROWS }, signIn));
  await portal.db`create table kept as select * from login_history`;
});

test('many who sign in at once, and the examples, are one whole chain', async () => {
  expect(await verified()).toEqual({ rows: await count() });
  expect(await count()).toBeGreaterThan(ROWS);
});

test('every column of an event is covered', async () => {
  const found = await portal.db<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'login_history'`;
  expect(columns.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

test('whichever column of whichever event is changed, the event is named', async () => {
  const missed: string[] = [];
  for (let n = 1; n <= ROWS; n += 1) {
    const column = columns[(n * 7) % columns.length] ?? '';
    const seq = n + ((n * 7) % 5);
    await behindTheTrigger(`update login_history set ${flips[column]} where seq = ${seq}`);
    const found = await broken();
    // An event that moved away is missed before the next one.
    const named = column === 'seq' ? String(seq + 1) : String(seq);
    if (found?.seq !== named) missed.push(`${column} of ${seq}: ${JSON.stringify(found)}`);
    await behindTheTrigger(
      `delete from login_history where seq in (${seq}, ${seq} + 100000)`,
      `insert into login_history select * from kept where seq = ${seq}`,
    );
  }
  expect(missed).toEqual([]);
  expect(await broken()).toBeUndefined();
}, 60_000);

test('events can be neither changed nor removed, nor added without a seal', async () => {
  for (const statement of [
    `update login_history set ip = '192.0.2.1'`,
    'delete from login_history',
    'truncate login_history',
  ]) {
    await expect(portal.db.unsafe(statement)).rejects.toThrow('append-only');
    await expect(portal.deps.db.unsafe(statement)).rejects.toThrow('permission denied');
  }
  await expect(
    portal.db.unsafe(
      `insert into login_history select (jsonb_populate_record(h, '{"id": "lgn_x", "seq": null}')).* from login_history h limit 1`,
    ),
  ).rejects.toThrow('null value in column "seq"');
});

test('an end that was cut off is found by the anchors outside the database', async () => {
  await anchorAudit(portal.db, portal.deps.config.dataDirectory);
  await behindTheTrigger(`delete from login_history where seq > ${ROWS}`);
  expect((await broken())?.reason).toBe('cut off');
  await behindTheTrigger(`insert into login_history select * from kept where seq > ${ROWS}`);
  expect(await broken()).toBeUndefined();
});

test('events of before they were chained are chained once, in the order of their times', async () => {
  await portal.db.unsafe(
    'alter table login_history alter seq drop not null, alter prev_hash drop not null, alter hash drop not null',
  );
  await behindTheTrigger(
    `update login_history set seq = null, prev_hash = null, hash = null`,
    `update login_history set at = now() - interval '5 years' where id = (select id from kept order by seq desc limit 1)`,
  );
  expect((await broken())?.reason).toBe('missing before');
  await Promise.all([sealLogins(portal.db), sealLogins(portal.db)]);
  const [wrong] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from (select at, lag(at) over (order by seq) as before from login_history) h where at < before`;
  expect(wrong?.n).toBe(0);
  const whole = await portal.db`select min(seq) as first, max(seq) as last from login_history`;
  expect(whole).toEqual([{ first: '1', last: String(await count()) }]);
  expect(await verifyLogins(portal.db, '/nowhere')).toEqual({ rows: await count() });
  await expect(portal.db`delete from login_history`).rejects.toThrow('append-only');
  await signIn();
  expect(await verifyLogins(portal.db, '/nowhere')).toEqual({ rows: await count() });
});
