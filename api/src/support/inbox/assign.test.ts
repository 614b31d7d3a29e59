import { MANAGER, REVIEWER } from '@portal/contracts';
import { sendMessage } from '@portal/contracts/applications/conversation';
import { toggleUser } from '@portal/contracts/identity/users';
import { declareConflict } from '@portal/contracts/review/decide';
import {
  getContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import {
  assignInboxItem,
  listInbox,
  listInboxAssignees,
  listReplyTemplates,
  setInboxState,
} from '@portal/contracts/support/inbox';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let user: { id: string };
let manager: TestClient;

beforeAll(async () => {
  user = await portal.make.user({ role: MANAGER, firstName: 'Esi', lastName: 'Boateng' });
  manager = await portal.as(user);
});

const newMessage = async (subject: string) => {
  const body = { firstName: 'Ama', lastName: 'Owusu', email: 'ama@example.org', subject, message: 'Hello' };
  const sent = await portal.visitor.call(sendContactMessage, { body: { ...body, topic: 'GENERAL' } });
  const [kept] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${sent.body.data.ticketNumber}`;
  return kept?.id ?? '';
};

const asked = async () => {
  const owner = await portal.make.user();
  const application = await portal.make.underReview({ owner });
  const client = await portal.as(owner);
  const ask = (text: string) => client.call(sendMessage, { params: { id: application.id }, body: { text } });
  await ask('A question');
  return { ...application, owner, ask };
};

test('a contact message is taken on, handed over and let go, and the log says so', async () => {
  const id = await newMessage('Taken on');
  const give = (assigneeId: string | null) =>
    manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId } });
  expect((await give(user.id)).body).toMatchObject({
    data: { id, state: 'OPEN', assignedTo: { id: user.id, name: 'Esi Boateng' } },
  });
  expect((await manager.call(getContactMessage, { params: { id } })).body.data).toMatchObject({
    status: 'OPEN',
    assignedTo: 'Esi Boateng',
  });
  expect((await manager.call(listInbox, { query: { assignedTo: 'ME' } })).body.data).toMatchObject([{ id }]);
  expect((await give(null)).body.data).toMatchObject({ state: 'OPEN', assignedTo: null });
  const changes = await portal.db<{ changes: object[] }[]>`
    select changes from audit_log where entity_id = ${id} and action = 'ASSIGN' order by seq`;
  expect(changes.map((row) => row.changes[0])).toEqual([
    { field: 'assignedTo', old: null, new: 'Esi Boateng' },
    { field: 'assignedTo', old: 'Esi Boateng', new: null },
  ]);
});

test('of two who take on what nobody has, one does, and the other reads that somebody else was faster', async () => {
  const [id, other] = [await newMessage('For two'), await portal.make.user({ role: MANAGER })];
  const take = (client: TestClient, assigneeId: string, assigneeBefore: string | null = null) =>
    client.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId, assigneeBefore } });
  const theirs = await portal.as(other);
  const replies = await Promise.all([take(manager, user.id), take(theirs, other.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ problem }) => problem)).toBeProblem('stale_version');
  // Whoever looks again may still take it over.
  const [first = '', second = ''] = replies[0].problem ? [other.id, user.id] : [user.id, other.id];
  expect((await take(second === user.id ? manager : theirs, second, first)).status).toBe(200);
});

test('what waits for a manager whose account is disabled waits for nobody again', async () => {
  const leaves = await portal.make.user({ role: MANAGER });
  const [id, application, closed] = [await newMessage('Left behind'), await asked(), await asked()];
  const threads = [application, closed].map((one) => ({ kind: 'APPLICATION', id: one.id }) as const);
  for (const item of [{ kind: 'CONTACT', id } as const, ...threads])
    await manager.call(assignInboxItem, { body: { ...item, assigneeId: leaves.id } });
  await manager.call(setInboxState, { body: { id: closed.id, state: 'CLOSED' } });
  const superUser = await portal.as('admin');
  await superUser.call(toggleUser, { params: { id: leaves.id }, query: { to: 'DISABLED' } });
  await closed.ask('After all');
  const { data } = (await manager.call(listInbox, { query: { assignedTo: 'NOBODY' } })).body;
  expect(data.map((item) => item.id)).toEqual(expect.arrayContaining([id, application.id, closed.id]));
});

/** How many statements wait for a lock. */
const waiting = async () =>
  (
    await portal.db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length;

test('what is given to a manager in the moment in which the account is disabled waits for nobody', async () => {
  const [id, application, superUser] = [
    await newMessage('In between'),
    await asked(),
    await portal.as('admin'),
  ];
  const items = [{ kind: 'CONTACT', id } as const, { kind: 'APPLICATION', id: application.id } as const];
  for (const item of items) {
    const leaves = await portal.make.user({ role: MANAGER });
    const calls: Promise<unknown>[] = [];
    await portal.db.begin(async (tx) => {
      // Reading and choosing go on, storing waits.
      await tx`lock table contact_messages, inbox_items in share mode`;
      calls.push(manager.call(assignInboxItem, { body: { ...item, assigneeId: leaves.id } }));
      await expect.poll(waiting).toBe(1);
      calls.push(superUser.call(toggleUser, { params: { id: leaves.id }, query: { to: 'DISABLED' } }));
      await expect.poll(waiting).toBe(2);
    });
    await Promise.all(calls);
  }
  const { data } = (await manager.call(listInbox, { query: { assignedTo: 'NOBODY' } })).body;
  expect(data.map((item) => item.id)).toEqual(expect.arrayContaining([id, application.id]));
});

test('a message for somebody whose account is being changed does not keep others from the log meanwhile', async () => {
  const [id, holder] = [
    await newMessage('Earlier'),
    await portal.make.user({ role: MANAGER, firstName: 'Adjoa', lastName: 'Mensah' }),
  ];
  await manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId: holder.id } });
  const [earlier] = await portal.db<{ ticketNumber: string }[]>`
    select ticket_number from contact_messages where id = ${id}`;
  const next = await portal.db.begin(async (tx) => {
    await tx`update users set phone = null where id = ${holder.id}`;
    const message = newMessage(`Re: ${earlier?.ticketNumber}`);
    await expect.poll(waiting).toBe(1);
    // Who holds the account writes to the log, too: each would wait for the other.
    expect(
      await tx`select 1 from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and wait_event_type = 'Lock' and locktype = 'advisory' and objid = 727273 and granted`,
    ).toEqual([]);
    return { message };
  });
  const { body } = await manager.call(getContactMessage, { params: { id: await next.message } });
  expect(body.data.assignedTo).toBe('Adjoa Mensah');
});

test('a closed message that is opened again does not wait for whose account was disabled meanwhile', async () => {
  const [id, superUser] = [await newMessage('Opened again'), await portal.as('admin')];
  const [leaves, stays] = [
    await portal.make.user({ role: MANAGER }),
    await portal.make.user({ role: MANAGER, firstName: 'Abena', lastName: 'Sarpong' }),
  ];
  const set = (status: 'OPEN' | 'CLOSED') =>
    manager.call(setContactMessageStatus, { body: { contactUsId: id, status } });
  const holderOf = async ({ id: assigneeId }: { id: string }) => {
    await manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId } });
    await set('CLOSED');
    if (assigneeId === leaves.id)
      await superUser.call(toggleUser, { params: { id: assigneeId }, query: { to: 'DISABLED' } });
    return (await set('OPEN')).body.data.assignedTo;
  };
  expect(await holderOf(stays)).toBe('Abena Sarpong');
  expect(await holderOf(leaves)).toBeNull();
});

test('a closed message that is opened again in the moment in which its holder is disabled waits for nobody', async () => {
  const superUser = await portal.as('admin');
  for (const order of ['opened first', 'disabled first']) {
    const [id, leaves] = [await newMessage(order), await portal.make.user({ role: MANAGER })];
    await manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId: leaves.id } });
    const set = (status: 'OPEN' | 'CLOSED') =>
      manager.call(setContactMessageStatus, { body: { contactUsId: id, status } });
    await set('CLOSED');
    const calls = [
      () => set('OPEN'),
      () => superUser.call(toggleUser, { params: { id: leaves.id }, query: { to: 'DISABLED' } }),
    ];
    if (order === 'disabled first') calls.reverse();
    const replies: Promise<unknown>[] = [];
    await portal.db.begin(async (tx) => {
      // Both change what they are about; neither ends before it has written to the log.
      await tx`select pg_advisory_xact_lock(727273)`;
      for (const call of calls) {
        replies.push(call());
        await expect.poll(waiting).toBe(replies.length);
      }
    });
    await Promise.all(replies);
    const { body } = await manager.call(getContactMessage, { params: { id } });
    expect(body.data, order).toMatchObject({ status: 'OPEN', assignedTo: null });
  }
});

test('it is given to nobody who may not read it', async () => {
  const id = await newMessage('For managers');
  const reviewer = await portal.make.user({ role: REVIEWER });
  const disabled = await portal.make.user({ role: MANAGER, status: 'DISABLED' });
  for (const assigneeId of [reviewer.id, disabled.id, (await portal.make.user()).id, 'usr_nobody'])
    expect(await manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId } })).toBeProblem(
      'invalid_request',
    );
  const client = await portal.as(reviewer);
  expect(
    await client.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId: reviewer.id } }),
  ).toBeProblem('forbidden');
  expect(await client.call(listInboxAssignees, { query: { kind: 'CONTACT', id } })).toBeProblem('forbidden');
  const { data } = (await manager.call(listInboxAssignees, { query: { kind: 'CONTACT', id } })).body;
  const ids = data.map((person) => person.id);
  expect(ids).toContain(user.id);
  for (const person of [reviewer, disabled]) expect(ids).not.toContain(person.id);
  await portal.db`update contact_messages set status = 'SPAM' where id = ${id}`;
  expect(
    await manager.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId: user.id } }),
  ).toBeProblem('invalid_state');
});

test('messages beside an application go to those who may read it alone', async () => {
  const { id } = await asked();
  const undeclared = await portal.make.user({ role: REVIEWER });
  const declared = portal.person('reviewer');
  const give = (client: TestClient, assigneeId: string | null) =>
    client.call(assignInboxItem, { body: { kind: 'APPLICATION', id, assigneeId } });
  expect(await give(manager, undeclared.id)).toBeProblem('invalid_request');
  expect(await give(await portal.as(undeclared), undeclared.id)).toBeProblem('conflict_not_declared');
  const { data } = (await manager.call(listInboxAssignees, { query: { kind: 'APPLICATION', id } })).body;
  const ids = data.map((person) => person.id);
  expect(ids).toEqual(expect.arrayContaining([user.id, declared.id]));
  expect(ids).not.toContain(undeclared.id);
  expect((await give(manager, declared.id)).body.data).toMatchObject({
    state: 'OPEN',
    assignedTo: { id: declared.id },
  });
});

test('a reviewer takes on what nobody has, gives it to nobody else and takes it from nobody', async () => {
  const { id } = await asked();
  const me = portal.person('reviewer');
  const reviewer = await portal.as('reviewer');
  const give = (client: TestClient, assigneeId: string | null) =>
    client.call(assignInboxItem, { body: { kind: 'APPLICATION', id, assigneeId } });
  expect(await give(reviewer, user.id)).toBeProblem('invalid_request');
  expect((await give(reviewer, me.id)).body.data.assignedTo).toMatchObject({ id: me.id });
  expect((await give(reviewer, null)).body.data.assignedTo).toBeNull();
  await give(manager, user.id);
  expect(await give(reviewer, me.id)).toBeProblem('invalid_state');
  const { data } = (await reviewer.call(listInboxAssignees, { query: { kind: 'APPLICATION', id } })).body;
  expect(data).toMatchObject([{ id: me.id }]);
});

test('what needs no reply is settled until the applicant writes again', async () => {
  const { id, ask } = await asked();
  const set = (state: 'OPEN' | 'CLOSED') => manager.call(setInboxState, { body: { id, state } });
  expect((await set('CLOSED')).body.data).toMatchObject({ state: 'CLOSED', waitingSince: null });
  expect((await set('OPEN')).body.data).toMatchObject({ state: 'OPEN', waitingSince: expect.any(String) });
  await set('CLOSED');
  await ask('One more thing');
  const find = { search: 'one more thing' };
  expect((await manager.call(listInbox, { query: find })).body.data).toMatchObject([
    { id, waitingSince: expect.any(String) },
  ]);
  const silent = await portal.make.underReview({ owner: await portal.make.user() });
  expect(await manager.call(setInboxState, { body: { id: silent.id, state: 'CLOSED' } })).toBeProblem(
    'not_found',
  );
});

test('who answers by mail has the prepared replies of the desk', async () => {
  await portal.db`insert into chat_canned_replies (id, language, title, text, updated_by)
    values ('can_inbox', 'fr', 'Délai', 'Jusqu’à vendredi.', ${user.id})`;
  expect((await manager.call(listReplyTemplates)).body.data).toContainEqual({
    id: 'can_inbox',
    language: 'fr',
    title: 'Délai',
    text: 'Jusqu’à vendredi.',
  });
});

test('who has a conflict with an application answers nothing beside it, and settles nothing', async () => {
  const { id } = await asked();
  const conflicted = await portal.make.user({ role: MANAGER });
  const client = await portal.as(conflicted);
  const body = { hasConflict: true, type: 'FAMILY' as const };
  await client.call(declareConflict, { params: { id }, body });
  const item = { kind: 'APPLICATION' as const, id };
  const give = (by: TestClient, assigneeId: string) =>
    by.call(assignInboxItem, { body: { ...item, assigneeId } });
  expect(await client.call(setInboxState, { body: { id, state: 'CLOSED' } })).toBeProblem(
    'conflict_declared',
  );
  expect(await give(client, user.id)).toBeProblem('conflict_declared');
  expect(await give(manager, conflicted.id)).toRefuseFields('assigneeId');
  const { data } = (await manager.call(listInboxAssignees, { query: item })).body;
  expect(data.map((person) => person.id)).not.toContain(conflicted.id);
  expect((await give(manager, user.id)).status).toBe(200);
});
