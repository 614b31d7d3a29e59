import { updatePassword } from '@portal/contracts/identity/password';
import { endUserSessions, toggleUser } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { challenge, enter } = signingIn(portal);

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
