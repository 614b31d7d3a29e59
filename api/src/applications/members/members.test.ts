import { completeBase } from '@portal/application-form/complete-example';
import { MANAGER } from '@portal/contracts';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import {
  getApplication,
  listMyApplications,
  resubmit,
  withdraw,
} from '@portal/contracts/applications/applications';
import { listMessages, readMessages, sendMessage } from '@portal/contracts/applications/conversation';
import { apply, deleteDraft, getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import {
  answerInvitation,
  changeMember,
  inviteMember,
  inviteMemberAgain,
  listInvitations,
  listMembers,
  MAX_MEMBERS,
  noteSection,
  removeMember,
} from '@portal/contracts/applications/members';
import type { Operation } from '@portal/contracts/operation';
import { beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let client: TestClient;

beforeEach(async () => {
  owner = await portal.make.user({ firstName: 'Ada', lastName: 'Mensah' });
  client = await portal.as(owner);
});

const invite = (id: string, email: string, role: MemberRole = 'EDIT') =>
  client.call(inviteMember, { params: { id }, body: { email, role } });

/** Invited and accepted. */
const colleague = async (id: string, role: MemberRole = 'EDIT') => {
  const person = await portal.make.user({ firstName: 'Kofi', lastName: 'Boateng' });
  const { members } = (await invite(id, person.email, role)).body.data;
  const memberId = members.find(({ email }) => email === person.email)?.id ?? '';
  const own = await portal.as(person);
  await own.call(answerInvitation, { params: { memberId }, body: { accept: true } });
  return { ...person, memberId, client: own };
};

const save = (by: TestClient, { id, rowVersion }: { id: string; rowVersion: number }, projectTitle: string) =>
  by.call(saveDraft, { body: { id, rowVersion, answers: { project: { projectTitle } } } });

test('whoever has the invited address accepts it, and sees the application from then on', async () => {
  const draft = await portal.make.draft({ owner });
  const kofi = await portal.make.user({ firstName: 'Kofi', language: 'fr' });
  const team = (await invite(draft.id, ` ${kofi.email.toUpperCase()} `.trim())).body.data;
  expect(team).toMatchObject({
    owner: { email: owner.email },
    role: 'OWNER',
    members: [{ email: kofi.email, name: null, role: 'EDIT', acceptedAt: null, isMe: false }],
  });
  const memberId = team.members[0]?.id ?? '';
  const mails = (await portal.mails()).filter(({ to }) => to === kofi.email);
  expect(mails).toMatchObject([{ subject: 'Ada Mensah vous invite à travailler à une candidature' }]);
  expect(mails[0]?.text).toContain(`/workspace/my-applications?invitation=${memberId}`);

  const own = await portal.as(kofi);
  expect(await own.call(getDraft, { query: { id: draft.id } })).toBeProblem('not_found');
  expect((await own.call(listInvitations, {})).body.data).toMatchObject([
    {
      id: memberId,
      role: 'EDIT',
      invitedBy: 'Ada Mensah',
      projectTitle: draft.answers.project?.projectTitle,
    },
  ]);
  const stranger = await portal.as(await portal.make.user());
  const answer = { params: { memberId }, body: { accept: true } };
  expect((await stranger.call(listInvitations, {})).body.data).toEqual([]);
  expect(await stranger.call(answerInvitation, answer)).toBeProblem('not_found');
  expect((await own.call(answerInvitation, answer)).body.data).toEqual({
    applicationId: draft.id,
    fundId: draft.fundId,
    isOpen: true,
  });
  expect(await own.call(answerInvitation, answer)).toBeProblem('not_found');
  expect((await own.call(listInvitations, {})).body.data).toEqual([]);
  expect((await own.call(getDraft, { query: { id: draft.id } })).body.data).toMatchObject({
    role: 'EDIT',
    hasColleagues: true,
  });
  expect((await own.call(listMyApplications, { query: {} })).body).toMatchObject({
    data: [{ id: draft.id, role: 'EDIT' }],
    total: 1,
    counts: { all: 1, open: 1 },
  });
  expect((await own.call(listMembers, { params: { id: draft.id } })).body.data).toMatchObject({
    role: 'EDIT',
    members: [{ isMe: true, name: 'Kofi Example' }],
  });
  expect((await client.call(listMyApplications, { query: {} })).body.data).toMatchObject([{ role: 'OWNER' }]);
});

test.each([
  ['VIEW', { edit: false, send: false }],
  ['EDIT', { edit: true, send: false }],
  ['SIGN', { edit: false, send: true }],
] as const)('who was invited to %s does that and no more', async (role, may) => {
  const draft = await portal.make.draft({ owner });
  const { client: own, memberId } = await colleague(draft.id, role);
  const { id } = draft;
  const params = { id };
  expect((await own.call(getApplication, { params })).body.data).toMatchObject({ audience: 'OWNER', role });
  const saved = await save(own, draft, 'By a colleague');
  if (may.edit)
    expect(saved.body.data).toMatchObject({ role, answers: { project: { projectTitle: 'By a colleague' } } });
  else expect(saved).toBeProblem('forbidden');
  for (const refused of [
    await own.call(deleteDraft, { query: { id } }),
    await own.call(withdraw, { params, body: { rowVersion: 1 } }),
    await own.call(inviteMember, { params, body: { email: 'other@example.test', role: 'VIEW' } }),
    await own.call(changeMember, { params: { id, memberId }, body: { role: 'SIGN' } }),
    await own.call(inviteMemberAgain, { params: { id, memberId } }),
    ...(may.send ? [] : [await own.call(apply, { body: { draftId: id, rowVersion: draft.rowVersion } })]),
  ])
    expect(refused).toBeProblem('forbidden');
});

test('what an editor added stays, and files of one are used by the other', async () => {
  const draft = await portal.make.draft({ owner });
  const editor = await colleague(draft.id);
  const fileKey = await portal.make.file(editor, { name: 'budget.pdf' });
  const files = [...(draft.answers.documents?.files ?? []), { fileKey, docType: 'BUDGET' as const }];
  const put = await editor.client.call(saveDraft, {
    body: { id: draft.id, rowVersion: draft.rowVersion, answers: { documents: { files } } },
  });
  const { rowVersion } = put.body.data;
  const kept = await client.call(saveDraft, {
    body: { id: draft.id, rowVersion, answers: { documents: { files } } },
  });
  expect(kept.body.data.documents.map((file) => file.fileKey)).toContain(fileKey);
});

test('a colleague who is removed or leaves finds nothing there any more', async () => {
  const draft = await portal.make.draft({ owner });
  const [removed, leaving] = [await colleague(draft.id), await colleague(draft.id, 'VIEW')];
  const member = (memberId: string) => ({ params: { id: draft.id, memberId } });
  expect(await removed.client.call(removeMember, member(leaving.memberId))).toBeProblem('forbidden');
  expect((await client.call(removeMember, member(removed.memberId))).status).toBe(200);
  expect((await leaving.client.call(removeMember, member(leaving.memberId))).status).toBe(200);
  for (const gone of [removed, leaving]) {
    expect(await save(gone.client, draft, 'Too late')).toBeProblem('not_found');
    expect(await gone.client.call(getApplication, { params: { id: draft.id } })).toBeProblem('not_found');
    expect((await gone.client.call(listMyApplications, { query: {} })).body.total).toBe(0);
  }
  expect((await client.call(getDraft, { query: { id: draft.id } })).body.data.hasColleagues).toBe(false);
  expect((await invite(draft.id, removed.email)).status).toBe(200);
  const rows = await portal.db<{ changes: { field: string; old: unknown; new: unknown }[] }[]>`
    select changes from audit_log where entity_id = ${draft.id} and changes::text like ${`%members.${removed.email}%`}
    order by seq`;
  expect(rows.flatMap(({ changes }) => changes.map((change) => [change.old, change.new]))).toEqual([
    [null, 'EDIT'],
    ['EDIT invited', 'EDIT accepted'],
    ['EDIT', null],
    [null, 'EDIT'],
  ]);
});

test('the role of a colleague changes at once; there is one signatory', async () => {
  const draft = await portal.make.draft({ owner });
  const editor = await colleague(draft.id);
  const params = { id: draft.id, memberId: editor.memberId };
  await invite(draft.id, 'signs@example.test', 'SIGN');
  expect(await client.call(changeMember, { params, body: { role: 'SIGN' } })).toRefuseFields('role');
  expect(await invite(draft.id, 'too@example.test', 'SIGN')).toRefuseFields('role');
  const team = (await client.call(changeMember, { params, body: { role: 'VIEW' } })).body.data;
  expect(team.members).toMatchObject([{ role: 'VIEW' }, { role: 'SIGN' }]);
  expect(await save(editor.client, draft, 'Too late')).toBeProblem('forbidden');
});

test('nobody twice, not oneself and not too many are invited', async () => {
  const draft = await portal.make.draft({ owner });
  const own = await invite(draft.id, owner.email);
  expect(own).toRefuseFields('email');
  expect(own.problem?.fields?.[0]?.message).toMatch(/your own address/);
  expect(await invite(draft.id, 'no address')).toRefuseFields('email');
  for (let n = 0; n < MAX_MEMBERS; n++)
    expect((await invite(draft.id, `person${n}@example.test`, 'VIEW')).status).toBe(200);
  const again = await invite(draft.id, 'person0@example.test');
  expect(again.problem?.fields).toMatchObject([
    { field: 'email', message: expect.stringMatching(/invited already/) },
  ]);
  expect(await invite(draft.id, 'one.more@example.test')).toRefuseFields('email');
  const theirs = await portal.as(await portal.make.user());
  expect(
    await theirs.call(inviteMember, {
      params: { id: draft.id },
      body: { email: 'x@example.test', role: 'VIEW' },
    }),
  ).toBeProblem('not_found');
});

test('an invitation is mailed again, declined, and taken back', async () => {
  const draft = await portal.make.draft({ owner });
  const kofi = await portal.make.user();
  const memberId = (await invite(draft.id, kofi.email)).body.data.members[0]?.id ?? '';
  const params = { id: draft.id, memberId };
  await client.call(inviteMemberAgain, { params });
  expect((await portal.mails()).filter(({ to }) => to === kofi.email)).toHaveLength(2);
  const own = await portal.as(kofi);
  const declined = await own.call(answerInvitation, { params: { memberId }, body: { accept: false } });
  expect(declined.body.data).toBeNull();
  expect((await client.call(listMembers, { params: { id: draft.id } })).body.data.members).toEqual([]);
  expect(await client.call(inviteMemberAgain, { params })).toBeProblem('not_found');
  const again = (await invite(draft.id, kofi.email)).body.data.members[0]?.id ?? '';
  await client.call(removeMember, { params: { id: draft.id, memberId: again } });
  expect(
    await own.call(answerInvitation, { params: { memberId: again }, body: { accept: true } }),
  ).toBeProblem('not_found');
  const accepted = await colleague(draft.id);
  expect(
    await client.call(inviteMemberAgain, { params: { id: draft.id, memberId: accepted.memberId } }),
  ).toBeProblem('invalid_state');
});

test('after the end nobody is invited, and an open invitation is not accepted', async () => {
  const { id, rowVersion } = await portal.make.submitted({ owner });
  const kofi = await portal.make.user();
  const memberId = (await invite(id, kofi.email, 'VIEW')).body.data.members[0]?.id ?? '';
  await client.call(withdraw, { params: { id }, body: { rowVersion } });
  expect(await invite(id, 'late@example.test')).toBeProblem('invalid_state');
  const own = await portal.as(kofi);
  expect((await own.call(listInvitations, {})).body.data).toEqual([]);
  expect(await own.call(answerInvitation, { params: { memberId }, body: { accept: true } })).toBeProblem(
    'invalid_state',
  );
});

test('the staff read who works on an application and as what, the applicant manages them', async () => {
  const { id } = await portal.make.underReview({ owner });
  await colleague(id, 'EDIT');
  await invite(id, 'signs@example.test', 'SIGN');
  for (const who of ['reviewer', 'manager'] as const) {
    const staff = await portal.as(who);
    expect((await staff.call(getApplication, { params: { id } })).body.data).toMatchObject({
      audience: 'STAFF',
      colleagues: [
        { name: 'Kofi Boateng', role: 'EDIT', acceptedAt: expect.any(String) },
        { name: 'signs@example.test', role: 'SIGN', acceptedAt: null },
      ],
    });
    expect(await staff.raw(listMembers, { params: { id } })).toBeProblem('forbidden');
  }
});

test('a colleague reads the messages, and they stay new to the owner', async () => {
  const { id } = await portal.make.underReview({ owner });
  const params = { id };
  const viewer = await colleague(id, 'VIEW');
  await (await portal.as('reviewer')).call(sendMessage, { params, body: { text: 'Please tell us more.' } });
  expect((await viewer.client.call(listMessages, { params })).body.data.unread).toBe(1);
  await viewer.client.call(readMessages, { params });
  expect((await client.call(listMessages, { params })).body.data.unread).toBe(1);
  expect(await viewer.client.call(sendMessage, { params, body: { text: 'We do.' } })).toBeProblem(
    'forbidden',
  );
  const editor = await colleague(id, 'EDIT');
  expect((await editor.client.call(sendMessage, { params, body: { text: 'We do.' } })).status).toBe(200);
});

test('who signs changes no answer while sending a returned application again', async () => {
  const { id } = await portal.make.returned({ owner });
  const signatory = await colleague(id, 'SIGN');
  const answers = { project: completeBase.project };
  const body = { rowVersion: await portal.make.rowVersionOf(id), answers };
  expect(await signatory.client.call(resubmit, { params: { id }, body })).toBeProblem('forbidden');
});

test('an address of the staff is not told apart, but nobody of the staff hears of it or accepts', async () => {
  const draft = await portal.make.draft({ owner });
  const manager = await portal.make.user({ role: MANAGER });
  const { status, body } = await invite(draft.id, manager.email);
  expect(status).toBe(200);
  expect((await portal.mails()).filter(({ to }) => to === manager.email)).toEqual([]);
  const staff = await portal.as(manager);
  const params = { memberId: body.data.members.at(-1)?.id ?? '' };
  expect(await staff.call(answerInvitation, { params, body: { accept: true } })).toBeProblem('forbidden');
});

test('an address that becomes one of the staff is no colleague any more', async () => {
  const draft = await portal.make.draft({ owner });
  const { id: userId } = await colleague(draft.id);
  await portal.db`update users set role = ${MANAGER} where id = ${userId}`;
  const staff = await portal.as({ id: userId });
  expect(await staff.call(getDraft, { query: { id: draft.id } })).toBeProblem('not_found');
});

test('members are the business of no one else', async () => {
  const draft = await portal.make.draft({ owner });
  const { memberId } = await colleague(draft.id);
  const other = await portal.as(await portal.make.user());
  const params = { id: draft.id, memberId };
  const calls: [Operation, object][] = [
    [listMembers, { params: { id: draft.id } }],
    [changeMember, { params, body: { role: 'VIEW' } }],
    [removeMember, { params }],
    [inviteMemberAgain, { params }],
  ];
  for (const [operation, input] of calls) expect(await other.raw(operation, input)).toBeProblem('not_found');
});

test('who has the form open is told to the others, for three quarters of a minute', async () => {
  const draft = await portal.make.draft({ owner });
  const editor = await colleague(draft.id);
  const note = (by: TestClient, section: 'project' | 'loss' | null) =>
    by.call(noteSection, { params: { id: draft.id }, body: { section } });
  expect((await note(client, 'loss')).body.data).toEqual({
    rowVersion: draft.rowVersion,
    role: 'OWNER',
    people: [],
  });
  expect((await note(editor.client, 'project')).body.data.people).toEqual([
    { name: 'Ada Mensah', section: 'loss' },
  ]);
  await note(client, null);
  expect((await note(editor.client, 'project')).body.data.people).toEqual([
    { name: 'Ada Mensah', section: null },
  ]);
  await portal.db`update application_presence set seen_at = now() - interval '46 seconds' where user_id = ${owner.id}`;
  expect((await note(editor.client, 'project')).body.data.people).toEqual([]);
  await save(editor.client, draft, 'By a colleague');
  expect((await note(client, null)).body.data).toEqual({
    rowVersion: draft.rowVersion + 1,
    role: 'OWNER',
    people: [{ name: 'Kofi Boateng', section: 'project' }],
  });
  const member = { id: draft.id, memberId: editor.memberId };
  expect((await note(editor.client, 'project')).body.data.role).toBe('EDIT');
  await client.call(changeMember, { params: member, body: { role: 'VIEW' } });
  expect((await note(editor.client, 'project')).body.data.role).toBe('VIEW');
  await client.call(removeMember, { params: { id: draft.id, memberId: editor.memberId } });
  expect(await note(editor.client, 'project')).toBeProblem('not_found');
  expect((await note(client, null)).body.data.people).toEqual([]);
});

test('a draft tells who changed each answer last, since colleagues work on it', async () => {
  const draft = await portal.make.draft({ owner });
  expect(draft.changedBy).toBeUndefined();
  const editor = await colleague(draft.id);
  const saved = (await save(client, draft, 'By the owner')).body.data;
  const project = { ...saved.answers.project, city: 'Tema' };
  await editor.client.call(saveDraft, {
    body: { id: draft.id, rowVersion: saved.rowVersion, answers: { project } },
  });
  const late = await save(client, saved, 'Too late');
  const title = { section: 'project', field: 'projectTitle', userId: owner.id, name: 'Ada Mensah' };
  const city = { section: 'project', field: 'city', userId: editor.id, name: 'Kofi Boateng' };
  const { changedBy } = (late.problem as unknown as { data: Draft }).data;
  expect(changedBy?.filter(({ field }) => field in { city, projectTitle: title })).toMatchObject([
    city,
    title,
  ]);

  // What the owner changes alone is not written down, so nobody may stand as its author afterwards.
  await client.call(removeMember, { params: { id: draft.id, memberId: editor.memberId } });
  await colleague(draft.id);
  expect((await client.call(getDraft, { query: { id: draft.id } })).body.data.changedBy).toEqual([]);
});

test('two people in different fields of one section lose nothing: the later one is told what is stored', async () => {
  const draft = await portal.make.draft({ owner });
  const editor = await colleague(draft.id);
  await save(client, draft, 'By the owner');
  const late = await editor.client.call(saveDraft, {
    body: { id: draft.id, rowVersion: draft.rowVersion, answers: { project: { city: 'Tema' } } },
  });
  expect(late).toBeProblem('stale_version');
  expect(late.problem).toMatchObject({
    data: {
      role: 'EDIT',
      rowVersion: draft.rowVersion + 1,
      answers: { project: { projectTitle: 'By the owner' } },
    },
  });
});
