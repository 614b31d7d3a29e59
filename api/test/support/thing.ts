import type { Permission } from '@portal/contracts';
import { moneyText, text } from '@portal/contracts/fields';
import { operation, result } from '@portal/contracts/operation';
import { type Static, Type } from 'typebox';
import { publicRoute, type Route, route } from '../../src/kernel/server/route.ts';

/* A made-up capability, for what is the same in all of them. */

const ThingInput = Type.Object(
  {
    title: text(10),
    count: Type.Integer({ minimum: 1, maximum: 5 }),
    amount: Type.Optional(moneyText()),
    parts: Type.Optional(
      Type.Array(Type.Object({ name: text(5) }, { additionalProperties: false }), { maxItems: 2 }),
    ),
    kind: Type.Optional(Type.Enum(['A', 'B'])),
    flag: Type.Optional(Type.Boolean()),
    marks: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type ThingInput = Static<typeof ThingInput>;

const ThingView = Type.Object({ title: Type.String() });

export const makeThing = operation('makeThing', 'POST /thing', {
  permission: 'signed-in',
  summary: 'Make a thing',
  description: 'Makes a thing that is kept nowhere.',
  body: ThingInput,
  response: result(ThingView),
  errors: ['stale_version', 'idempotency_mismatch', 'idempotency_in_progress'],
  example: { body: { title: 'A thing', count: 1 } },
});

export const showThing = operation('showThing', 'GET /thing/:id', {
  permission: 'public',
  summary: 'Show a thing',
  description: 'Shows a thing, or fails as its name says.',
  params: Type.Object({ id: text(20) }),
  response: result(ThingView),
  errors: [],
  example: { params: { id: 'a' } },
});

export const endThing = operation('endThing', 'POST /thing/:id/end', {
  permission: 'public',
  summary: 'End a thing',
  description: 'Ends a thing, of which nothing is asked.',
  params: Type.Object({ id: text(20) }),
  response: result(ThingView),
  errors: [],
  example: { params: { id: 'a' } },
});

/** Routes that answer with more than they declare, and that fail on demand. */
export const thingRoutes: Route[] = [
  route(makeThing, async ({ body }) => ({
    data: { title: body.title, secret: 'hidden' },
    message: '',
  })),
  publicRoute(showThing, async ({ params, db }) => {
    if (params.id === 'crash') throw new Error('inner secret');
    if (params.id === 'sql') await db`select * from "no such table with a secret"`;
    if (params.id === 'slow') await db`select set_config('statement_timeout', '50ms', true), pg_sleep(10)`;
    return { data: { title: params.id }, message: '' };
  }),
  publicRoute(endThing, async ({ params }) => ({ data: { title: params.id }, message: '' })),
];

/** The same operation under another permission, also one that does not exist. */
export const withPermission = (permission: string | undefined) => ({
  ...makeThing,
  permission: permission as Permission,
});
