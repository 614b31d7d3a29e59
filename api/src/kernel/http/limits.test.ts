import { listPartners } from '@portal/contracts/content/partners';
import { checkEmailExistance } from '@portal/contracts/identity/profile';
import { getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import { getPublicFile } from '@portal/contracts/kernel/files';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { visitors } from '../server/general-limits.ts';
import { newFormToken } from './form-token.ts';
import { limiterOf, networkOf } from './limiter.ts';

const portal = testPortal({ config: { rateLimits: 'on', trustedHops: 1 } });

const from = (ip: string) => ({ 'x-forwarded-for': ip });

const guess = (email: string, ip: string, password = 'Wrong-horse-7') =>
  portal.visitor.call(login, { body: { email, password }, headers: from(ip) });

test('a network that used up its calls still reads the public pages and their pictures', async () => {
  const ip = '203.0.113.60';
  for (let n = 0; n < visitors.max; n += 1) await portal.deps.limiter.take(visitors, ip);
  expect(await guess('one@example.test', ip)).toBeProblem('too_many_requests');
  const headers = from(ip);
  expect((await portal.visitor.call(listPartners, { headers })).status).toBe(200);
  const picture = await portal.visitor.raw(getPublicFile, { params: { icon: 'none.png' }, headers });
  expect(picture).toBeProblem('not_found');
});

test('of five thousand guesses behind one address, form token or not, twenty a minute are looked at', async () => {
  const ip = '203.0.113.61';
  const headers = { ...from(ip), 'form-token': newFormToken(portal.deps.secrets.codes, ip) };
  const guessed = async (tries: number) => {
    const before = portal.deps.hasher.performed;
    const ask = (_: unknown, n: number) =>
      portal.visitor.call(login, {
        body: { email: `u${n}@example.test`, password: 'Wrong-horse-7' },
        headers,
      });
    await Promise.all(Array.from({ length: tries }, ask));
    return portal.deps.hasher.performed - before;
  };
  expect(await guessed(100)).toBe(20);
  await portal.db`update rate_counters set n = n + 4800 where key = ${`login:${ip}`}`;
  expect(await guessed(100)).toBe(0);
  await portal.db`update rate_counters set window_start = now() - interval '61 seconds' where key = ${`login:${ip}`}`;
  expect(await guessed(100)).toBe(20);
});

test('five wrong passwords a minute from one network, for a known and an unknown account alike', async () => {
  const user = await portal.make.user();
  for (const email of [user.email, 'nobody@example.test']) {
    const ip = email === user.email ? '203.0.113.1' : '203.0.113.2';
    for (let n = 0; n < 5; n += 1) expect(await guess(email, ip)).toBeProblem('invalid_grant');
    const refused = await guess(email, ip);
    expect(refused).toBeProblem('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('right passwords are no guesses', async () => {
  const user = await portal.make.user();
  for (let n = 0; n < 12; n += 1)
    expect((await guess(user.email, '203.0.113.3', madePassword)).status).toBe(200);
});

test('guesses from everywhere share one budget, and the owner’s own network is not shut out by them', async () => {
  const user = await portal.make.user();
  expect((await guess(user.email, '198.51.100.9', madePassword)).status).toBe(200);
  const replies = [];
  for (let n = 0; n < 50; n += 1) replies.push(await guess(user.email, `192.0.2.${n}`));
  expect(replies.filter(({ problem }) => problem?.error === 'invalid_grant')).toHaveLength(30);
  expect(await guess(user.email, '192.0.2.200', madePassword)).toBeProblem('too_many_requests');
  expect((await guess(user.email, '198.51.100.9', madePassword)).status).toBe(200);
});

test('the window is kept by the database: another instance counts on', async () => {
  const limit = { name: 'shared', max: 2, seconds: 60, by: 'ip', store: 'database' } as const;
  const other = limiterOf(portal.db, { rateLimits: 'on' });
  await portal.deps.limiter.take(limit, 'x');
  await other.take(limit, 'x');
  await expect(portal.deps.limiter.take(limit, 'x')).rejects.toThrow('too_many_requests');
  await portal.db`update rate_counters set window_start = now() - interval '61 seconds' where key = 'shared:x'`;
  await portal.deps.limiter.take(limit, 'x');
});

test('a hundred calls at once count as a hundred', async () => {
  const limit = { name: 'burst', max: 10, seconds: 60, by: 'ip', store: 'database' } as const;
  const taken = await Promise.allSettled(
    Array.from({ length: 100 }, () => portal.deps.limiter.take(limit, 'x')),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('rotating the question does not buy another window', async () => {
  const replies = [];
  for (let n = 0; n < 8; n += 1) {
    const headers = { ...from('203.0.113.50'), 'user-agent': `agent ${n}`, 'accept-language': 'fr' };
    replies.push(
      await portal.visitor.call(checkEmailExistance, { query: { email: `a${n}@example.test` }, headers }),
    );
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('who replays a stolen token does not fill the audit log', async () => {
  const user = await portal.make.user();
  const stolen = portal.client({ authorization: (await portal.as(user)).headers.authorization ?? '' });
  for (let n = 0; n < 6; n += 1) expect(await stolen.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(
    await portal.db`select 1 from audit_log where entity_id = ${user.id} and outcome = 'DENIED'`,
  ).toHaveLength(3);
});
