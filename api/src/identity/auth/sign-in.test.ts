import { getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { signIn, signedInBy } = signingIn(portal);

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

test('a rush of people waits its turn and is heard, more of them than are hashed at once', async () => {
  const user = await portal.make.user();
  const rush = Array.from({ length: 60 }, (_, n) => signIn(`rush${n}@example.test`));
  const replies = await Promise.all([...rush, signIn(user.email)]);
  expect(replies.pop()?.status).toBe(200);
  expect(new Set(replies.map(({ problem }) => problem?.error))).toEqual(new Set(['invalid_grant']));
});
