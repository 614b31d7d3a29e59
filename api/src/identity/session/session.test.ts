import { getCurrentProfile, logout, renewSession } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { signIn, signedInBy } = signingIn(portal);

test('the binding cookie is kept from scripts and other sites', async () => {
  const user = await portal.make.user();
  const cookie = String((await signIn(user.email)).headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Host-afp_b=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
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
