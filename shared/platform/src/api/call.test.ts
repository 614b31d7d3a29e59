import type { Call, Result } from '@portal/contracts';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, problem } from '../../test/fake-api.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { setToken } from './token-store.ts';

const readThing: Call<{
  params: { id: string };
  query: { tag?: string[]; search?: string };
  response: Result<{ name: string }>;
}> = { id: 'readThing', method: 'GET', path: '/thing/:id' };

const saveThing: Call<{ body: { name: string }; response: Result<null> }> = {
  id: 'saveThing',
  method: 'POST',
  path: '/thing',
  timeoutMs: 15_000,
};

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('It did not fail as an ApiError.');
  return error;
};

const thing = { body: { data: { name: 'A' }, message: '' } };

describe('a call', () => {
  test('fills its path and leaves empty query values out', async () => {
    const sent = fakeApi({ 'GET /api/thing/a%2Fb': thing });
    const answer = await call(readThing, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], search: '' } });
    expect(answer.data.name).toBe('A');
    expect(sent[0]?.path).toBe('/api/thing/a%2Fb?tag=x&tag=y');
  });

  test('carries the token, the time zone and the language', async () => {
    setToken('afp_1');
    const sent = fakeApi({ 'POST /api/thing': { body: { data: null, message: '' } } });
    await call(saveThing, { body: { name: 'B' }, idempotencyKey: 'k1' });
    const headers = sent[0]?.headers;
    expect(headers?.get('Authorization')).toBe('Bearer afp_1');
    expect(headers?.get('Timezone-Val')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(headers?.get('Accept-Language')).toBe('en');
    expect(headers?.get('Idempotency-Key')).toBe('k1');
    expect(headers?.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.body).toEqual({ name: 'B' });
  });

  test('says when it is not caused by the person', async () => {
    const sent = fakeApi({ 'GET /api/thing/1': thing });
    await call(readThing, { params: { id: '1' }, background: true });
    await call(readThing, { params: { id: '1' } });
    expect(sent.map(({ headers }) => headers.get('X-Background'))).toEqual(['1', null]);
  });

  test('a minute after the last touch counts as not caused by the person', async () => {
    const sent = fakeApi({ 'GET /api/thing/1': thing });
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await call(readThing, { params: { id: '1' } });
    expect(sent[0]?.headers.get('X-Background')).toBe('1');
  });

  test('throws what the server said, with its fields', async () => {
    const answer = problem(400, 'invalid_request', 'Check the name.');
    const fields = [{ field: 'name', code: 'too_short', message: 'Use at least 2 characters.' }];
    fakeApi({ 'POST /api/thing': { ...answer, body: { ...(answer.body as object), fields } } });
    const error = await failure(call(saveThing, { body: { name: 'B' } }));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_request',
      description: 'Check the name.',
      fields,
      requestId: 'r1',
    });
  });

  test('without a connection fails as offline', async () => {
    fakeApi({});
    expect(await failure(call(saveThing, { body: { name: 'B' } }))).toMatchObject({
      status: 0,
      code: 'offline',
    });
  });

  test('whose connection is lost within the answer fails as offline', async () => {
    const cut = () => Promise.reject(new TypeError('terminated'));
    vi.stubGlobal('fetch', async () => Object.assign(new Response('{'), { text: cut }));
    expect(await failure(call(saveThing, { body: { name: 'B' } }))).toMatchObject({ code: 'offline' });
  });

  test.each([
    ['a page of a proxy', { status: 502, text: '<html>Bad gateway</html>' }],
    ['an empty success', { status: 200, text: '' }],
    ['a success that is no object', { status: 200, text: '7' }],
    ['JSON of another shape', { status: 500, text: '{"oops":1}' }],
  ])('%s is a bad response, never undefined', async (_, answer) => {
    fakeApi({ 'POST /api/thing': answer });
    expect(await failure(call(saveThing, { body: { name: 'B' } }))).toMatchObject({
      status: answer.status,
      code: 'bad_response',
    });
  });

  test('gives up after the time of its declaration', async () => {
    const limits: number[] = [];
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return late.signal;
    });
    fakeApi({ 'POST /api/thing': () => new Promise(() => undefined), 'GET /api/thing/1': thing });
    await call(readThing, { params: { id: '1' } });
    const work = failure(call(saveThing, { body: { name: 'B' } }));
    late.abort(new DOMException('late', 'TimeoutError'));
    expect(await work).toMatchObject({ status: 0, code: 'timeout' });
    expect(limits).toEqual([20_000, 15_000]);
  });

  test('aborted by its caller rejects with the reason of the caller', async () => {
    fakeApi({ 'GET /api/thing/1': () => new Promise(() => undefined) });
    const caller = new AbortController();
    const work = call(readThing, { params: { id: '1' }, signal: caller.signal });
    caller.abort(new Error('left the page'));
    await expect(work).rejects.toThrow('left the page');
  });
});
