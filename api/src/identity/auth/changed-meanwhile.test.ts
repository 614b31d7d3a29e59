import { BENEFICIARY, MANAGER } from '@portal/contracts';
import { updatePassword } from '@portal/contracts/identity/password';
import { endUserSessions, toggleUser } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';
import { savePassword } from '../account/account.db.ts';
import { passwordHasher } from './password-hasher.ts';

const portal = testPortal();
const { signIn, challenge, enter } = signingIn(portal);

const newPassword = 'Sturdy-baobab-42';

type Person = { id: string };
const toggle = async ({ id }: Person) => (await portal.as('admin')).call(toggleUser, { params: { id } });

test.each<[string, (person: Person) => Promise<unknown>]>([
  [
    'the password was changed',
    async (person) =>
      (await portal.as(person)).call(updatePassword, {
        body: { currentPassword: madePassword, newPassword },
      }),
  ],
  [
    'the account was disabled for a while',
    async (person) => {
      await toggle(person);
      await toggle(person);
    },
  ],
  [
    'an Admin ended the sessions',
    async ({ id }) => (await portal.as('admin')).call(endUserSessions, { params: { id } }),
  ],
])('a sign-in that waits for its code ends once %s', async (_, change) => {
  const { manager, mfaToken, code } = await challenge();
  await change(manager);
  expect(await enter(mfaToken, code)).toBeProblem('mfa_expired');
});

/** Does something with the old password while another one is being stored, which ends once that waits for it. */
const whileChanging = async <Reply>({ id }: Person, act: () => Promise<Reply>) => {
  const hash = await portal.deps.hasher.hash(newPassword);
  const replies: Promise<Reply>[] = [];
  await portal.db.begin(async (tx) => {
    await savePassword(tx, id, hash);
    replies.push(act());
    const waiting = () =>
      portal.db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
  });
  return (await Promise.all(replies))[0];
};

test.each([BENEFICIARY, MANAGER])(
  'the old password of a %s lets nobody in who comes in its last moment',
  async (role) => {
    const user = await portal.make.user({ role });
    expect(await whileChanging(user, () => signIn(user.email))).toBeProblem('invalid_grant');
    expect(await portal.db`select 1 from sessions where user_id = ${user.id}`).toEqual([]);
    expect(await portal.db`select 1 from mfa_challenges where user_id = ${user.id}`).toEqual([]);
  },
);

test('a change with the old password does not replace what a reset stored meanwhile', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  const body = { currentPassword: user.password, newPassword: 'Other-marula-77-tree' };
  expect(await whileChanging(user, () => client.call(updatePassword, { body }))).toBeProblem(
    'INVALID_PASSWORD',
  );
  expect((await signIn(user.email, newPassword)).status).toBe(200);
});

test('a hash that is made anew takes no password back that was changed meanwhile', async () => {
  const user = await portal.make.user();
  const outdated = await passwordHasher(Buffer.alloc(32, 3)).hash(user.password);
  await portal.db`update users set password_hash = ${outdated.slice(outdated.indexOf('$'))} where id = ${user.id}`;
  expect(await whileChanging(user, () => signIn(user.email))).toBeProblem('invalid_grant');
  expect(await signIn(user.email)).toBeProblem('invalid_grant');
  expect((await signIn(user.email, newPassword)).status).toBe(200);
});
