import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs out as a browser would be made to, and says what came of it. */
const signOut = async (headers: Record<string, string>) => {
  const signedIn = (await portal.as('beneficiary')).headers;
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...signedIn, host: 'portal.test', ...headers },
  });
  return { status: reply.statusCode, cookie: reply.headers['set-cookie'], error: reply.json().error };
};

test.each([
  ['a form of another site', { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['a form of a neighbour', { ...form, 'sec-fetch-site': 'same-site', origin: 'https://evil.portal.test' }],
  ['an old browser, from another site', { ...form, origin: 'https://evil.test' }],
  ['an old browser that hides from where', { ...form, origin: 'null' }],
  [
    'what claims our origin from another site',
    { 'sec-fetch-site': 'cross-site', origin: 'https://portal.test' },
  ],
])('%s signs nobody out', async (_what, headers) => {
  expect(await signOut(headers)).toEqual({ status: 403, cookie: undefined, error: 'cross_site_request' });
});

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://portal.test' }],
  ['a form of ours that hides from where', { ...form, 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['what a person typed', { 'sec-fetch-site': 'none' }],
  ['an old browser on our page', { origin: 'https://portal.test' }],
  ['a page behind a proxy, by its host', { host: 'www.portal.test', origin: 'https://www.portal.test' }],
  ['who is no browser', {}],
])('%s may', async (_what, headers) => {
  expect(await signOut(headers)).toMatchObject({ status: 200 });
});

const reading: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

test('no call that changes anything is taken from another site, and reading is as it was', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const { operation } of allRoutes) {
    const reply = await portal.visitor.raw(operation, {
      params: new Proxy({}, { get: () => 'x1' }),
      headers,
    });
    const isRefused = reply.problem?.error === 'cross_site_request';
    expect(isRefused, operation.id).toBe(!reading.has(operation.method));
  }
});
