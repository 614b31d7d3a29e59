import { MANAGER, SUPER } from '@portal/contracts';
import { updatePassword, verifyReset } from '@portal/contracts/identity/password';
import { getLoginHistory, reportSignIn } from '@portal/contracts/identity/profile';
import { getSecurity } from '@portal/contracts/identity/second-factor';
import { getCurrentProfile, listSessions, logout } from '@portal/contracts/identity/sign-in';
import { createSocketTicket } from '@portal/contracts/support/chat';
import {
  getContactMessage,
  listContactMessages,
  replyToContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import {
  assignInboxItem,
  getInboxWaiting,
  listInbox,
  listInboxAssignees,
  listRepeatedQuestions,
} from '@portal/contracts/support/inbox';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';
import { enrolTotp } from '../../../test/support/totp.ts';

const portal = testPortal();
const { signIn, signedInBy, codeMailedTo, enter } = signingIn(portal);

const stranger = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};
const newPassword = 'Sturdy-baobab-42';

/** An account that its owner and somebody else are signed in to. */
const intruded = async () => {
  const user = await portal.make.user();
  const intruder = signedInBy(await signIn(user.email, madePassword, stranger));
  const owner = signedInBy(await signIn(user.email));
  return { user, intruder, owner };
};

const rowsOf = async (client: TestClient) => (await client.call(getLoginHistory, { query: {} })).body.data;

const foreignRow = async (owner: TestClient) =>
  (await rowsOf(owner)).find(({ outcome, isCurrent }) => outcome === 'SUCCESS' && !isCurrent)?.id ?? '';

test('from the report on the account can only choose a new password, which is not the old one', async () => {
  const { user, intruder, owner } = await intruded();
  const id = await foreignRow(owner);
  const reported = (await owner.call(reportSignIn, { params: { id } })).body.data;
  expect(reported).toMatchObject({ sessions: 1 });
  expect(await intruder.call(getCurrentProfile)).toBeProblem('unauthorized');

  expect((await owner.call(getCurrentProfile)).body.data.mustChangePassword).toBe(true);
  expect(await owner.call(listSessions)).toBeProblem('password_change_required');
  expect(await owner.call(getLoginHistory, { query: {} })).toBeProblem('password_change_required');
  expect(await owner.call(createSocketTicket, { body: {} })).toBeProblem('unauthorized');
  const change = (password: string) =>
    owner.call(updatePassword, { body: { currentPassword: madePassword, newPassword: password } });
  expect(await change(madePassword)).toBeProblem('weak_password');
  expect((await change(newPassword)).status).toBe(200);
  expect((await owner.call(getCurrentProfile)).body.data.mustChangePassword).toBeUndefined();
  expect((await owner.call(listSessions)).body.data).toHaveLength(1);
  expect((await signIn(user.email, newPassword)).status).toBe(200);
});

test('the old password no longer signs in: it leads to a reset by mail', async () => {
  const { user, owner } = await intruded();
  await owner.call(reportSignIn, { params: { id: await foreignRow(owner) } });
  expect((await owner.call(logout)).status).toBe(200);
  expect(await signIn(user.email, 'Wrong-horse-7')).toBeProblem('invalid_grant');
  expect(await signIn(user.email)).toBeProblem('password_reset_required');
  await portal.deps.background.settle();
  const mail = (await portal.mails()).find(
    ({ to, subject }) => to === user.email && subject === 'Choose a new password',
  );
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const reset = (password: string) =>
    portal.visitor.call(verifyReset, { body: { email: user.email, code, newPassword: password } });
  expect(await reset(madePassword)).toBeProblem('weak_password');
  expect((await reset(newPassword)).status).toBe(200);
  expect((await signIn(user.email, newPassword)).status).toBe(200);
});

test('a sign-in that waits for its second step is refused as well', async () => {
  const user = await portal.make.user({ role: MANAGER });
  const client = await portal.as(user);
  const halfway = (await signIn(user.email, madePassword, stranger)).problem?.mfa_token ?? '';
  const code = await codeMailedTo(user.email);
  const [row] = await rowsOf(client);
  expect(row?.outcome).toBe('MFA_SENT');
  expect((await client.call(reportSignIn, { params: { id: row?.id ?? '' } })).status).toBe(200);
  expect(await enter(halfway, code)).toBeProblem('mfa_expired');
});

test('factors that were enrolled since the sign-in are removed, earlier ones stay', async () => {
  const [late, early] = [await intruded(), await intruded()];
  await enrolTotp(late.intruder);
  const gone = await late.owner.call(reportSignIn, { params: { id: await foreignRow(late.owner) } });
  expect(gone.body.data).toMatchObject({ authenticators: 1, recoveryCodes: 8 });

  await enrolTotp(early.owner);
  await portal.db`update authenticators set created_at = now() - interval '1 day', confirmed_at = now() - interval '1 day'
    where user_id = ${early.user.id}`;
  const kept = await early.owner.call(reportSignIn, { params: { id: await foreignRow(early.owner) } });
  expect(kept.body.data).toMatchObject({ authenticators: 0, recoveryCodes: 8 });
  await early.owner.call(updatePassword, { body: { currentPassword: madePassword, newPassword } });
  expect((await early.owner.call(getSecurity)).body.data.totp.isOn).toBe(true);
});

test('the owner is mailed, and staff find the time, the device and the address in their queue', async () => {
  const { user, owner } = await intruded();
  const { ticketNumber } = (await owner.call(reportSignIn, { params: { id: await foreignRow(owner) } })).body
    .data;
  const subjects = (await portal.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
  expect(subjects[0]).toBe('The protection of your account has changed');
  const [ticket] = await portal.db<{ subject: string; message: string; status: string }[]>`
    select subject, message, status from contact_messages where ticket_number = ${ticketNumber}`;
  expect(ticket).toMatchObject({ subject: 'A sign-in that was not mine', status: 'NEW' });
  expect(ticket?.message).toMatch(/^Time: \d{4}-.* UTC\nDevice: Chrome, Windows.*\nAddress: 127\.0\.0\.1\n/);
});

/** What somebody finds of contact messages, by every way. */
const found = async (client: TestClient) => {
  const { data, total } = (await client.call(listContactMessages, { query: { topic: ['TECHNICAL'] } })).body;
  const inbox = (await client.call(listInbox, { query: { kind: ['CONTACT'] } })).body;
  return {
    listed: data.length,
    total,
    inInbox: inbox.data.length,
    inboxTotal: inbox.total,
    waiting: (await client.call(getInboxWaiting)).body.data.contact?.count,
    repeated: (await client.call(listRepeatedQuestions)).body.data.length,
  };
};

test('the ticket is read, counted, answered and taken on by Admins alone', async () => {
  await portal.db`delete from contact_messages`;
  for (let n = 0; n < 2; n += 1) {
    const { owner } = await intruded();
    await owner.call(reportSignIn, { params: { id: await foreignRow(owner) } });
  }
  const [ticket] = await portal.db<{ id: string }[]>`select id from contact_messages`;
  const id = ticket?.id ?? '';
  const managerUser = await portal.make.user({ role: MANAGER });
  const adminUser = await portal.make.user({ role: SUPER });
  const [manager, admin] = [await portal.as(managerUser), await portal.as(adminUser)];
  const all = { listed: 2, total: 2, inInbox: 2, inboxTotal: 2, waiting: 2, repeated: 0 };
  expect(await found(admin)).toEqual(all);
  expect(await found(manager)).toEqual({
    ...all,
    listed: 0,
    total: 0,
    inInbox: 0,
    inboxTotal: 0,
    waiting: 0,
  });

  const asked = (client: TestClient, assigneeId: string) => [
    client.call(getContactMessage, { params: { id } }),
    client.call(listInboxAssignees, { query: { kind: 'CONTACT', id } }),
    client.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId } }),
    client.call(replyToContactMessage, { body: { contactUsId: id, message: 'We look into it.' } }),
    client.call(setContactMessageStatus, { body: { contactUsId: id, status: 'CLOSED' } }),
  ];
  for (const reply of asked(manager, managerUser.id)) expect(await reply).toBeProblem('not_found');
  const given = await admin.call(assignInboxItem, {
    body: { kind: 'CONTACT', id, assigneeId: managerUser.id },
  });
  expect(given).toBeProblem('invalid_request');
  const assignees = await admin.call(listInboxAssignees, { query: { kind: 'CONTACT', id } });
  const ids = assignees.body.data.map((person) => person.id);
  expect(ids).toContain(adminUser.id);
  expect(ids).not.toContain(managerUser.id);
  for (const reply of asked(admin, adminUser.id)) expect((await reply).status).toBe(200);
});

test('nobody reports the session that they sit in, what let nobody in, or the row of another', async () => {
  const { user, owner } = await intruded();
  await signIn(user.email, 'Wrong-horse-7');
  await portal.deps.background.settle();
  const rows = await rowsOf(owner);
  const own = rows.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const wrong = rows.find(({ outcome }) => outcome === 'WRONG_PASSWORD')?.id ?? '';
  for (const id of [own, wrong])
    expect(await owner.call(reportSignIn, { params: { id } })).toBeProblem('invalid_state');
  const other = await portal.as(await portal.make.user());
  const id = await foreignRow(owner);
  expect(await other.call(reportSignIn, { params: { id } })).toBeProblem('not_found');
});
