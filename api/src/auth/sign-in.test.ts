import { MANAGER } from '@portal/contracts';
import { login, logout, renewSession, resendMfa, verifyMfa } from '@portal/contracts/auth/calls';
import { getCurrentProfile } from '@portal/contracts/profile/calls';
import { expect, test } from 'vitest';
import type { Reply } from '../../test/support/client.ts';
import { madePassword } from '../../test/support/make/users.ts';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

const signIn = (email: string, password = madePassword, headers = {}) =>
  portal.visitor.call(login, { body: { email, password }, headers });

const codeMailedTo = async (email: string): Promise<string> => {
  const mail = (await portal.mails()).find(({ to }) => to === email);
  return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? 'no code';
};

/** The client that a browser would be after this answer. */
const signedInBy = (reply: Reply<{ data: { access_token: string } }>) =>
  portal.client({
    authorization: `Bearer ${reply.body.data.access_token}`,
    cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
  });

const challenge = async () => {
  const manager = await portal.make.user({ role: MANAGER });
  const reply = await signIn(manager.email);
  return {
    manager,
    reply,
    mfaToken: reply.problem?.mfa_token ?? '',
    code: await codeMailedTo(manager.email),
  };
};

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a beneficiary signs in with e-mail and password and is known from then on', async () => {
  const user = await portal.make.user({ firstName: 'Wanjiru' });
  const reply = await signIn(user.email.toUpperCase());
  expect(reply.body.data).toEqual({
    access_token: expect.stringMatching(/^afp_[\w-]{43}$/),
    expires_in: 1800,
  });
  const profile = await signedInBy(reply).call(getCurrentProfile);
  expect(profile.body.data).toMatchObject({
    firstName: 'Wanjiru',
    userInfo: { authorities: ['FUND_BENEFICIARY_USER'] },
  });
});

test('the binding cookie is kept from scripts and other sites', async () => {
  const user = await portal.make.user();
  const cookie = String((await signIn(user.email)).headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Host-afp_b=[\w-]{43}; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict$/,
  );
});

test('a token without its cookie, or with that of another session, is worth nothing', async () => {
  const user = await portal.make.user();
  const [one, other] = [await signIn(user.email), await signIn(user.email)];
  const stolen = portal.client({ authorization: `Bearer ${one.body.data.access_token}` });
  expect(await stolen.call(getCurrentProfile)).toBeProblem('unauthorized');
  const mixed = portal.client({ ...signedInBy(one).headers, cookie: signedInBy(other).headers.cookie ?? '' });
  expect(await mixed.call(getCurrentProfile)).toBeProblem('unauthorized');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const user = await portal.make.user();
  const [wrong, unknown] = [await signIn(user.email, 'Wrong-horse-7'), await signIn('nobody@example.test')];
  expect(wrong).toBeProblem('invalid_grant');
  expect({ ...unknown.problem, requestId: '' }).toEqual({ ...wrong.problem, requestId: '' });
});

test('an account that is not confirmed or disabled says so only to who knows its password', async () => {
  const pending = await portal.make.user({ status: 'PENDING' });
  const disabled = await portal.make.user({ status: 'DISABLED' });
  expect(await signIn(pending.email)).toBeProblem('email_not_verified');
  expect(await signIn(disabled.email)).toBeProblem('account_disabled');
  expect(await signIn(pending.email, 'Wrong-horse-7')).toBeProblem('invalid_grant');
  expect(await signIn(disabled.email, 'Wrong-horse-7')).toBeProblem('invalid_grant');
});

test.each([
  ['no password', { email: 'a@example.test' }, ['password']],
  ['no e-mail address', { email: 'nonsense', password: 'x' }, ['email']],
  ['a number for a password', { email: 'a@example.test', password: 12345678 }, ['password']],
  ['an endless password', { email: 'a@example.test', password: 'x'.repeat(129) }, ['password']],
  [
    'more than was asked',
    { email: 'a@example.test', password: 'x', role: 'FUND_MANAGER_SUPER_USER' },
    ['role'],
  ],
  [
    'an address that mailers read in two ways',
    { email: '"a@evil.test x"@example.test', password: 'x' },
    ['email'],
  ],
])('sign-in refuses %s by name', async (_name, body, fields) => {
  expect(await portal.visitor.raw(login, { body })).toRefuseFields(...fields);
});

test('staff need the mailed code; the answer that asks for it is no 401', async () => {
  const { reply, mfaToken, code } = await challenge();
  expect(reply).toBeProblem('mfa_required');
  const done = await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } });
  expect((await signedInBy(done).call(getCurrentProfile)).body.data.mfaMandatory).toBe(true);
});

test('both spellings of the token are accepted on both calls', async () => {
  const { mfaToken, code } = await challenge();
  expect(await portal.visitor.call(resendMfa, { body: { mfaToken } })).toBeProblem('mfa_resend_too_soon');
  const done = await portal.visitor.call(verifyMfa, { body: { mfa_token: mfaToken, mfaCode: ` ${code} ` } });
  expect(done.status).toBe(200);
});

test('a wrong code is refused and the right one still holds', async () => {
  const { mfaToken, code } = await challenge();
  const wrong = await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: otherThan(code) } });
  expect(wrong).toBeProblem('mfa_invalid');
  expect((await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } })).status).toBe(200);
});

test('a code is used once', async () => {
  const { mfaToken, code } = await challenge();
  const body = { mfaToken, mfaCode: code };
  expect((await portal.visitor.call(verifyMfa, { body })).status).toBe(200);
  expect(await portal.visitor.call(verifyMfa, { body })).toBeProblem('mfa_expired');
});

test('a code ends after its time', async () => {
  const { mfaToken, code } = await challenge();
  await portal.db`update mfa_challenges set expires_at = now() - interval '1 second'`;
  expect(await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } })).toBeProblem(
    'mfa_expired',
  );
});

test("a code of one sign-in does not open another's", async () => {
  const [one, other] = [await challenge(), await challenge()];
  const crossed = {
    mfaToken: one.mfaToken,
    mfaCode: other.code === one.code ? otherThan(one.code) : other.code,
  };
  expect(await portal.visitor.call(verifyMfa, { body: crossed })).toBeProblem('mfa_invalid');
});

test('an MFA token is no access token, and the other way round', async () => {
  const { mfaToken, manager } = await challenge();
  const client = portal.client({ authorization: `Bearer ${mfaToken}` });
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  const access = (await portal.as(manager)).headers.authorization?.slice('Bearer '.length) ?? '';
  const reply = await portal.visitor.call(verifyMfa, { body: { mfaToken: access, mfaCode: '000000' } });
  expect(reply).toBeProblem('mfa_expired');
});

test('another code can be asked for after 15 seconds, five times; the old one no longer holds', async () => {
  const { mfaToken, code, manager } = await challenge();
  const resend = () => portal.visitor.call(resendMfa, { body: { mfa_token: mfaToken } });
  const early = await resend();
  expect(early).toBeProblem('mfa_resend_too_soon');
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  for (let sendsLeft = 4; sendsLeft >= 0; sendsLeft -= 1) {
    await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
    expect((await resend()).body.data).toEqual({ mfa_token: mfaToken, resendAfter: 15, sendsLeft });
  }
  await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
  expect(await resend()).toBeProblem('mfa_resend_limit');
  const fresh = await codeMailedTo(manager.email);
  if (fresh !== code) {
    const stale = await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } });
    expect(stale).toBeProblem('mfa_invalid');
  }
  expect((await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: fresh } })).status).toBe(200);
});

test('of a hundred wrong guesses at once five are looked at, and asking again buys no more', async () => {
  const { mfaToken, code, manager } = await challenge();
  const guess = () => portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: otherThan(code) } });
  await Promise.all(Array.from({ length: 100 }, guess));
  const failures =
    await portal.db`select 1 from login_history where user_id = ${manager.id} and outcome = 'MFA_FAILED'`;
  expect(failures).toHaveLength(5);
  await portal.db`update mfa_challenges set last_sent_at = now() - interval '15 seconds'`;
  expect(await portal.visitor.call(resendMfa, { body: { mfaToken } })).toBeProblem('mfa_expired');
  expect(await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } })).toBeProblem(
    'mfa_expired',
  );
});

test('of a hundred right codes at once one opens a session', async () => {
  const { mfaToken, code, manager } = await challenge();
  const enter = () => portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: code } });
  const replies = await Promise.all(Array.from({ length: 100 }, enter));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await portal.db`select 1 from sessions where user_id = ${manager.id}`).toHaveLength(1);
});

test('fifteen wrong codes within an hour close the account for half an hour, with a mail', async () => {
  const manager = await portal.make.user({ role: MANAGER });
  for (let round = 0; round < 3; round += 1) {
    const mfaToken = (await signIn(manager.email)).problem?.mfa_token ?? '';
    const wrong = otherThan(await codeMailedTo(manager.email));
    for (let n = 0; n < 5; n += 1)
      await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode: wrong } });
  }
  const locked = await signIn(manager.email);
  expect(locked).toBeProblem('account_locked');
  expect(locked.headers['retry-after']).toBe('1800');
  expect((await portal.mails())[0]).toMatchObject({
    to: manager.email,
    subject: expect.stringContaining('locked'),
  });
  await portal.db`update login_history set at = at - interval '61 minutes' where user_id = ${manager.id}`;
  expect(await signIn(manager.email)).toBeProblem('mfa_required');
});

test('logging out ends the session at once, and again changes nothing', async () => {
  const user = await portal.make.user();
  const client = signedInBy(await signIn(user.email));
  const reply = await client.call(logout);
  expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0');
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect((await client.call(logout)).status).toBe(200);
  expect((await portal.visitor.call(logout)).status).toBe(200);
});

test('a session ends after half an hour without activity, and says so in the agreed words', async () => {
  const user = await portal.make.user();
  const client = signedInBy(await signIn(user.email));
  await portal.db`update sessions set idle_expires_at = now() where user_id = ${user.id}`;
  for (const language of ['en', 'ar']) {
    const reply = await client.call(getCurrentProfile, { headers: { 'accept-language': language } });
    expect(reply).toBeProblem('token_expired');
    expect(reply.problem?.error_description).toBe('Access token expired');
  }
});

test('a session that ran out is written down once, and a token without its cookie as refused', async () => {
  const user = await portal.make.user();
  const client = signedInBy(await signIn(user.email));
  const stolen = portal.client({ authorization: client.headers.authorization ?? '' });
  await stolen.call(getCurrentProfile);
  const denied =
    await portal.db`select actor_name from audit_log where entity_id = ${user.id} and outcome = 'DENIED'`;
  expect(denied).toEqual([{ actorName: 'Visitor' }]);
  await portal.db`update sessions set idle_expires_at = now() where user_id = ${user.id}`;
  for (let n = 0; n < 3; n += 1) expect(await client.call(getCurrentProfile)).toBeProblem('token_expired');
  const expired =
    await portal.db`select 1 from login_history where user_id = ${user.id} and outcome = 'EXPIRED'`;
  expect(expired).toHaveLength(1);
});

test('activity extends a session, a background call does not, and twelve hours end it', async () => {
  const user = await portal.make.user();
  const client = signedInBy(await signIn(user.email));
  const agesLeft = async () => {
    const [row] = await portal.db<{ left: number }[]>`
      select extract(epoch from idle_expires_at - now())::int as left from sessions where user_id = ${user.id}`;
    return row?.left ?? 0;
  };
  const pretendIdle = () => portal.db`update sessions set last_seen_at = now() - interval '10 minutes',
    idle_expires_at = now() + interval '20 minutes' where user_id = ${user.id}`;
  await pretendIdle();
  await client.call(getCurrentProfile, { headers: { 'x-background': '1' } });
  expect(await agesLeft()).toBeLessThanOrEqual(1200);
  await client.call(getCurrentProfile);
  expect(await agesLeft()).toBeGreaterThan(1700);
  await pretendIdle();
  expect((await client.call(renewSession)).body.data.expires_in).toBe(1800);
  expect(await agesLeft()).toBeGreaterThan(1700);
  await portal.db`update sessions set expires_at = now() where user_id = ${user.id}`;
  expect(await client.call(getCurrentProfile)).toBeProblem('token_expired');
});

test('a sixth session ends the oldest', async () => {
  const user = await portal.make.user();
  const clients = [];
  for (let n = 0; n < 6; n += 1) clients.push(await portal.as(user));
  const statuses = await Promise.all(
    clients.map(async (client) => (await client.call(getCurrentProfile)).status),
  );
  expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
});

test('a new device is told to the owner, a known one is not', async () => {
  const user = await portal.make.user();
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  };
  const mailsTo = async () =>
    (await portal.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
  await signIn(user.email, madePassword, firefox);
  await signIn(user.email, madePassword, firefox);
  expect(await mailsTo()).toEqual([]);
  await signIn(user.email, madePassword, phone);
  expect(await mailsTo()).toEqual(['New sign-in to your account']);
});
