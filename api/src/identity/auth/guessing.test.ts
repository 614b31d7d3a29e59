import { MANAGER } from '@portal/contracts';
import { requestReset, resendVerification, verifyReset } from '@portal/contracts/identity/password';
import { registerProfile } from '@portal/contracts/identity/profile';
import { login } from '@portal/contracts/identity/sign-in';
import { addFundReviewer } from '@portal/contracts/identity/users';
import { expect, test, vi } from 'vitest';
import type { Reply } from '../../../test/support/client.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { savePassword } from '../account/account.db.ts';

/** Limits as people meet them, behind one proxy that names the caller. */
const portal = testPortal({ config: { rateLimits: 'on', trustedHops: 1 } });

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const guess = (email: string, ip: string, password = 'Wrong-horse-7', headers = {}) =>
  portal.visitor.call(login, {
    body: { email, password },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
const codes = (replies: readonly Reply<unknown>[]) => replies.map(({ problem }) => problem?.error);

/** What an answer waits for: hashes and statements, which take the time that could be measured. */
const workOf = async (work: () => Promise<unknown>) => {
  const { background, db, hasher } = portal.deps;
  let statements = 0;
  const hashes = hasher.performed;
  // What nobody waits for is held until the answer is there, so that it is not counted.
  const held: Parameters<typeof background.run>[] = [];
  const holding = vi.spyOn(background, 'run').mockImplementation((...given) => void held.push(given));
  db.watch(() => {
    statements += 1;
    return undefined;
  });
  await work();
  db.watch(undefined);
  holding.mockRestore();
  for (const given of held) background.run(...given);
  await background.settle();
  expect(statements).toBeGreaterThan(0);
  return { statements, hashes: hasher.performed - hashes };
};

test('a thousand guesses from fifty networks: thirty are looked at, and the owner still gets in', async () => {
  const user = await portal.make.user();
  expect((await guess(user.email, '203.0.113.7', madePassword)).status).toBe(200);
  const before = portal.deps.hasher.performed;
  for (let n = 0; n < 20; n += 1) {
    await Promise.all(Array.from({ length: 50 }, (_, k) => guess(user.email, `198.51.100.${k}`)));
  }
  expect(portal.deps.hasher.performed - before).toBeLessThanOrEqual(30);
  expect((await guess(user.email, '203.0.113.7', madePassword)).status).toBe(200);
  expect(await guess(user.email, '192.0.2.99', madePassword)).toBeProblem('too_many_requests');
});

test('wrong passwords never close an account for its owner', async () => {
  const user = await portal.make.user();
  await guess(user.email, '203.0.113.8', madePassword);
  await guess(user.email, '2001:db8:7:8::1', madePassword);
  for (let n = 0; n < 40; n += 1) await guess(user.email, `198.51.101.${n}`);
  expect((await guess(user.email, '203.0.113.8', madePassword)).status).toBe(200);
  // IPv6 gives a device another address in the same network each day.
  expect((await guess(user.email, '2001:db8:7:8:90ab::2', madePassword)).status).toBe(200);
  expect(await guess(user.email, '2001:db8:7:9::1', madePassword)).toBeProblem('too_many_requests');
});

test('who knows the password cannot fill the mailbox of its owner with codes', async () => {
  const user = await portal.make.user({ role: MANAGER });
  const ask = () => guess(user.email, '203.0.113.40', madePassword);
  for (let n = 0; n < 30; n += 1) expect(await ask()).toBeProblem('mfa_required');
  expect(await ask()).toBeProblem('too_many_requests');
  expect((await portal.mails()).filter(({ to }) => to === user.email)).toHaveLength(30);
  await savePassword(portal.db, user.id, await portal.deps.hasher.hash(person.password));
  expect(await guess(user.email, '203.0.113.41', person.password)).toBeProblem('mfa_required');
});

test('nothing that a caller may choose makes a limit forget', async () => {
  const user = await portal.make.user();
  const replies: Reply<unknown>[] = [];
  for (let n = 0; n < 12; n += 1) {
    const spelled = n % 2 === 0 ? user.email.toUpperCase() : user.email;
    const headers = { 'user-agent': `agent ${n}`, 'x-real-ip': `10.0.0.${n}`, forwarded: `for=10.1.0.${n}` };
    const chain = `10.2.0.${n}, 198.51.102.9`;
    replies.push(await guess(spelled, chain, `Wrong-horse-${n}`, headers));
  }
  expect(codes(replies)).toEqual([
    ...Array.from({ length: 5 }, () => 'invalid_grant'),
    ...Array.from({ length: 7 }, () => 'too_many_requests'),
  ]);
});

test('an IPv6 household is one caller, whatever the rest of its address says', async () => {
  const replies: Reply<unknown>[] = [];
  for (let n = 0; n < 22; n += 1) replies.push(await guess(`u${n}@example.test`, `2001:db8:1:2::${n + 1}`));
  expect(codes(replies).filter((code) => code === 'too_many_requests')).toHaveLength(2);
});

test('who goes on after fifty guesses in twelve hours waits longer each time', async () => {
  const email = 'patient@example.test';
  const ip = '198.51.103.1';
  const waits: number[] = [];
  for (let n = 0; n < 53; n += 1) {
    await portal.db`update rate_counters set n = 0 where key like 'login:%' or key like 'login-pair:%' or key like 'login-account:%'`;
    const reply = await guess(email, ip);
    if (n >= 50) waits.push(Number(reply.headers['retry-after']));
  }
  const twelveHours = 12 * 3600;
  expect(waits[0]).toBeGreaterThan(twelveHours * 1.05);
  expect(waits[1]).toBeGreaterThan(twelveHours * 1.15);
  expect(waits[2]).toBeGreaterThan(twelveHours * 1.25);
});

const person = {
  firstName: 'Sade',
  lastName: 'Okafor',
  countryCode: 'NG',
  phone: '+2348012345678',
  password: 'Sturdy-baobab-42',
  consent: true as const,
};

test.each([
  ['login', (email: string, ip: string) => guess(email, ip)],
  [
    'reset',
    (email: string, ip: string) => portal.visitor.call(requestReset, { body: { email }, ...from(ip) }),
  ],
  [
    'a wrong reset code',
    (email: string, ip: string) =>
      portal.visitor.call(verifyReset, {
        body: { email, code: '12345678', newPassword: person.password },
        ...from(ip),
      }),
  ],
  [
    'resend',
    (email: string, ip: string) => portal.visitor.call(resendVerification, { body: { email }, ...from(ip) }),
  ],
  [
    'register',
    (email: string, ip: string) =>
      portal.visitor.call(registerProfile, { body: { ...person, email }, ...from(ip) }),
  ],
] as const)('%s answers known and unknown addresses alike, in bytes and in work', async (name, ask) => {
  const known = await portal.make.user();
  // What only the first call of a process does.
  await ask(`warm-${name.length}@example.test`, '198.51.104.1');
  await portal.deps.background.settle();
  const answers: string[] = [];
  const asked = (email: string) => async () => {
    const reply = await ask(email, '198.51.104.2');
    const requestId = reply.problem?.requestId ?? '';
    answers.push(`${reply.status} ${reply.raw.toString().replace(requestId, '')}`);
  };
  const first = await workOf(asked(known.email));
  const second = await workOf(asked(`nobody-${name.length}@example.test`));
  expect(answers[1]).toBe(answers[0]);
  expect(second).toEqual(first);
});

test('who registers with a taken address gets a mail, not an answer', async () => {
  const owner = await portal.make.user();
  await portal.visitor.call(registerProfile, {
    body: { ...person, email: owner.email },
    ...from('192.0.2.1'),
  });
  expect((await portal.mails()).find(({ to }) => to === owner.email)?.subject).toBe(
    'You already have an account',
  );
});

const resetMail = async (email: string) => {
  await portal.visitor.call(requestReset, { body: { email }, ...from('192.0.2.2') });
  const text = (await portal.mails()).find(({ to }) => to === email)?.text ?? '';
  return { code: /\b\d{8}\b/.exec(text)?.[0] ?? '', token: /code=([\w-]+)/.exec(text)?.[1] ?? '' };
};

/** A hundred at once, from as many networks as the limits ask for. */
const hundred = (email: string, code: string) =>
  Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      portal.visitor.call(verifyReset, {
        body: { email, code, newPassword: person.password },
        ...from(`198.51.105.${n}`),
      }),
    ),
  );

test('of a hundred right reset codes at once one counts, and of a hundred links', async () => {
  const [byCode, byLink] = [await portal.make.user(), await portal.make.user()];
  const { code } = await resetMail(byCode.email);
  const { token } = await resetMail(byLink.email);
  for (const replies of [await hundred(byCode.email, code), await hundred(byLink.email, token)]) {
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // The rest is refused or, with more hashing than this process does at once, told to come back.
    expect(replies.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
  }
});

test('of a hundred wrong reset codes at once five are looked at', async () => {
  const user = await portal.make.user();
  const { code } = await resetMail(user.email);
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  await hundred(user.email, wrong);
  expect(await portal.db`select tries from mailed_proofs where user_id = ${user.id}`).toEqual([{ tries: 5 }]);
});

test('of a hundred uses of an invitation at once one counts', async () => {
  const email = 'invited@example.test';
  const body = { firstName: 'Efua', lastName: 'Mensah', email, countryCode: 'GH' };
  const invited = await (await portal.as('admin')).raw(addFundReviewer, { body });
  expect(invited.status).toBe(200);
  const text = (await portal.mails()).find(({ to }) => to === email)?.text ?? '';
  const replies = await hundred(email, /code=([\w-]+)/.exec(text)?.[1] ?? '');
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});
