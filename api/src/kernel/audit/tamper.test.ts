import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { behindTheTrigger, chainFlips, columnsOf, oneOf, other } from '../../../test/support/tampering.ts';
import { transaction } from '../database/db.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const portal = testPortal({ routes: [] });

/** For every column of an entry a change that the table lets through. */
const flips: Record<string, string> = {
  ...chainFlips,
  actor_id: other('actor_id'),
  actor_name: other('actor_name'),
  actor_role: other('actor_role'),
  process: oneOf('process', 'FUND', 'SYSTEM'),
  action: oneOf('action', 'CREATE', 'UPDATE'),
  entity_type: other('entity_type'),
  entity_id: other('entity_id'),
  entity_label: other('entity_label'),
  changes: `changes = changes || '[{"field": "more"}]'`,
  outcome: oneOf('outcome', 'OK', 'DENIED'),
  ip: other('ip'),
  user_agent: other('user_agent'),
  request_id: other('request_id'),
  on_behalf_of: other('on_behalf_of'),
};
const columns = Object.keys(flips);
const ROWS = columns.length * 6;

const tamper = (...statements: string[]) => behindTheTrigger(portal.db, ...statements);

const broken = async () => (await verifyAudit(portal.db, portal.deps.config.dataDirectory)).broken;

beforeAll(async () => {
  for (let n = 1; n <= ROWS; n += 1) {
    await transaction(portal.db, (tx) =>
      recordAudit(
        tx,
        'system',
        'UPDATE',
        { process: 'SYSTEM', entityType: 'setting', entityId: `set_${n}` },
        [{ field: 'title', old: n, new: n + 1 }],
      ),
    );
  }
  await portal.db`create table kept as select * from audit_log`;
});

test('every column of an entry is covered', async () => {
  expect(columns.toSorted()).toEqual(await columnsOf(portal.db, 'audit_log'));
});

test('whichever column of whichever entry is changed, the entry is named', async () => {
  expect(await broken()).toBeUndefined();
  const missed: string[] = [];
  for (let n = 1; n <= ROWS; n += 1) {
    const column = columns[(n * 7) % columns.length] ?? '';
    await tamper(`update audit_log set ${flips[column]} where seq = ${n}`);
    const found = await broken();
    // An entry that moved away is missed before the next one, or stands alone at the end.
    const named = column === 'seq' ? [String(n + 1), String(n + 100000)] : [String(n)];
    if (!found || !named.includes(found.seq)) missed.push(`${column} of ${n}: ${JSON.stringify(found)}`);
    await tamper(
      `delete from audit_log where seq in (${n}, ${n} + 100000)`,
      `insert into audit_log select * from kept where seq = ${n}`,
    );
  }
  expect(missed).toEqual([]);
  expect(await broken()).toBeUndefined();
});

test('two entries that changed places are found', async () => {
  await tamper(
    'update audit_log set seq = -5 where seq = 5',
    'update audit_log set seq = 5 where seq = 6',
    'update audit_log set seq = 6 where seq = -5',
  );
  expect((await broken())?.seq).toBe('5');
});
