import { beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import type { Reply, TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';
import {
  type Outcome,
  type Persona,
  personas,
  type Row,
  readPermissionTable,
  writtenRow,
} from './permission-table.ts';
import { kindsIn, requestOf } from './request-of.ts';
import { makeWorld, type World } from './world.ts';

const portal = testPortal({ config: { demo: true } });
let world: World;

beforeAll(async () => {
  world = await makeWorld(portal);
});

const endedSession = async (): Promise<TestClient> => {
  const client = await portal.as(world.people.owner);
  await portal.db`update sessions set idle_expires_at = now() - interval '1 second'
    where user_id = ${world.people.owner.id} and ended_at is null`;
  return client;
};

const clientOf = (persona: Persona): Promise<TestClient> | TestClient => {
  if (persona === 'visitor') return portal.visitor;
  return persona === 'ended' ? endedSession() : portal.as(world.people[persona]);
};

const outcomeOf = ({ status }: Reply<unknown>): Outcome => {
  if (status === 401) return '401';
  if (status === 403) return '403';
  return status === 404 ? '404' : 'yes';
};

const declared = readPermissionTable();

test('the table has a row for every operation, and none for what is gone', () => {
  const names = allRoutes.map(({ operation }) => operation.id);
  expect([...declared.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});

const met = async ({ operation }: Route): Promise<Row> => {
  const row: Partial<Row> = {};
  let ids = await world.ids(kindsIn(operation.id));
  for (const persona of personas) {
    const client = await clientOf(persona);
    const reply = await client.raw(
      operation,
      requestOf(operation.id, (kind) => ids.get(kind) ?? ''),
    );
    expect(reply.status, `${operation.id} as ${persona}: ${JSON.stringify(reply.problem)}`).toBeLessThan(500);
    expect(reply.status, `${operation.id} as ${persona}`).not.toBe(429);
    const outcome = outcomeOf(reply);
    row[persona] = outcome;
    // Only a call that is allowed, and does more than read, can use up what it names.
    if (outcome === 'yes' && operation.method !== 'GET') ids = await world.ids(kindsIn(operation.id));
  }
  return row as Row; // one outcome for each persona
};

test.each(allRoutes.map((route) => [route.operation.id, route] as const))(
  '%s is for whom docs/permissions.md says',
  async (id, route) => {
    const row = await met(route);
    const expected = declared.get(id);
    // The whole row, so that it can be compared with the rule and then be put into the table.
    expect(writtenRow(id, row)).toBe(expected ? writtenRow(id, expected) : 'a row in docs/permissions.md');
  },
);
