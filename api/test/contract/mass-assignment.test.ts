import { roleMay } from '@portal/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import type { TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';
import { kindsIn, requestOf } from './request-of.ts';
import { makeWorld, type World } from './world.ts';

const portal = testPortal();
let world: World;

beforeAll(async () => {
  world = await makeWorld(portal);
});

/** What only the server decides, with the value that somebody would like it to have. */
const coveted: Record<string, unknown> = {
  role: 'FUND_MANAGER_SUPER_USER',
  authorities: ['FUND_MANAGER_SUPER_USER'],
  isChatAgent: 1,
  status: 'APPROVED',
  balance: { amount: '999999999.00', currency: 'USD' },
  fundId: 'fund_credit',
  verified: true,
  emailVerified: true,
  id: 'usr_other',
  userId: 'usr_other',
};

/** Posted by browsers in a form that is theirs; nothing of it is kept. */
const keepsNothing = new Set(['sendCspReport']);

const writes = allRoutes.filter(
  ({ operation }) =>
    operation.body !== undefined && operation.consumes !== 'multipart' && !keepsNothing.has(operation.id),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const declaredIn = (schema: unknown): string[] => {
  const properties = isRecord(schema) ? schema.properties : undefined;
  return isRecord(properties) ? Object.keys(properties) : [];
};

const callerOf = async ({ operation }: Route): Promise<TestClient> => {
  const asker = (['owner', 'manager', 'reviewer', 'agent', 'admin'] as const).find((name) =>
    roleMay(world.people[name].role, operation.permission),
  );
  return operation.permission === 'public' || !asker ? portal.visitor : portal.as(world.people[asker]);
};

test.each(writes.map((route) => [route.operation.id, route] as const))(
  '%s takes nothing that only the server decides',
  async (id, route) => {
    const client = await callerOf(route);
    const ids = await world.ids(kindsIn(id));
    const request = requestOf(id, (kind) => ids.get(kind) ?? '');
    const body = isRecord(request.body) ? request.body : {};
    const declared = declaredIn(route.operation.body);
    for (const [name, value] of Object.entries(coveted)) {
      if (declared.includes(name)) continue;
      const reply = await client.raw(route.operation, { ...request, body: { ...body, [name]: value } });
      expect(reply, `${id} with ${name}`).toRefuseFields(name);
    }
    for (const [inner, value] of Object.entries(body)) {
      // maps by language or by key are refused elsewhere: their names are data
      if (!isRecord(value) || id === 'saveContent') continue;
      const nested = { ...body, [inner]: { ...value, role: coveted.role } };
      const reply = await client.raw(route.operation, { ...request, body: nested });
      expect(reply, `${id} with ${inner}.role`).toRefuseFields(`${inner}.role`);
    }
  },
);
