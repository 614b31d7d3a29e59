import { checkReceipt, getApplication } from '@portal/contracts/applications/applications';
import { apply, getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import { answerInvitation, inviteMember, removeMember } from '@portal/contracts/applications/members';
import { askSignatureCode, signApplication } from '@portal/contracts/applications/signature';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { testPortal } from '../../test/support/portal.ts';
import { formatDay } from '../kernel/documents/translations/format-day.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let client: TestClient;

beforeEach(async () => {
  owner = await portal.make.user({ firstName: 'Ada', lastName: 'Mensah' });
  client = await portal.as(owner);
});

const colleague = async (id: string, role: MemberRole) => {
  const person = await portal.make.user({ firstName: 'Kofi', lastName: 'Boateng' });
  const { members } = (
    await client.call(inviteMember, { params: { id }, body: { email: person.email, role } })
  ).body.data;
  const memberId = members.find(({ email }) => email === person.email)?.id ?? '';
  const own = await portal.as(person);
  await own.call(answerInvitation, { params: { memberId }, body: { accept: true } });
  return { ...person, memberId, client: own };
};
const draftWithSignatory = async () => {
  const draft = await portal.make.draft({ owner });
  return { draft, signatory: await colleague(draft.id, 'SIGN') };
};
const mailsTo = async (email: string, like: RegExp) =>
  (await portal.mails()).filter(({ to, subject }) => to === email && like.test(subject));
/** The newest code that was mailed. */
const askCode = async (by: { client: TestClient; email: string }, id: string): Promise<string> => {
  expect((await by.client.call(askSignatureCode, { params: { id } })).status).toBe(200);
  const mails = await mailsTo(by.email, /code to sign/);
  return /\b(\d{6})\b/.exec(mails[0]?.text ?? '')?.[1] ?? '';
};
const sign = (by: TestClient, id: string, body: { rowVersion: number; code: string; name?: string }) =>
  by.call(signApplication, { params: { id }, body: { name: 'Kofi Boateng', ...body } });
const send = (by: TestClient, draftId: string, rowVersion: number) =>
  by.call(apply, { body: { draftId, rowVersion } });
const signed = async () => {
  const { draft, signatory } = await draftWithSignatory();
  const code = await askCode(signatory, draft.id);
  const reply = await sign(signatory.client, draft.id, { rowVersion: draft.rowVersion, code });
  expect(reply.status, JSON.stringify(reply.problem)).toBe(200);
  return { draft: reply.body.data, signatory };
};

test('with a signatory it is sent only once signed; receipt, its mail and the staff name who signed', async () => {
  const { draft, signatory } = await draftWithSignatory();
  expect(await send(client, draft.id, draft.rowVersion)).toBeProblem('not_signed');
  expect(await send(signatory.client, draft.id, draft.rowVersion)).toBeProblem('not_signed');
  const code = await askCode(signatory, draft.id);
  const after = (
    await sign(signatory.client, draft.id, { rowVersion: draft.rowVersion, code, name: ' kofi  BOATENG ' })
  ).body.data;
  expect(after).toMatchObject({
    role: 'SIGN',
    signatory: { name: 'Kofi Boateng', signedAt: expect.any(String) },
    answers: { declarations: { signedName: 'Kofi Boateng' } },
  });
  expect(await mailsTo(owner.email, /Kofi Boateng has signed/)).toHaveLength(1);
  const sent = await send(signatory.client, draft.id, after.rowVersion);
  expect(sent.status).toBe(200);
  const [letter] = await mailsTo(owner.email, /received/);
  const signedAt = after.signatory?.signedAt ?? '';
  expect(letter?.text).toContain(
    `Signed with a mailed code\n- Kofi Boateng, ${formatDay(signedAt, 'en')}, ${signedAt.slice(11, 16)} UTC`,
  );
  const params = { id: draft.id };
  const view = (await client.call(getApplication, { params })).body.data;
  const signature = { name: 'Kofi Boateng', signedAt: after.signatory?.signedAt };
  expect(view).toMatchObject({ role: 'OWNER', applicant: { userId: owner.id }, signature });
  const staff = (await (await portal.as('manager')).call(getApplication, { params })).body.data;
  expect(staff).toMatchObject({ audience: 'STAFF', signature });
  const { applicationNumber, receipt } = sent.body.data;
  const number = `${applicationNumber}-1`;
  const check = () => portal.visitor.call(checkReceipt, { body: { number, sha256: receipt.sha256 } });
  expect((await check()).body.data.isValid).toBe(true);
});

test('a mailed code stays good when the key of codes is exchanged', async () => {
  const { draft, signatory } = await draftWithSignatory();
  const code = await askCode(signatory, draft.id);
  const { secrets } = portal.deps;
  const { codes } = secrets;
  onTestFinished(() => void Object.assign(secrets, { codes, previous: {} }));
  Object.assign(secrets, { codes: Buffer.alloc(32, 9), previous: { codes: [codes] } });
  const { rowVersion } = draft;
  expect((await sign(signatory.client, draft.id, { rowVersion, code })).status).toBe(200);
});

test('only the signatory signs, with the own name and the mailed code', async () => {
  const { draft, signatory } = await draftWithSignatory();
  const { id, rowVersion } = draft;
  const viewer = await colleague(id, 'VIEW');
  for (const other of [client, viewer.client]) {
    expect(await other.call(askSignatureCode, { params: { id } })).toBeProblem('forbidden');
    expect(await sign(other, id, { rowVersion, code: '123456' })).toBeProblem('forbidden');
  }
  const code = await askCode(signatory, id);
  const named = await sign(signatory.client, id, { rowVersion, code, name: 'Kofi' });
  expect(named).toRefuseFields('name');
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await sign(signatory.client, id, { rowVersion, code: wrong })).toRefuseFields('code');
  const newer = await askCode(signatory, id);
  if (newer !== code) expect(await sign(signatory.client, id, { rowVersion, code })).toRefuseFields('code');
  expect((await sign(signatory.client, id, { rowVersion, code: newer })).status).toBe(200);
});

test('a code holds for five tries, ten minutes and once', async () => {
  const { draft, signatory } = await draftWithSignatory();
  const { id, rowVersion } = draft;
  const code = await askCode(signatory, id);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n++) await sign(signatory.client, id, { rowVersion, code: wrong });
  expect(await sign(signatory.client, id, { rowVersion, code })).toRefuseFields('code');
  const late = await askCode(signatory, id);
  await portal.db`update signature_codes set expires_at = now() - interval '1 second' where application_id = ${id}`;
  expect(await sign(signatory.client, id, { rowVersion, code: late })).toRefuseFields('code');
  const good = await askCode(signatory, id);
  const after = (await sign(signatory.client, id, { rowVersion, code: good })).body.data;
  expect(await sign(signatory.client, id, { rowVersion: after.rowVersion, code: good })).toRefuseFields(
    'code',
  );
});

test('what was not read and what is not complete is not signed', async () => {
  const { draft, signatory } = await draftWithSignatory();
  const { id, rowVersion } = draft;
  const { body } = await client.call(saveDraft, {
    body: { id, rowVersion, answers: { project: { ...draft.answers.project, projectTitle: '' } } },
  });
  const code = await askCode(signatory, id);
  expect(await sign(signatory.client, id, { rowVersion, code })).toBeProblem('stale_version');
  const incomplete = await sign(signatory.client, id, { rowVersion: body.data.rowVersion, code });
  expect(incomplete).toBeProblem('application_incomplete');
  expect(incomplete.problem?.fields?.map(({ field }) => field)).toEqual(['project.projectTitle']);
});

test('a signatory whose address has changed is told at the new one', async () => {
  const { draft, signatory } = await signed();
  const email = `new-${signatory.email}`;
  await portal.db`update users set email = ${email} where id = ${signatory.id}`;
  const answers = { project: { ...draft.answers.project, projectTitle: 'Another title' } };
  const { id, rowVersion } = draft;
  expect((await client.call(saveDraft, { body: { id, rowVersion, answers } })).status).toBe(200);
  expect(await mailsTo(email, /no longer holds/)).toHaveLength(1);
});

test('a change voids the signature and tells both; the same words again do not', async () => {
  const { draft, signatory } = await signed();
  const { id } = draft;
  const save = async (projectTitle: string, rowVersion: number) =>
    (
      await client.call(saveDraft, {
        body: { id, rowVersion, answers: { project: { ...draft.answers.project, projectTitle } } },
      })
    ).body.data;
  const same = await save(draft.answers.project?.projectTitle ?? '', draft.rowVersion);
  expect(same.signatory?.signedAt).not.toBeNull();
  const changed = await save('Another title', same.rowVersion);
  expect(changed.signatory).toEqual({ name: 'Kofi Boateng', signedAt: null });
  await save('And another', changed.rowVersion);
  for (const { email } of [owner, signatory])
    expect(await mailsTo(email, /no longer holds/), email).toHaveLength(1);
  expect(await send(client, id, changed.rowVersion + 1)).toBeProblem('not_signed');
});

test('without the signatory nobody has to sign', async () => {
  const { draft, signatory } = await signed();
  await client.call(removeMember, { params: { id: draft.id, memberId: signatory.memberId } });
  const now = (await client.call(getDraft, { query: { id: draft.id } })).body.data;
  expect(now.signatory).toBeNull();
  expect((await send(client, draft.id, now.rowVersion)).status).toBe(200);
  const view = (await client.call(getApplication, { params: { id: draft.id } })).body.data;
  expect(view).toMatchObject({ signature: null });
});

test('a signature of somebody who was replaced does not hold', async () => {
  const { draft, signatory } = await signed();
  await client.call(removeMember, { params: { id: draft.id, memberId: signatory.memberId } });
  await colleague(draft.id, 'SIGN');
  expect(await send(client, draft.id, draft.rowVersion)).toBeProblem('not_signed');
});
