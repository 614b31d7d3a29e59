import { type ErrorCode, errorCodes, languages, roleMay } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import type { Operation } from '@portal/contracts/operation';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../../src/kernel/http/implied-errors.ts';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import { kindsIn, requestOf } from '../contract/request-of.ts';
import { makeWorld, type World } from '../contract/world.ts';
import { type RawInput, Reply, type TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';
import { seed } from '../support/property-seed.ts';
import { borderAddresses, someAddress, someHeaders } from './address-mutations.ts';
import { borderBodies, fixedBodies, type SentBody, someBody } from './body-mutations.ts';
import { hostileForms } from './multipart-mutations.ts';
import { addressOf, type Sent } from './sent.ts';
import { takeWrittenTables, watchWrites } from './written-tables.ts';

/** How many requests each operation is sent; `FUZZ_RUNS=1000 FUZZ_SEED=7` looks further. */
const runs = Number(process.env.FUZZ_RUNS ?? 8);
/** Of them, where drawing or packing a file takes a quarter of a second. */
const FILE_RUNS_DIVISOR = 5;

const portal = testPortal();
let world: World;

beforeAll(async () => {
  world = await makeWorld(portal);
  await watchWrites(portal.db);
  console.log(`fuzzing with FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);
});

const people = ['owner', 'agent', 'manager', 'reviewer', 'admin'] as const;

/** Someone who passes the role part, so that the request itself is looked at. */
const callerOf = async ({ operation }: Route): Promise<TestClient> => {
  const asker = people.find((name) => roleMay(world.people[name].role, operation.permission));
  return operation.permission === 'public' || !asker ? portal.visitor : portal.as(world.people[asker]);
};

const namesIn = (schema: TSchema | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}); // queries are object schemas

const refusedBySchema = (schema: TSchema): ((payload: string) => boolean) => {
  const compiled = Compile(schema);
  return (payload) => {
    try {
      return !compiled.Check(JSON.parse(payload));
    } catch {
      return true;
    }
  };
};

/** Everything that one operation is sent. */
const requestsTo = (
  { path, answers, query, body, bodyOptional, consumes }: Operation,
  request: RawInput,
): Sent[] => {
  const plain = addressOf(path, request);
  const payload = typeof request.body === 'object' ? JSON.stringify(request.body) : undefined;
  const own =
    payload === undefined || consumes ? {} : { payload, headers: { 'content-type': 'application/json' } };
  const at = ({ what, url }: { what: string; url: string }): Sent => ({
    headers: {},
    ...own,
    what,
    url,
    isHopeless: false,
  });
  const addresses = someAddress(path, request, namesIn(query)).map(at);
  const atBorders = answers === 'file' ? [] : borderAddresses(path, request, namesIn(query)).map(at);
  const headers = someHeaders.map(
    (odd): Sent => ({
      ...own,
      what: JSON.stringify(odd).slice(0, 80),
      url: plain,
      headers: { ...own.headers, ...odd },
      isHopeless: false,
    }),
  );
  if (consumes === 'multipart')
    return [
      ...hostileForms().map((form): Sent => ({ ...form, url: plain, isHopeless: false })),
      ...atBorders,
      ...fc.sample(fc.oneof(addresses, headers), { seed, numRuns: Math.ceil(runs / 2) }),
    ];
  if (!body)
    return [
      ...atBorders,
      ...fc.sample(fc.oneof({ weight: 5, arbitrary: addresses }, { weight: 1, arbitrary: headers }), {
        seed,
        numRuns: answers === 'file' ? Math.ceil(runs / FILE_RUNS_DIVISOR) : runs,
      }),
    ];
  const isRefused = refusedBySchema(body);
  const asSent = ({ what, payload, contentType }: SentBody): Sent => ({
    what,
    url: plain,
    payload,
    headers: { 'content-type': contentType },
    isHopeless: isRefused(payload) && !(bodyOptional && payload === ''),
  });
  const drawn = fc.oneof(
    { weight: 8, arbitrary: someBody(request.body).map(asSent) },
    { weight: 1, arbitrary: addresses },
    { weight: 1, arbitrary: headers },
  );
  return [
    ...fixedBodies(request.body).map(asSent),
    ...borderBodies(request.body).map(asSent),
    ...atBorders,
    ...fc.sample(drawn, { seed, numRuns: Math.ceil((runs * 2) / 3) }),
  ];
};

const errorKeys = new Set([
  'error',
  'error_description',
  'message',
  'fields',
  'requestId',
  'data',
  'mfa_token',
  'mfa_methods',
  'mfa_method',
]);

const holdRefusal = (
  { status, problem, headers }: Reply<unknown>,
  operation: Operation,
  language: (typeof languages)[number],
  about: string,
): void => {
  const code = problem?.error as ErrorCode; // checked in the next line
  expect([...errorsOf(operation)], about).toContain(code);
  expect(status, about).toBe(errorCodes[code]);
  expect(problem?.message, about).toBe(errorMessages[language].errors[code]);
  expect(problem?.error_description, about).not.toBe('');
  expect(headers['x-request-id'], about).toBe(problem?.requestId);
  for (const field of problem?.fields ?? []) expect(field.message, about).not.toBe('');
  const more = Object.keys(problem ?? {}).filter((key) => !errorKeys.has(key));
  expect(more, about).toEqual([]);
};

/** Holds answers against the response that the operation declares. */
const answersOf = ({ response }: Operation): ((reply: Reply<unknown>, about: string) => void) => {
  if (!response) return () => {};
  const compiled = Compile(response);
  return (reply, about) => {
    if (reply.status !== 304) expect(compiled.Errors(reply.body).slice(0, 3), about).toEqual([]);
  };
};

test.each(allRoutes.map((route) => [route.operation.id, route] as const))(
  '%s refuses what it cannot take, in one shape, and changes nothing by it',
  async (id, route) => {
    const { operation } = route;
    const client = await callerOf(route);
    const ids = await world.ids(kindsIn(id));
    const requests = requestsTo(
      operation,
      requestOf(id, (kind) => ids.get(kind) ?? ''),
    );
    // What can only be refused goes first, so that one look at the database serves for all of it.
    requests.sort((a, b) => Number(b.isHopeless) - Number(a.isHopeless));
    const isGet = operation.method === 'GET';
    const holdAnswer = answersOf(operation);
    await portal.deps.background.settle();
    await takeWrittenTables(portal.db);
    for (const [index, { what, url, headers, payload, isHopeless }] of requests.entries()) {
      const language = languages[index % languages.length] ?? 'en';
      const about = `${id}: ${what}`;
      const response = await portal.app.inject({
        method: operation.method,
        url,
        headers: { ...client.headers, 'accept-language': language, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      const reply = new Reply(response.statusCode, response.headers, response.rawPayload);
      expect(reply.status, `${about} ${response.body.slice(0, 300)}`).toBeLessThan(500);
      const isRefused = reply.status >= 400;
      if (isHopeless) expect(isRefused, about).toBe(true);
      if (isRefused) holdRefusal(reply, operation, language, about);
      else holdAnswer(reply, about);
      const isLastHopeless = isHopeless && requests[index + 1]?.isHopeless !== true;
      if (isHopeless && !isLastHopeless) continue;
      if (isGet && index < requests.length - 1) continue;
      await portal.deps.background.settle();
      const written = await takeWrittenTables(portal.db);
      // That somebody read or exported is written down, among the requests of a GET that were fine.
      const changed = written.filter((name) => !(isGet && name === 'accepted'));
      if (isRefused || isGet) expect(changed, `${about} changed something`).toEqual([]);
    }
  },
  120_000,
);
