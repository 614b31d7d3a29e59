import { MANAGER } from '@portal/contracts';
import { requestReset, updatePassword, verifyReset } from '@portal/contracts/identity/password';
import { endOtherSessions, login, verifyMfa } from '@portal/contracts/identity/sign-in';
import { endUserSessions } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { signIn, codeMailedTo, signedInBy } = signingIn(portal);

/** Signs in with the second step and asks to be spared it. */
const trusting = async (facts: Parameters<typeof portal.make.user>[0]) => {
  const user = await portal.make.user(facts);
  const mfaToken = (await signIn(user.email)).problem?.mfa_token ?? '';
  const mfaCode = await codeMailedTo(user.email);
  const reply = await portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode, trustDevice: true } });
  const cookies = [reply.headers['set-cookie'] ?? []].flat().map(String);
  const trust = cookies.find((cookie) => cookie.includes('afp_t'));
  const again = (cookie: string) =>
    portal.visitor.call(login, { body: { email: user.email, password: madePassword }, headers: { cookie } });
  return { user, reply, trust, again };
};

test('a beneficiary can spare this browser the second step for 30 days', async () => {
  const { user, trust = '', again } = await trusting({ mfaEnabled: true });
  expect(trust).toMatch(
    /^__Host-afp_t=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [cookie = ''] = trust.split(';');
  expect((await again(cookie)).status).toBe(200);
  expect(await again('__Host-afp_t=guess')).toBeProblem('mfa_required');
  const other = await portal.make.user({ mfaEnabled: true });
  const body = { email: other.email, password: madePassword };
  expect(await portal.visitor.call(login, { body, headers: { cookie } })).toBeProblem('mfa_required');
  await portal.db`update trusted_devices set expires_at = now() where user_id = ${user.id}`;
  expect(await again(cookie)).toBeProblem('mfa_required');
});

test('staff are never spared, not even with the cookie of their time as a beneficiary', async () => {
  expect((await trusting({ role: MANAGER })).trust).toBeUndefined();
  const { user, trust = '', again } = await trusting({ mfaEnabled: true });
  await portal.db`update users set role = ${MANAGER} where id = ${user.id}`;
  expect(await again(trust.split(';')[0] ?? '')).toBeProblem('mfa_required');
});

const newPassword = 'Sturdy-baobab-42';

test.each([
  [
    'a new password',
    newPassword,
    (client: TestClient) =>
      client.call(updatePassword, { body: { currentPassword: madePassword, newPassword } }),
  ],
  [
    'a password that was reset',
    newPassword,
    async (_client: TestClient, email: string) => {
      await portal.visitor.call(requestReset, { body: { email } });
      const mail = (await portal.mails()).find(({ to, text }) => to === email && /\b\d{8}\b/.test(text));
      const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      return portal.visitor.call(verifyReset, { body: { email, code, newPassword } });
    },
  ],
  [
    'an Admin who ends the sessions',
    madePassword,
    async (_client: TestClient, email: string) => {
      const [user] = await portal.db<{ id: string }[]>`select id from users where email = ${email}`;
      return (await portal.as('admin')).call(endUserSessions, { params: { id: user?.id ?? '' } });
    },
  ],
  ['"this was not me"', madePassword, (client: TestClient) => client.call(endOtherSessions)],
])('%s takes the trust back', async (_, password, takeBack) => {
  const { user, reply, trust = '' } = await trusting({ mfaEnabled: true });
  expect((await takeBack(signedInBy(reply), user.email)).status).toBe(200);
  const [cookie = ''] = trust.split(';');
  const again = await portal.visitor.call(login, {
    body: { email: user.email, password },
    headers: { cookie },
  });
  expect(again).toBeProblem('mfa_required');
});
