import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const TOKEN = 'a-token-of-the-monitor';

describe('without a token', () => {
  const portal = testPortal({ routes: [] });

  test.each([
    ['on this machine', '127.0.0.1', {}, 200],
    ['from elsewhere', '203.0.113.7', {}, 404],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['through one that names the address otherwise', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }, 404],
    ['through one that names itself alone', '127.0.0.1', { via: '1.1 proxy.example' }, 404],
    ['with a token that nobody set', '203.0.113.7', { authorization: 'Bearer undefined' }, 404],
  ])('metrics asked for %s: %s answers %i', async (_where, remoteAddress, headers, status) => {
    const reply = await portal.app.inject({ url: '/metrics', remoteAddress, headers });
    expect(reply.statusCode).toBe(status);
  });
});

describe('with a token', () => {
  const portal = testPortal({ routes: [], config: { metricsToken: TOKEN } });

  test.each([
    ['the token', `Bearer ${TOKEN}`, 200],
    ['another', 'Bearer a-token-of-nobody', 404],
    ['none', undefined, 404],
  ])('%s', async (_what, authorization, status) => {
    const headers = authorization === undefined ? {} : { authorization };
    const reply = await portal.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers });
    expect(reply.statusCode).toBe(status);
  });
});
