import {
  addPasskey,
  askIdentityPasskey,
  startPasskey,
  startTotp,
} from '@portal/contracts/identity/second-factor';
import { confirmIdentity, renewSession } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { testFacts } from '../../../test/support/server.ts';
import { SoftPasskey } from '../../../test/support/soft-passkey.ts';
import { appCode, enrolTotp } from '../../../test/support/totp.ts';

const portal = testPortal();

const longSignedIn = async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  const other = await portal.as(user);
  const forget = () =>
    portal.db`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${user.id}`;
  await forget();
  return { user, client, other, forget };
};

test('the password makes a session confirmed again, and only that one', async () => {
  const { client, other } = await longSignedIn();
  expect(await client.call(startTotp)).toBeProblem('reauthentication_required');
  expect(await client.call(confirmIdentity, { body: { password: 'Wrong-horse-7' } })).toBeProblem(
    'INVALID_PASSWORD',
  );
  expect(await client.call(startTotp)).toBeProblem('reauthentication_required');
  const confirmed = await client.call(confirmIdentity, { body: { password: madePassword } });
  expect(confirmed.body.data).toEqual({ confirmedFor: 600 });
  expect((await client.call(startTotp)).status).toBe(200);
  expect(await other.call(startTotp)).toBeProblem('reauthentication_required');
});

test('a code of the app does as well, once', async () => {
  const { user, client, forget } = await longSignedIn();
  await client.call(confirmIdentity, { body: { password: madePassword } });
  const { secret } = await enrolTotp(client);
  await forget();
  await portal.db`update authenticators set last_step = 0 where user_id = ${user.id}`;
  const body = { mfaCode: appCode(secret) };
  expect((await client.call(confirmIdentity, { body })).status).toBe(200);
  expect(await client.call(confirmIdentity, { body })).toBeProblem('mfa_invalid');
});

const withPasskey = async () => {
  const signedIn = await longSignedIn();
  const { client, forget } = signedIn;
  await client.call(confirmIdentity, { body: { password: madePassword } });
  const passkey = new SoftPasskey(testFacts.publicUrl);
  const response = passkey.create((await client.call(startPasskey)).body.data);
  await client.call(addPasskey, { body: { name: 'My phone', response } });
  await forget();
  return { ...signedIn, passkey };
};

test('a passkey does as well, for the session that asked and once', async () => {
  const { client, other, passkey } = await withPasskey();
  expect(await client.call(startTotp)).toBeProblem('reauthentication_required');
  const signed = passkey.sign((await client.call(askIdentityPasskey)).body.data);
  expect(await other.call(confirmIdentity, { body: { passkey: signed } })).toBeProblem('passkey_invalid');
  expect((await client.call(confirmIdentity, { body: { passkey: signed } })).body.data).toEqual({
    confirmedFor: 600,
  });
  expect((await client.call(startTotp)).status).toBe(200);
  expect(await other.call(startTotp)).toBeProblem('reauthentication_required');
  expect(await client.call(confirmIdentity, { body: { passkey: signed } })).toBeProblem('passkey_invalid');
});

test.each([
  ['another site', { origin: 'https://portal.test.evil.example' }],
  ['nobody verified', { verified: false }],
  ['a device that counts backwards', { counter: 1 }],
])('a signature for %s proves nothing', async (_, twist) => {
  const { client, passkey } = await withPasskey();
  const first = passkey.sign((await client.call(askIdentityPasskey)).body.data);
  await client.call(confirmIdentity, { body: { passkey: first } });
  const signed = passkey.sign((await client.call(askIdentityPasskey)).body.data, twist);
  expect(await client.call(confirmIdentity, { body: { passkey: signed } })).toBeProblem('passkey_invalid');
});

test('another person’s passkey proves nothing, and without one there is nothing to sign', async () => {
  const [owner, stranger] = [await withPasskey(), await longSignedIn()];
  expect(await stranger.client.call(askIdentityPasskey)).toBeProblem('no_factor');
  const passkey = owner.passkey.sign((await owner.client.call(askIdentityPasskey)).body.data);
  expect(await stranger.client.call(confirmIdentity, { body: { passkey } })).toBeProblem('passkey_invalid');
  expect(await stranger.client.call(startTotp)).toBeProblem('reauthentication_required');
});

test('being active is no proof, and nothing proves nothing', async () => {
  const { client } = await longSignedIn();
  await client.call(renewSession);
  expect(await client.call(startTotp)).toBeProblem('reauthentication_required');
  expect(await client.raw(confirmIdentity, { body: {} })).toRefuseFields('password');
});
