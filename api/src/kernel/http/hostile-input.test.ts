import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Reply } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { makeThing, showThing, thingRoutes } from '../../../test/support/thing.ts';

const portal = testPortal({ routes: thingRoutes, ownWaits: true });

const thing = { title: 'Thing', count: 1 };

const send = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
  const client = await portal.as('beneficiary');
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/thing',
    payload,
    headers: { ...client.headers, 'content-type': 'application/json', ...headers },
  });
  return new Reply(response.statusCode, response.headers, response.rawPayload);
};

test('what a handler returns beyond its declaration does not leave', async () => {
  const reply = await (await portal.as('beneficiary')).call(makeThing, { body: thing });
  expect(reply.raw.toString()).toBe('{"data":{"title":"Thing"},"message":""}');
});

test.each([
  ['a text for a number', { ...thing, count: '1' }, ['count']],
  ['a number for a text', { ...thing, title: 1 }, ['title']],
  ['a list for a text', { ...thing, title: ['Thing'] }, ['title']],
  ['an object for a number', { ...thing, count: { $gt: 0 } }, ['count']],
  ['a number for a switch', { ...thing, flag: 1 }, ['flag']],
  ['a number that is out of range', { ...thing, count: 6 }, ['count']],
  ['a fraction', { ...thing, count: 1.5 }, ['count']],
  ['a blank text', { ...thing, title: ' \n ' }, ['title']],
  ['a long text', { ...thing, title: 'x'.repeat(11) }, ['title']],
  ['an amount with a sign', { ...thing, amount: '-1' }, ['amount']],
  ['an amount as a number', { ...thing, amount: 1 }, ['amount']],
  ['a value that is not offered', { ...thing, kind: 'C' }, ['kind']],
  ['too many parts', { ...thing, parts: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, ['parts']],
  ['a wrong part', { ...thing, parts: [{ name: 'a' }, { name: '' }] }, ['parts.1.name']],
  [
    'more than was asked',
    { ...thing, parts: [{ name: 'a', admin: true }], isAdmin: true },
    ['isAdmin', 'parts.0.admin'],
  ],
  ['nothing', {}, ['count', 'title']],
  ['a list', [], ['']],
])('a body with %s is refused by name', async (_name, body, fields) => {
  const client = await portal.as('beneficiary');
  expect(await client.raw(makeThing, { body })).toRefuseFields(...fields);
});

test('a query or body that an operation does not take is refused by name', async () => {
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const sent = await portal.app.inject({ method, url, ...(payload && { payload }) });
    return sent.json().fields ?? sent.statusCode;
  };
  const unknown = (field: string) => [expect.objectContaining({ field, code: 'unknown' })];
  expect(await send('GET', '/api/thing/a?confirm=false')).toEqual(unknown('confirm'));
  expect(await send('POST', '/api/thing/a/end', { isTrial: true })).toEqual(unknown('isTrial'));
  expect(await send('POST', '/api/thing/a/end', {})).toBe(200);
  expect(await send('POST', '/api/thing/a/end')).toBe(200);
});

test('a refused limit is named in the words', async () => {
  const client = await portal.as('beneficiary');
  const reply = await client.raw(makeThing, { body: { title: 'x'.repeat(11), count: 0 } });
  expect(reply.problem?.fields).toMatchObject([
    { field: 'title', code: 'too_long', message: 'Please enter at most 10 characters.' },
    { field: 'count', code: 'too_small', message: 'Please enter 1 or more.' },
  ]);
});

test.each([
  ['NUL in a value', '{"title":"a\\u0000b","count":1}'],
  ['NUL in a key', '{"title":"a","count":1,"x\\u0000y":1}'],
  ['half a surrogate pair', '{"title":"\\ud800","count":1}'],
])('%s is refused: the database could not hold it', async (_name, payload) => {
  const reply = await send(payload);
  expect(reply.problem?.fields?.[0]?.code).toBe('control_characters');
});

test.each([
  ['cut short', '{"title":'],
  ['no JSON at all', 'title=Thing'],
  ['a prototype in disguise', '{"title":"a","count":1,"__proto__":{"isAdmin":true}}'],
  ['a constructor in disguise', '{"title":"a","count":1,"constructor":{"prototype":{"isAdmin":true}}}'],
])('a body that is %s is malformed', async (_name, payload) => {
  expect(await send(payload)).toBeProblem('malformed_json');
});

test('a body nested a hundred thousand deep is refused like any other', async () => {
  const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)},"count":1}`;
  expect(await send(deep)).toRefuseFields('title');
});

test('a body with ten thousand names is refused like any other', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`name${n}`, n]));
  expect(await send(JSON.stringify({ ...thing, ...many }))).toBeProblem('invalid_request');
});

test('which of sixty thousand items are there twice is not looked for', async () => {
  // That takes the square of their number: it does not come to its end within the time that a test has.
  const marks = Array.from({ length: 60_000 }, () => 'x');
  const reply = await send(JSON.stringify({ ...thing, marks }));
  expect(reply.problem?.fields).toMatchObject([{ field: 'marks', code: 'too_many' }]);
});

test('a packed body is not unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(10_000_000, 32));
  const reply = await send(packed, { 'content-encoding': 'gzip' });
  expect(reply.status).toBe(400);
});

test.each([
  ['a name twice, of which one would count', '{"title":"a","count":1,"count":99}'],
  ['a number without end', '{"title":"a","count":1e999}'],
  ['a number that would be rounded', '{"title":"a","count":9007199254740993}'],
])('%s is refused', async (_name, payload) => {
  expect(await send(payload)).toRefuseFields('count');
});

test('a body beyond 256 KiB is refused', async () => {
  expect(await send(JSON.stringify({ ...thing, title: 'x'.repeat(300_000) }))).toBeProblem(
    'payload_too_large',
  );
});

test('an empty body is a body without fields', async () => {
  expect(await send('')).toRefuseFields('');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/xml',
  'application/json2',
  '',
])('a body of the type "%s" is not read', async (type) => {
  expect(await send(JSON.stringify(thing), { 'content-type': type })).toBeProblem('unsupported_media_type');
});

test('a stranger’s body is not even read', async () => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/thing',
    payload: '{"title":',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(401);
});

test.each(['/api/nothing', '/api', '/', '/api/thing/a/b', '/api/thing/%00'])(
  '%s is answered, not failed',
  async (url) => {
    const response = await portal.app.inject({ method: 'GET', url });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
  },
);

test('an address that cannot be decoded is answered in our own words', async () => {
  const response = await portal.app.inject({ method: 'GET', url: '/api/thing/%E0%A4%A' });
  expect(response.json()).toMatchObject({ error: 'not_found' });
});

test('another method on a known address is told which one is allowed', async () => {
  const response = await portal.app.inject({ method: 'DELETE', url: '/api/thing' });
  expect([response.statusCode, response.headers.allow, response.json().error]).toEqual([
    405,
    'POST',
    'method_not_allowed',
  ]);
});

test.each([
  ['crash', 500, 'internal_error'],
  ['sql', 500, 'internal_error'],
  ['slow', 503, 'unavailable'],
])('a %s shows nothing from inside', async (id, status, code) => {
  const reply = await portal.visitor.call(showThing, { params: { id } });
  expect([reply.status, reply.problem?.error]).toEqual([status, code]);
  expect(reply.raw.toString()).not.toMatch(/secret|select|table|stack|at /);
});

test('sixty odd headers change nothing', async () => {
  const odd = Object.fromEntries(
    [
      'x-middleware-subrequest',
      'x-original-url',
      'x-rewrite-url',
      'x-forwarded-user',
      'x-http-method-override',
      'x-user-id',
      'x-role',
    ]
      .flatMap((name) => [name, `${name}-override`])
      .map((name) => [name, '/api/admin']),
  );
  expect(await portal.visitor.raw(makeThing, { body: thing, headers: odd })).toBeProblem('unauthorized');
});
