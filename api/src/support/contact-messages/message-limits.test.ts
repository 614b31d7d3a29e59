import { registerProfile } from '@portal/contracts/identity/profile';
import { getFormToken } from '@portal/contracts/kernel/form-token';
import { sendContactMessage } from '@portal/contracts/support/contact-messages';
import { registerInterest } from '@portal/contracts/support/interest';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { newFormToken } from '../../kernel/http/form-token.ts';

const portal = testPortal({ config: { rateLimits: 'on', trustedHops: 1 } });

const person = { firstName: 'Abena', lastName: 'Owusu' };
const message = { ...person, topic: 'GENERAL', subject: 'Question', message: 'Hello' } as const;

const from = (ip: string, token?: string) => ({
  'x-forwarded-for': ip,
  ...(token === undefined ? {} : { 'form-token': token }),
});

const tokenFor = async (ip: string) =>
  (await portal.visitor.call(getFormToken, { headers: from(ip) })).body.data.token;

let written = 0;
const write = (headers: Record<string, string>, email?: string) => {
  written += 1;
  const body = { ...message, email: email ?? `p${written}@example.org`, message: `Hello ${written}` };
  return portal.visitor.call(sendContactMessage, { body, headers });
};

const statuses = async (n: number, send: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let i = 0; i < n; i += 1) seen.push((await send()).status);
  return seen;
};

const times = (n: number, status: number) => Array.from({ length: n }, () => status);

test('forty people of one office write within an hour', async () => {
  const ip = '203.0.113.10';
  for (let n = 0; n < 40; n += 1) expect((await write(from(ip, await tokenFor(ip)))).status).toBe(200);
});

test('without a form token a network may write thirty messages an hour, and is told how long to wait', async () => {
  const headers = from('203.0.113.11');
  expect(await statuses(30, () => write(headers))).toEqual(times(30, 200));
  const refused = await write(headers);
  expect(refused).toBeProblem('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect(refused.problem?.message).toMatch(/^Too many attempts\. Please try again in about \d+ minutes\.$/);
  const inFrench = await write({ ...headers, 'accept-language': 'fr' });
  expect(inFrench.problem?.message).toMatch(/réessayer dans environ \d+ minutes\.$/);
  // Others of the same network are not shut out by it.
  expect((await write(from('203.0.113.11', await tokenFor('203.0.113.11')))).status).toBe(200);
});

test('what was refused is not counted', async () => {
  const ip = '203.0.113.12';
  const headers = from(ip, await tokenFor(ip));
  const wrong = { ...message, email: 'kofi@example.org', countryCode: 'ZZ' };
  for (let n = 0; n < 40; n += 1) {
    const body = n % 2 === 0 ? wrong : { ...wrong, subject: '' };
    expect((await portal.visitor.raw(sendContactMessage, { body, headers })).status).toBe(400);
  }
  expect((await write(headers, 'kofi@example.org')).status).toBe(200);
});

test('one address writes ten messages with its token, and one token twenty whatever the address', async () => {
  const ip = '203.0.113.13';
  const headers = from(ip, await tokenFor(ip));
  expect(await statuses(11, () => write(headers, 'one@example.org'))).toEqual([...times(10, 200), 429]);
  expect(await statuses(11, () => write(headers))).toEqual([...times(10, 200), 429]);
});

test('a network writes three hundred messages, however many tokens it asks for', async () => {
  const ip = '203.0.113.14';
  await portal.db`insert into rate_counters (key, window_start, n) values (${`contact-us-network:${ip}`}, now(), 299)`;
  expect((await write(from(ip, await tokenFor(ip)))).status).toBe(200);
  expect(await write(from(ip, await tokenFor(ip)))).toBeProblem('too_many_requests');
});

test('who is signed in is counted alone', async () => {
  const ip = '203.0.113.14';
  const user = await portal.as(await portal.make.user());
  const send = (n: number) =>
    user.call(sendContactMessage, {
      body: { ...message, email: 'me@example.org', message: `Hello again ${n}` },
      headers: from(ip),
    });
  for (let n = 0; n < 10; n += 1) expect((await send(n)).status).toBe(200);
  expect(await send(10)).toBeProblem('too_many_requests');
});

test('a token is worth nothing in another network, after twelve hours or with another signature', async () => {
  const ip = '203.0.113.15';
  const key = portal.deps.secrets.codes;
  const good = newFormToken(key, ip);
  const useless = [
    newFormToken(key, '203.0.113.99'),
    newFormToken(key, ip, Date.now() - 12.1 * 3_600_000),
    newFormToken(new Uint8Array(32), ip),
    `${good.slice(0, -2)}AA`,
    'x',
    '',
  ];
  await portal.db`insert into rate_counters (key, window_start, n) values (${`contact-us-tokenless:${ip}`}, now(), 30)`;
  for (const token of useless) expect(await write(from(ip, token))).toBeProblem('too_many_requests');
  expect((await write(from(ip, good))).status).toBe(200);
});

test('a stranger’s address gets five confirmations an hour, whoever writes in its name', async () => {
  const victim = 'victim@example.org';
  for (let n = 0; n < 8; n += 1) {
    const headers = from(`198.51.100.${n}`);
    expect((await write(headers, victim)).status).toBe(200);
    const body = { ...person, email: victim, type: 'PARTNER', consent: true, message: `${n}` } as const;
    expect((await portal.visitor.call(registerInterest, { body, headers })).status).toBe(200);
  }
  expect((await portal.mails()).filter(({ to }) => to === victim)).toHaveLength(10);
});

test('registrations that were refused are not counted, and one address gets three mails an hour', async () => {
  const body = {
    ...person,
    countryCode: 'GH',
    phone: '+233301234567',
    consent: true as const,
    email: 'abena.owusu@example.org',
  };
  const register = (password: string) =>
    portal.visitor.call(registerProfile, { body: { ...body, password }, headers: from('203.0.113.16') });
  expect(await statuses(5, () => register('password1'))).toEqual(times(5, 400));
  expect(await statuses(4, () => register('Sturdy-baobab-42'))).toEqual([200, 200, 200, 429]);
});
