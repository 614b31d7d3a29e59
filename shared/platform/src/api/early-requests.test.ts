import type { Call, Result } from '@portal/contracts';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { type EarlyRequest, earlyRequestsName } from '../release/before-hydration.ts';
import { call } from './call.ts';
import { setToken } from './token-store.ts';

const readThing: Call<{ query: { page?: number }; response: Result<string> }> = {
  id: 'readThing',
  method: 'GET',
  path: '/thing',
};
const saveThing: Call<{ response: Result<null> }> = { id: 'saveThing', method: 'POST', path: '/thing' };

const address = '/api/thing?page=1';
const answer = (text: string, status = 200) =>
  Promise.resolve(new Response(JSON.stringify({ data: text, message: '' }), { status }));

/** As the page's own script leaves it. */
const asked = (one: Partial<EarlyRequest> = {}): void => {
  const kept = { token: 'afp_1', language: 'en', at: performance.now(), answer: answer('early'), ...one };
  Reflect.set(window, earlyRequestsName, new Map([[address, kept]]));
};

const read = async () => (await call(readThing, { query: { page: 1 } })).data;

beforeEach(() => {
  setToken('afp_1');
  fakeApi({
    'GET /api/thing': { body: { data: 'asked now', message: '' } },
    'POST /api/thing': { body: { data: null, message: '' } },
  });
  return () => Reflect.deleteProperty(window, earlyRequestsName);
});

test('what the page has asked is taken once, then the API is asked', async () => {
  asked();
  expect(await read()).toBe('early');
  expect(await read()).toBe('asked now');
});

test.each<[string, () => Partial<EarlyRequest>]>([
  ['of another person', () => ({ token: 'afp_2' })],
  ['in another language', () => ({ language: 'fr' })],
  ['from half a minute ago', () => ({ at: performance.now() - 31_000 })],
  ['that never came', () => ({ answer: Promise.reject(new TypeError('no connection')) })],
])('an answer %s is not taken', async (_, kept) => {
  asked(kept());
  expect(await read()).toBe('asked now');
});

test('after a change the API is asked', async () => {
  asked();
  await call(saveThing);
  expect(await read()).toBe('asked now');
});

test('a refusal is one', async () => {
  const refusal = JSON.stringify({ error: 'unauthorized', message: 'No' });
  asked({ answer: Promise.resolve(new Response(refusal, { status: 401 })) });
  await expect(read()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});
