import { listMyApplications } from '@portal/contracts/applications/applications';
import { requestReset, verifyReset } from '@portal/contracts/identity/password';
import { changeEmail, confirmEmailChange } from '@portal/contracts/identity/profile';
import { getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { insertTrustedDevice, isTrustedDevice } from '../account/trusted-device.db.ts';

const portal = testPortal();

const tokenTo = async (email: string) => {
  const mail = (await portal.mails()).find(({ to, text }) => to === email && text.includes('confirm-email'));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no token, which is too short to be one';
};
const confirm = (token: string) => portal.visitor.call(confirmEmailChange, { body: { token } });

const asked = async (given?: Awaited<ReturnType<typeof portal.make.user>>) => {
  const user = given ?? (await portal.make.user());
  const client = await portal.as(user);
  const newEmail = `new-${user.email}`;
  const body = { newEmail: newEmail.toUpperCase(), currentPassword: madePassword };
  expect((await client.call(changeEmail, { body })).status).toBe(200);
  return { user, client, newEmail, toOld: await tokenTo(user.email), toNew: await tokenTo(newEmail) };
};

const signsInWith = async (email: string) =>
  (await portal.visitor.call(login, { body: { email, password: madePassword } })).status === 200;

test.each([
  ['old', 'new'],
  ['new', 'old'],
])('an address changes once both have said yes, the %s one first', async (first) => {
  const { user, client, newEmail, toOld, toNew } = await asked();
  const [one, other] = first === 'old' ? [toOld, toNew] : [toNew, toOld];
  const trust = await insertTrustedDevice(portal.db, user.id);
  expect((await confirm(one)).body.data).toEqual({ isChanged: false });
  expect((await confirm(one)).body.data).toEqual({ isChanged: false });
  expect((await client.call(getCurrentProfile)).body.data.email).toBe(user.email);
  expect((await confirm(other)).body.data).toEqual({ isChanged: true });
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(await signsInWith(user.email)).toBe(false);
  expect(await signsInWith(newEmail)).toBe(true);
  expect(await isTrustedDevice(portal.db, user.id, trust)).toBe(false);
  expect((await portal.mails()).find(({ to }) => to === user.email)?.subject).toBe(
    'Your e-mail address was changed',
  );
  expect(await confirm(other)).toBeProblem('verification_invalid');
});

test('a reset that was mailed to the old address chooses no password after the change', async () => {
  const { user, newEmail, toOld, toNew } = await asked();
  await portal.visitor.call(requestReset, { body: { email: user.email } });
  const code = /\/auth\/reset#.*&code=([\w-]+)/.exec(
    (await portal.mails()).map(({ text }) => text).join('\n'),
  )?.[1];
  await confirm(toOld);
  await confirm(toNew);
  const body = { email: newEmail, code: code ?? '', newPassword: 'Sturdy-baobab-42' };
  expect(await portal.visitor.call(verifyReset, { body })).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  expect(await signsInWith(newEmail)).toBe(true);
});

test('mails about applications go to the new address, and what was entered for it comes along', async () => {
  const { user, newEmail, toOld, toNew } = await asked();
  const { id } = await portal.make.submitted({ owner: user });
  const entry = await portal.make.entered({ email: newEmail });
  await confirm(toOld);
  await confirm(toNew);
  await portal.make.decision('manager', id, {
    decision: 'HOLD',
    messageToApplicant: 'We wait for the panel.',
  });
  const [told] = (await portal.mails()).filter(({ text }) => text.includes('We wait for the panel.'));
  expect(told?.to).toBe(newEmail);
  const mine = (await (await portal.as(user)).call(listMyApplications, { query: {} })).body.data;
  expect(mine.map((one) => one.id).toSorted()).toEqual([id, entry.id].toSorted());
});

test('the password is asked for, and a wish grows too old', async () => {
  const { client, toOld, toNew } = await asked();
  const body = { newEmail: 'other@example.test', currentPassword: 'Wrong-horse-7' };
  expect(await client.call(changeEmail, { body })).toBeProblem('INVALID_PASSWORD');
  await portal.db`update email_changes set expires_at = now()`;
  for (const token of [toOld, toNew]) expect(await confirm(token)).toBeProblem('verification_invalid');
});

test('a second wish voids the first', async () => {
  const { client, toOld, toNew } = await asked();
  const body = { newEmail: 'second@example.test', currentPassword: madePassword };
  await client.call(changeEmail, { body });
  for (const token of [toOld, toNew]) expect(await confirm(token)).toBeProblem('verification_invalid');
});

test('a taken address is answered alike; its owner gets a mail and keeps it', async () => {
  const [owner, user] = [await portal.make.user(), await portal.make.user()];
  const client = await portal.as(user);
  const ask = (newEmail: string) =>
    client.call(changeEmail, { body: { newEmail, currentPassword: madePassword } });
  const [taken, free] = [await ask(owner.email), await ask('free@example.test')];
  expect(taken.raw).toEqual(free.raw);
  const mails = (await portal.mails()).filter(({ to }) => to === owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
});

test('an address that somebody registered and never confirmed is free', async () => {
  const user = await portal.make.user();
  const pending = await portal.make.user({ status: 'PENDING', email: `new-${user.email}` });
  const { toOld, toNew } = await asked(user);
  await confirm(toOld);
  expect((await confirm(toNew)).body.data).toEqual({ isChanged: true });
  expect(await signsInWith(pending.email)).toBe(true);
  const rows =
    await portal.db`select id, status from users where email = ${pending.email} or id = ${pending.id}`;
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ id: user.id, status: 'ACTIVE' });
  expect(rows).toContainEqual({ id: pending.id, status: 'DISABLED' });
});

test('the present address is no new one', async () => {
  const user = await portal.make.user();
  const body = { newEmail: user.email.toUpperCase(), currentPassword: madePassword };
  expect(await (await portal.as(user)).call(changeEmail, { body })).toRefuseFields('newEmail');
});

test('an address that somebody else took meanwhile is not taken over', async () => {
  const { user, newEmail, toOld, toNew } = await asked();
  await portal.make.user({ email: newEmail });
  await confirm(toOld);
  expect(await confirm(toNew)).toBeProblem('verification_invalid');
  expect(await signsInWith(user.email)).toBe(true);
});
