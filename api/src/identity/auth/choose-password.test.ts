import { requestReset, updatePassword, verifyReset } from '@portal/contracts/identity/password';
import { getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { serveMailRequests } from './mail-requests.ts';

const portal = testPortal();

const newPassword = 'Sturdy-baobab-42';

const askFor = (email: string) => portal.visitor.call(requestReset, { body: { email } });

const choose = (email: string, code: string, password = newPassword) =>
  portal.visitor.call(verifyReset, { body: { email, code, newPassword: password } });

const resetMail = async (email: string) => {
  const mail = (await portal.mails()).find(
    ({ to, subject }) => to === email && /choose a new/i.test(subject),
  );
  const text = mail?.text ?? '';
  return { code: /\b\d{8}\b/.exec(text)?.[0] ?? '', link: /https:\S+/.exec(text)?.[0] ?? '' };
};

const requested = async () => {
  const user = await portal.make.user();
  await askFor(user.email);
  return { user, ...(await resetMail(user.email)) };
};

const canSignIn = async (email: string, password: string) =>
  (await portal.visitor.call(login, { body: { email, password } })).status === 200;

test('the mailed code sets a new password, ends every session and tells the owner', async () => {
  const { user, code } = await requested();
  const sessions = [await portal.as(user), await portal.as(user)];
  const reply = await choose(user.email, code);
  expect(reply.body.message).not.toBe('');
  for (const session of sessions) expect(await session.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(await canSignIn(user.email, madePassword)).toBe(false);
  expect(await canSignIn(user.email, newPassword)).toBe(true);
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: user.email, subject: 'Your password was changed' });
  // Whoever it was not has no code yet.
  expect(mail?.text).toContain('https://portal.test/auth/forgot-password\n');
});

test('the link of the mail carries address and code where no server sees them, on the configured host', async () => {
  const { user, link } = await requested();
  const url = new URL(link);
  const fragment = new URLSearchParams(url.hash.slice(1));
  expect(`${url.origin}${url.pathname}${url.search}`).toBe('https://portal.test/auth/reset');
  expect(fragment.get('email')).toBe(user.email);
  expect((await choose(user.email, fragment.get('code') ?? '')).status).toBe(200);
});

test('a mail that cannot be written keeps nobody else from a new password', async () => {
  const [first, second] = [await portal.make.user(), await portal.make.user()];
  await portal.db.unsafe(`alter table outbox add constraint refused check (to_address <> '${first.email}')`);
  for (const { email } of [first, second]) await askFor(email);
  expect((await resetMail(second.email)).code).not.toBe('');
  await portal.db`alter table outbox drop constraint refused`;
  await serveMailRequests(portal.deps);
  expect((await resetMail(first.email)).code).not.toBe('');
});

test('asking answers the same for every address, and mails only owners of active accounts', async () => {
  const user = await portal.make.user();
  const disabled = await portal.make.user({ status: 'DISABLED' });
  const replies = await Promise.all([user.email, disabled.email, 'nobody@example.test'].map(askFor));
  expect(new Set(replies.map(({ raw }) => raw.toString())).size).toBe(1);
  const mailed = (await portal.mails()).map(({ to }) => to);
  expect(mailed).toContain(user.email);
  expect(mailed).not.toContain(disabled.email);
  expect(mailed).not.toContain('nobody@example.test');
});

test('a hostile Host header does not reach the link', async () => {
  const user = await portal.make.user();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await portal.visitor.call(requestReset, { body: { email: user.email }, headers });
  expect((await resetMail(user.email)).link).toMatch(/^https:\/\/portal\.test\//);
});

test('a reset that was mailed before the password was changed chooses no other one', async () => {
  const { user, code, link } = await requested();
  const body = { currentPassword: madePassword, newPassword };
  expect((await (await portal.as(user)).call(updatePassword, { body })).status).toBe(200);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
  for (const one of [code, token])
    expect(await choose(user.email, one, 'Another-baobab-43')).toBeProblem(
      'INVALID_RESET_PASSWORD_VERIFICATION',
    );
});

test('a code is used once', async () => {
  const { user, code } = await requested();
  const replies = await Promise.all(Array.from({ length: 10 }, () => choose(user.email, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await choose(user.email, code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
});

test('five wrong codes use the request up', async () => {
  const { user, code } = await requested();
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  for (let n = 0; n < 5; n += 1) {
    expect(await choose(user.email, wrong)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  }
  expect(await choose(user.email, code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
});

test('a code ends after a quarter of an hour, with the next one, and belongs to one address', async () => {
  const [one, other] = [await requested(), await requested()];
  expect(await choose(other.user.email, one.code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  await askFor(other.user.email);
  await portal.mails();
  expect(await choose(other.user.email, other.code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  await portal.db`update mailed_proofs set expires_at = now() where user_id = ${one.user.id}`;
  expect(await choose(one.user.email, one.code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  expect(await choose('nobody@example.test', one.code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
});

test('a code that was mailed before the account was closed opens nothing', async () => {
  const { user, code } = await requested();
  await portal.db`update users set status = 'DISABLED' where id = ${user.id}`;
  expect(await choose(user.email, code)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
});

test.each(['Password123!', 'P@ssw0rd2026', 'Adjustmentfund1', 'Qwertyuiop1', 'Aaaaaaaa1', 'A1a1A1a1'])(
  'the password %s is among the first guesses and refused before the code is looked at',
  async (weak) => {
    const { user, code } = await requested();
    expect(await choose(user.email, code, weak)).toBeProblem('weak_password');
    expect((await choose(user.email, code)).status).toBe(200);
  },
);

test.each([
  ['Ab1-efg', 'The password is too short!'],
  ['ALLUPPERCASE1', 'At least one lower case!'],
  ['alllowercase1', 'At least one upper case!'],
  ['Only words here', 'At least one digit!'],
])('the new password %s is refused: %s', async (chosen, words) => {
  const { user, code } = await requested();
  const refused = await choose(user.email, code, chosen);
  expect(refused).toRefuseFields('newPassword');
  expect(refused.problem?.fields?.[0]?.message).toBe(words);
  expect((await choose(user.email, code)).status).toBe(200);
});

test('changing the password asks for the present one and ends the other sessions only', async () => {
  const user = await portal.make.user();
  const [here, elsewhere] = [await portal.as(user), await portal.as(user)];
  const change = (currentPassword: string, chosen = newPassword) =>
    here.call(updatePassword, { body: { currentPassword, newPassword: chosen } });
  expect(await change('Wrong-horse-7')).toBeProblem('INVALID_PASSWORD');
  expect(await change(madePassword, 'Password1')).toBeProblem('weak_password');
  const same = await change(madePassword, madePassword);
  expect(same).toBeProblem('weak_password');
  expect(same.problem?.fields).toMatchObject([
    { field: 'newPassword', message: 'Choose a password that differs from your present one.' },
  ]);
  expect((await change(madePassword)).status).toBe(200);
  expect((await here.call(getCurrentProfile)).status).toBe(200);
  expect(await elsewhere.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(await canSignIn(user.email, newPassword)).toBe(true);
});

test('a visitor cannot change a password', async () => {
  const reply = await portal.visitor.call(updatePassword, {
    body: { currentPassword: madePassword, newPassword },
  });
  expect(reply).toBeProblem('unauthorized');
});
