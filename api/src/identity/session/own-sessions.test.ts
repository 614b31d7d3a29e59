import { requestReset, updatePassword, verifyReset } from '@portal/contracts/identity/password';
import {
  endOneSession,
  endOtherSessions,
  getCurrentProfile,
  listSessions,
  login,
  logout,
} from '@portal/contracts/identity/sign-in';
import { addFundManager, toggleUser } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';

const portal = testPortal();
const { signIn, signedInBy } = signingIn(portal);

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};

test('a person sees where they are signed in, and ends one session', async () => {
  const user = await portal.make.user();
  const here = signedInBy(await signIn(user.email));
  const there = signedInBy(await signIn(user.email, madePassword, phone));
  const shown = (await here.call(listSessions)).body.data;
  expect(shown).toHaveLength(2);
  const other = shown.find(({ isCurrent }) => !isCurrent);
  expect(other).toMatchObject({ device: 'Mobile', browser: 'Chrome', os: 'Android', ip: '127.0.0.1' });
  const params = { id: other?.id ?? '' };
  const stranger = await portal.as(await portal.make.user());
  expect(await stranger.call(endOneSession, { params })).toBeProblem('not_found');
  expect((await there.call(getCurrentProfile)).status).toBe(200);
  expect((await here.call(endOneSession, { params })).body.data).toEqual({ ended: 1 });
  expect(await there.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(await here.call(endOneSession, { params })).toBeProblem('not_found');
  expect((await here.call(listSessions)).body.data).toHaveLength(1);
});

test('a session that ran out is not listed', async () => {
  const user = await portal.make.user();
  const [here] = [await portal.as(user), await portal.as(user)];
  await portal.db`update sessions set idle_expires_at = now() where id <> (
    select id from sessions where user_id = ${user.id} order by created_at limit 1) and user_id = ${user.id}`;
  expect((await here.call(listSessions)).body.data).toHaveLength(1);
});

interface Three {
  user: { id: string; email: string };
  sessions: [TestClient, TestClient, TestClient];
}

const three = async (): Promise<Three> => {
  const user = await portal.make.user();
  return { user, sessions: [await portal.as(user), await portal.as(user), await portal.as(user)] };
};

const newPassword = 'Sturdy-baobab-42';

const resetBy = async ({ user }: Three) => {
  await portal.visitor.call(requestReset, { body: { email: user.email } });
  const mail = (await portal.mails()).find(({ to }) => to === user.email);
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const body = { email: user.email, code, newPassword };
  expect((await portal.visitor.call(verifyReset, { body })).status).toBe(200);
};

/** What ends sessions, and which of the three are over at the very next call. */
const triggers: [string, (three: Three) => Promise<unknown>, [boolean, boolean, boolean]][] = [
  ['logging out', ({ sessions: [one] }) => one.call(logout), [true, false, false]],
  ['"this was not me"', ({ sessions: [one] }) => one.call(endOtherSessions), [false, true, true]],
  [
    'ending one of them',
    async ({ sessions: [one, two] }) => {
      const current = (await two.call(listSessions)).body.data.find(({ isCurrent }) => isCurrent);
      return one.call(endOneSession, { params: { id: current?.id ?? '' } });
    },
    [false, true, false],
  ],
  [
    'a new password',
    ({ sessions: [one] }) =>
      one.call(updatePassword, { body: { currentPassword: madePassword, newPassword } }),
    [false, true, true],
  ],
  ['a reset password', resetBy, [true, true, true]],
  [
    'a disabled account',
    async ({ user }) => (await portal.as('admin')).call(toggleUser, { params: { id: user.id } }),
    [true, true, true],
  ],
  [
    'twelve hours',
    ({ user }) => portal.db`update sessions set expires_at = now() where user_id = ${user.id}`,
    [true, true, true],
  ],
  [
    'three more sign-ins',
    async ({ user }) => {
      for (let n = 0; n < 3; n += 1)
        await portal.visitor.call(login, { body: { email: user.email, password: madePassword } });
    },
    [true, false, false],
  ],
];

test.each(triggers)('%s holds at the next call of each of three sessions', async (_, trigger, over) => {
  const all = await three();
  await trigger(all);
  const answers = await Promise.all(all.sessions.map((session) => session.call(getCurrentProfile)));
  expect(answers.map(({ status }) => status === 401)).toEqual(over);
});

test('a role that was taken away is gone at the next call', async () => {
  const sessions = [await portal.as('admin'), await portal.as('admin'), await portal.as('admin')];
  const body = { firstName: 'Nia', lastName: 'New', email: 'nia@example.test', countryCode: 'GH' };
  await portal.db`update users set role = 'FUND_REVIEWER_USER' where id = ${portal.person('admin').id}`;
  const answers = await Promise.all(sessions.map((session) => session.raw(addFundManager, { body })));
  await portal.db`update users set role = 'FUND_MANAGER_SUPER_USER' where id = ${portal.person('admin').id}`;
  for (const answer of answers) expect(answer).toBeProblem('forbidden');
});

test('making staff asks who is there when that was proved long ago', async () => {
  const admin = await portal.as('admin');
  await portal.db`update sessions set confirmed_at = now() - interval '11 minutes'`;
  const body = { firstName: 'Nia', lastName: 'New', email: 'nia@example.test', countryCode: 'GH' };
  expect(await admin.raw(addFundManager, { body })).toBeProblem('reauthentication_required');
});
