import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

test.each([
  ['make a table', 'create table mine (id int)'],
  ['change a table', 'alter table users add column extra text'],
  ['drop a table', 'drop table faqs'],
  ['make a role', 'create role other'],
  ['change the log', `update audit_log set actor_name = 'Somebody'`],
  ['shorten the log', 'delete from audit_log'],
  ['empty the log', 'truncate audit_log'],
  ['switch the guard off', 'alter table audit_log disable trigger audit_log_append_only'],
  ['rewrite the ledger', 'update fund_history set amount = 1'],
  ['forget a migration', 'delete from schema_migrations'],
  ['note another key', `insert into key_checks (name, key_id, check_value) values ('audit', '', '')`],
  ["read what is the server's", `select pg_read_file('/etc/passwd')`],
  ['run a program', `copy users from program 'id'`],
])('the application may not %s', async (_what, statement) => {
  await expect(portal.deps.db.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the application works with rows and with the job queue', async () => {
  await portal.deps.db`insert into seed_runs (name) values ('a note')`;
  await portal.deps.db`delete from seed_runs where name = 'a note'`;
  await portal.deps.db`select graphile_worker.add_job('something')`;
  const jobs = await portal.deps.db`delete from graphile_worker._private_jobs returning id`;
  expect(jobs).toHaveLength(1);
});
