import { beforeAll, expect, test } from 'vitest';
import { allRoutes } from '../../src/wiring.ts';
import { testPortal } from '../support/portal.ts';
import { kindsIn, requestOf } from './request-of.ts';
import { makeWorld, type World } from './world.ts';

/** What was sent to the database since it was last asked for. */
let sent: string[] = [];

const portal = testPortal({
  config: { demo: true },
  watch:
    ({ text }) =>
    () => {
      sent.push(text);
    },
});
let world: World;

beforeAll(async () => {
  world = await makeWorld(portal);
});

/** Every table, also those that only count: the transactions that wrote its rows, and how many there are. */
const digest = async (): Promise<ReadonlyMap<string, string>> => {
  const tables = await portal.db<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`;
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as rows from ${name}`,
  );
  const rows = await portal.db.unsafe<{ name: string; rows: string }[]>(parts.join(' union all '));
  return new Map(rows.map(({ name, rows }) => [name, rows]));
};

const writing = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?([a-z_]+)/gi;

/** The tables that statements name as those they write, whether or not a row was met. */
const writtenBy = (statements: readonly string[]): string[] =>
  statements.flatMap((text) =>
    // `for update of` locks what was found; `on conflict do update set` writes what the insert named.
    [...text.replace(/\bfor (?:no key )?update\b|\bdo update\b/gi, '').matchAll(writing)].map(
      ([, name = '']) => name,
    ),
  );

/** That somebody was here: the last call of a session, and how many calls there were. */
const presence = new Set(['sessions', 'rate_counters']);

/** What reading leaves behind beyond that, and is meant to. */
const traces: Record<string, readonly string[]> = {
  // that an agent is there, so that visitors see whether somebody is there
  getDesk: ['chat_presence'],
  // that a visitor without a socket is there, so that the agent sees who left
  getChatMessages: ['chat_conversations', 'chat_sockets'],
  // who read what others sent in confidence
  downloadFile: ['audit_log'],
  getDeskFile: ['audit_log'],
  getContactFile: ['audit_log'],
  getApplication: ['audit_log'],
  getAccountHolder: ['audit_log'],
  exportApplicationPdf: ['audit_log'],
};

const readers = ['owner', 'reviewer', 'agent', 'manager', 'admin'] as const;

const gets = allRoutes.filter(({ operation }) => operation.method === 'GET');

test.each(gets.map((route) => [route.operation.id, route.operation] as const))(
  '%s reads and writes nothing but its declared traces',
  async (id, operation) => {
    const written = new Set<string>();
    const statuses = new Set<number>();
    const ids = await world.ids(kindsIn(id));
    const clients = await Promise.all(readers.map((name) => portal.as(world.people[name])));
    await portal.deps.background.settle();
    const before = await digest();
    sent = [];
    for (const client of [portal.visitor, ...clients]) {
      const request = requestOf(id, (kind) => ids.get(kind) ?? '');
      statuses.add((await client.raw(operation, request)).status);
    }
    await portal.deps.background.settle();
    for (const name of writtenBy(sent)) written.add(name);
    for (const [name, rows] of await digest()) if (before.get(name) !== rows) written.add(name);
    // Somebody has read it, and nobody broke it.
    expect([...statuses].filter((status) => status === 200)).toEqual([200]);
    expect(Math.max(...statuses)).toBeLessThan(500);
    const beyond = [...written].filter((name) => !presence.has(name));
    expect(beyond.toSorted()).toEqual([...(traces[id] ?? [])].toSorted());
  },
);

test('what is declared here is read by GET', () => {
  const names = gets.map(({ operation }) => operation.id);
  expect(Object.keys(traces).filter((name) => !names.includes(name))).toEqual([]);
});
