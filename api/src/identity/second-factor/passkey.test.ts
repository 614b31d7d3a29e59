import { MANAGER } from '@portal/contracts';
import { getLoginHistory } from '@portal/contracts/identity/profile';
import {
  addPasskey,
  askPasskey,
  getSecurity,
  removePasskey,
  startPasskey,
  verifyPasskey,
} from '@portal/contracts/identity/second-factor';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { testFacts } from '../../../test/support/server.ts';
import { signingIn } from '../../../test/support/signing-in.ts';
import { SoftPasskey, type Twist } from '../../../test/support/soft-passkey.ts';

const portal = testPortal();
const { signIn, enter, codeMailedTo, signedInBy } = signingIn(portal);

const device = () => new SoftPasskey(testFacts.publicUrl);

const add = async (client: TestClient, passkey: SoftPasskey, twist?: Twist) => {
  const options = (await client.call(startPasskey)).body.data;
  return client.call(addPasskey, { body: { name: 'My phone', response: passkey.create(options, twist) } });
};

const withPasskey = async () => {
  const user = await portal.make.user({ role: MANAGER });
  const client = await portal.as(user);
  const passkey = device();
  const { recoveryCodes } = (await add(client, passkey)).body.data;
  return { user, client, passkey, recoveryCodes };
};

const halfway = async (email: string) => (await signIn(email)).problem?.mfa_token ?? '';
const options = async (mfaToken: string) =>
  (await portal.visitor.call(askPasskey, { body: { mfaToken } })).body.data;
const finish = (mfaToken: string, response: ReturnType<SoftPasskey['sign']>) =>
  portal.visitor.call(verifyPasskey, { body: { mfaToken, response } });

test('a passkey is kept with its name, told to the owner, and finishes a sign-in', async () => {
  const { user, client, passkey, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(8);
  const { passkeys } = (await client.call(getSecurity)).body.data;
  expect(passkeys).toEqual([expect.objectContaining({ name: 'My phone', lastUsedAt: null })]);
  expect((await portal.mails())[0]).toMatchObject({
    to: user.email,
    text: expect.stringContaining('A passkey was added'),
  });
  const asked = await signIn(user.email);
  expect(asked.problem).toMatchObject({ mfa_method: 'PASSKEY' });
  const mfaToken = asked.problem?.mfa_token ?? '';
  const done = await finish(mfaToken, passkey.sign(await options(mfaToken)));
  const history = await signedInBy(done).call(getLoginHistory, { query: {} });
  expect(history.body.data[0]).toMatchObject({ outcome: 'SUCCESS', method: 'PASSKEY' });
  expect((await client.call(getSecurity)).body.data.passkeys[0]?.lastUsedAt).not.toBeNull();
});

test('who adds a first passkey is asked for it from then on', async () => {
  const user = await portal.make.user();
  await add(await portal.as(user), device());
  expect((await signIn(user.email)).problem).toMatchObject({ error: 'mfa_required', mfa_method: 'PASSKEY' });
});

test.each<[string, Twist]>([
  ['another site', { origin: 'https://portal.test.evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['nobody verified', { verified: false }],
  ['a device that counts backwards', { counter: 1 }],
])('a signature for %s is refused, at registration and at sign-in', async (_, twist) => {
  const { user, client, passkey } = await withPasskey();
  if (twist.counter === undefined) expect(await add(client, device(), twist)).toBeProblem('passkey_invalid');
  const mfaToken = await halfway(user.email);
  expect((await finish(mfaToken, passkey.sign(await options(mfaToken)))).status).toBe(200);
  const second = await halfway(user.email);
  const response = passkey.sign(await options(second), twist);
  expect(await finish(second, response)).toBeProblem('passkey_invalid');
  // Wrong is wrong: the tries of the sign-in and of the account go on counting.
  const tries = await portal.db`select 1 from factor_tries where user_id = ${user.id}`;
  expect(tries).toHaveLength(1);
  const history = await portal.db`
    select method from login_history where user_id = ${user.id} and outcome = 'MFA_FAILED'`;
  expect(history).toEqual([{ method: 'PASSKEY' }]);
});

test('a signature holds once, for the sign-in that asked for it and for its owner', async () => {
  const { user, passkey } = await withPasskey();
  const [one, other] = [await halfway(user.email), await halfway(user.email)];
  const [askedOne, askedOther] = [await options(one), await options(other)];
  expect(await finish(other, passkey.sign(askedOne))).toBeProblem('passkey_invalid');
  expect(await finish(other, passkey.sign(askedOther))).toBeProblem('passkey_invalid'); // taken by the guess
  const response = passkey.sign(askedOne);
  const replies = await Promise.all(Array.from({ length: 50 }, () => finish(one, response)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const stranger = await withPasskey();
  const third = await halfway(user.email);
  expect(await finish(third, stranger.passkey.sign(await options(third)))).toBeProblem('passkey_invalid');
});

test('a registration cannot be replayed or taken over by another account', async () => {
  const { client, passkey } = await withPasskey();
  expect(await add(client, passkey)).toBeProblem('passkey_invalid');
  const asked = (await client.call(startPasskey)).body.data;
  const body = { name: 'x', response: device().create(asked) };
  const other = await portal.as(await portal.make.user());
  expect(await other.call(addPasskey, { body })).toBeProblem('passkey_invalid');
  expect((await client.call(addPasskey, { body })).status).toBe(200);
  expect(await client.call(addPasskey, { body })).toBeProblem('passkey_invalid');
});

test('a challenge grows too old', async () => {
  const { user, passkey } = await withPasskey();
  const mfaToken = await halfway(user.email);
  const asked = await options(mfaToken);
  await portal.db`update passkey_challenges set expires_at = now() where challenge = ${asked.challenge}`;
  expect(await finish(mfaToken, passkey.sign(asked))).toBeProblem('passkey_invalid');
});

test('who has no passkey is told, and a mailed code is always a way', async () => {
  const manager = await portal.make.user({ role: MANAGER });
  const mfaToken = await halfway(manager.email);
  expect(await portal.visitor.call(askPasskey, { body: { mfaToken } })).toBeProblem('no_factor');
  expect((await enter(mfaToken, await codeMailedTo(manager.email))).status).toBe(200);
});

test('removing a passkey asks for the password; another person’s is not there', async () => {
  const { user, client } = await withPasskey();
  const [kept] = (await client.call(getSecurity)).body.data.passkeys;
  const params = { id: kept?.id ?? '' };
  const right = { currentPassword: madePassword };
  const stranger = await portal.as(await portal.make.user());
  expect(await stranger.call(removePasskey, { params, body: right })).toBeProblem('not_found');
  const wrong = { currentPassword: 'Wrong-horse-7' };
  expect(await client.call(removePasskey, { params, body: wrong })).toBeProblem('INVALID_PASSWORD');
  const state = (await client.call(removePasskey, { params, body: right })).body.data;
  expect(state).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, shouldEnrol: true });
  expect((await signIn(user.email)).problem).toMatchObject({ mfa_method: 'EMAIL' });
});

test('an eleventh passkey is refused', async () => {
  const client = await portal.as(await portal.make.user());
  for (let n = 0; n < 10; n += 1) expect((await add(client, device())).status).toBe(200);
  expect(await client.call(startPasskey)).toBeProblem('passkey_limit');
});
