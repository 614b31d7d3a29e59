import { appendFile, mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { type Tx, transaction } from '../database/db.ts';
import { ANCHOR_FILE, anchorAudit, anchorJob, readAnchors } from './anchor.ts';
import { type AuditChange, recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const portal = testPortal();

const changes: AuditChange[] = [
  { field: 'title', old: 'a', new: { z: 1, a: [1.5, 'ü', null] } },
  { field: 'password', old: 'old secret', new: 'new secret' },
];

const recordIn = (tx: Tx, entityLabel: string) =>
  recordAudit(tx, 'system', 'UPDATE', { process: 'SYSTEM', entityType: 'setting', entityLabel }, changes);

const record = (label: string) => transaction(portal.db, (tx) => recordIn(tx, label));

/** What an attacker with the owner's rights could do; ordinary statements are refused. */
const tamper = async (...statements: string[]): Promise<void> => {
  await portal.db.begin(async (tx) => {
    await tx`alter table audit_log disable trigger audit_log_append_only`;
    for (const statement of statements) await tx.unsafe(statement);
    await tx`alter table audit_log enable trigger audit_log_append_only`;
  });
};

test('many writers at once leave one whole chain', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => record(`entry ${index}`)));
  expect(await verifyAudit(portal.db, portal.deps.config.dataDirectory)).toEqual({ rows: 30 });
});

test('a change that is rolled back leaves no entry', async () => {
  const before = await verifyAudit(portal.db, portal.deps.config.dataDirectory);
  const failing = transaction(portal.db, async (tx) => {
    await recordIn(tx, 'never');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await verifyAudit(portal.db, portal.deps.config.dataDirectory)).toEqual(before);
});

test('secrets are not written down', async () => {
  await record('with a password');
  const [row] = await portal.db<
    { changes: unknown }[]
  >`select changes from audit_log order by seq desc limit 1`;
  expect(JSON.stringify(row)).not.toContain('secret');
});

test('entries can be neither changed nor removed', async () => {
  for (const statement of [
    `update audit_log set actor_name = 'Somebody'`,
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(portal.db.unsafe(statement)).rejects.toThrow('append-only');
  }
});

test.each([
  ['a changed word', `update audit_log set entity_label = 'other' where seq = 5`, '5', 'changed'],
  ['a changed time', `update audit_log set at = at + interval '1 microsecond' where seq = 7`, '7', 'changed'],
  ['a changed detail', `update audit_log set changes = '[]' where seq = 6`, '6', 'changed'],
  ['a removed entry', 'delete from audit_log where seq = 9', '10', 'missing before'],
])('%s is found', async (_name, statement, seq, reason) => {
  await tamper('create table kept as select * from audit_log', statement);
  expect((await verifyAudit(portal.db, portal.deps.config.dataDirectory)).broken).toEqual({ seq, reason });
  await tamper('delete from audit_log', 'insert into audit_log select * from kept', 'drop table kept');
  expect((await verifyAudit(portal.db, portal.deps.config.dataDirectory)).broken).toBeUndefined();
});

test('the job that anchors tells each anchor, for an instance whose file ends with it', async () => {
  const told = vi.spyOn(portal.deps.log, 'info');
  onTestFinished(() => told.mockRestore());
  await record('to be anchored');
  await anchorJob.run(portal.deps);
  const [last] = (await readAnchors(portal.deps.config.dataDirectory)).slice(-1);
  expect(told.mock.calls).toContainEqual([expect.objectContaining({ ...last }), 'audit anchor']);
});

test('an anchor that a full disk cut short takes none of the others along', async () => {
  const { dataDirectory } = portal.deps.config;
  const file = join(dataDirectory, ANCHOR_FILE);
  await record('anchored whole');
  await anchorAudit(portal.db, dataDirectory);
  const whole = await readAnchors(dataDirectory);
  await appendFile(file, '{"seq":"99","ha');
  await record('anchored after it');
  const [next] = await anchorAudit(portal.db, dataDirectory);
  expect(await readAnchors(dataDirectory)).toEqual([...whole, next]);
  expect((await verifyAudit(portal.db, dataDirectory)).broken).toBeUndefined();
});

test('anchors that cannot be read let no log pass for whole', async () => {
  const { dataDirectory } = portal.deps.config;
  const file = join(dataDirectory, ANCHOR_FILE);
  await rename(file, `${file}.aside`);
  await mkdir(file);
  try {
    await expect(verifyAudit(portal.db, dataDirectory)).rejects.toThrow('EISDIR');
  } finally {
    await rmdir(file);
    await rename(`${file}.aside`, file);
  }
});

test('an end that was cut off, or written anew with the key, is found by the anchors, and fails the job that makes them', async () => {
  await anchorAudit(portal.db, portal.deps.config.dataDirectory);
  await tamper('delete from audit_log where seq > 25');
  const report = await verifyAudit(portal.db, portal.deps.config.dataDirectory);
  expect(report.broken?.reason).toBe('cut off');
  const anchored = () => anchorJob.run(portal.deps);
  await expect(anchored()).rejects.toThrow('audit_log was cut off or written anew');
  for (let seq = 26; seq <= Number(report.broken?.seq); seq += 1) await record('written anew');
  await expect(anchored()).rejects.toThrow('audit_log was cut off or written anew');
  expect((await verifyAudit(portal.db, portal.deps.config.dataDirectory)).broken?.reason).toBe('changed');
});
