import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { behindTheTrigger, chainFlips, columnsOf, oneOf, other } from '../../../test/support/tampering.ts';
import { anchorAudit } from '../../kernel/audit/anchor.ts';
import { verifyLogins } from '../../kernel/audit/verify-audit.ts';
import { transaction } from '../../kernel/database/db.ts';
import { recordLogin } from '../account/login-history.db.ts';

const portal = testPortal({ routes: [] });

/** For every column of an event a change that the table lets through. */
const flips: Record<string, string> = {
  ...chainFlips,
  user_id: other('user_id'),
  outcome: oneOf('outcome', 'SUCCESS', 'LOGOUT'),
  method: oneOf('method', 'PASSWORD', 'PASSKEY'),
  ip: other('ip'),
  country_code: other('country_code'),
  device: other('device'),
  browser: other('browser'),
  os: other('os'),
  is_new_device: 'is_new_device = not is_new_device',
  session_id: other('session_id'),
};
const columns = Object.keys(flips);
const ROWS = columns.length * 8;

const tamper = (...statements: string[]) => behindTheTrigger(portal.db, ...statements);

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
  expect(columns.toSorted()).toEqual(await columnsOf(portal.db, 'login_history'));
});

test('whichever column of whichever event is changed, the event is named', async () => {
  const missed: string[] = [];
  for (let n = 1; n <= ROWS; n += 1) {
    const column = columns[(n * 7) % columns.length] ?? '';
    const seq = n + ((n * 7) % 5);
    await tamper(`update login_history set ${flips[column]} where seq = ${seq}`);
    const found = await broken();
    // An event that moved away is missed before the next one.
    const named = column === 'seq' ? String(seq + 1) : String(seq);
    if (found?.seq !== named) missed.push(`${column} of ${seq}: ${JSON.stringify(found)}`);
    await tamper(
      `delete from login_history where seq in (${seq}, ${seq} + 100000)`,
      `insert into login_history select * from kept where seq = ${seq}`,
    );
  }
  expect(missed).toEqual([]);
  expect(await broken()).toBeUndefined();
});

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
  await tamper(`delete from login_history where seq > ${ROWS}`);
  expect((await broken())?.reason).toBe('cut off');
  await tamper(`insert into login_history select * from kept where seq > ${ROWS}`);
  expect(await broken()).toBeUndefined();
});
