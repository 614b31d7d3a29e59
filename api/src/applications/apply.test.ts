import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { getApplication } from '@portal/contracts/applications/applications';
import { apply, applyOnBehalf, createDraft, saveDraft } from '@portal/contracts/applications/drafts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let client: TestClient;

beforeEach(async () => {
  owner = await portal.make.user({ firstName: 'Esi', language: 'fr' });
  client = await portal.as(owner);
});

const send = (draft: { id: string; rowVersion: number }, key?: string) =>
  client.call(apply, {
    body: { draftId: draft.id, rowVersion: draft.rowVersion },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const countOf = async (fundId: string) => {
  const [row] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from applications where fund_id = ${fundId} and submitted_at is not null`;
  return row?.n;
};

test('sending numbers the application, keeps a snapshot with its hash, and mails the receipt', async () => {
  const draft = await portal.make.draft({ owner });
  const { data } = (await send(draft)).body;
  const year = new Date().getUTCFullYear();
  expect(data).toMatchObject({ id: draft.id, status: 'SUBMITTED', version: 1 });
  expect(data.applicationNumber).toMatch(new RegExp(`^BF-${year}-\\d{6}$`));
  const read = (await client.call(getApplication, { params: { id: draft.id } })).body.data;
  expect(read).toMatchObject({
    audience: 'OWNER',
    status: 'SUBMITTED',
    applicationNumber: data.applicationNumber,
    receipt: data.receipt,
    amountRequested: { amount: '2404600.00', currency: 'USD' },
    eligibility: { result: 'ELIGIBLE', answers: draft.answers.eligibility },
    answers: draft.answers,
  });
  // The facts that other systems look for, without knowing the form.
  const { project, declarations } = completeBase;
  expect(read).toMatchObject({
    publicStatus: 'SUBMITTED',
    beneficiaryCountries: project.beneficiaryCountries,
    startDate: project.startDate,
    durationMonths: project.durationMonths,
    declarations: { ...declarations, signedAt: data.submittedAt },
    onBehalf: { isOnBehalf: false, enteredByUserId: null },
  });
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: owner.email });
  expect(mail?.text).toContain(data.applicationNumber);
  expect(mail?.text).toContain(data.receipt.sha256);
  const [entry] = await portal.db`
    select process, action, entity_label from audit_log where entity_id = ${draft.id} and action = 'SUBMIT'`;
  expect(entry).toMatchObject({ process: 'APPLICATION', entityLabel: data.applicationNumber });
});

test('numbers follow each other within fund type and year', async () => {
  const [one, two] = [await portal.make.user(), await portal.make.user()];
  const first = await portal.make.submitted({ owner: one, fundType: 'CREDIT_FUND' });
  const second = await portal.make.submitted({ owner: two, fundType: 'CREDIT_FUND' });
  expect(first.applicationNumber).toMatch(/^CF-/);
  const serial = (number: string) => Number(number.split('-')[2]);
  expect(serial(second.applicationNumber)).toBe(serial(first.applicationNumber) + 1);
});

describe('what is not ready is not sent and stays a draft', () => {
  const withBase = async (change: object) => {
    const documents = await portal.make.documents(owner, 'BASE_FUND');
    return portal.make.draft({ owner, answers: { ...completeBase, documents, ...change } });
  };

  test('missing answers are named by section and field', async () => {
    const { focalPoint: _, ...organisation } = completeBase.organisation;
    const draft = await withBase({ organisation, declarations: { truthful: true } });
    const reply = await send(draft);
    expect(reply).toBeProblem('application_incomplete');
    expect(reply.problem?.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'organisation.focalPoint.name required',
      'organisation.focalPoint.title required',
      'organisation.focalPoint.email required',
      'organisation.focalPoint.phone required',
      'declarations.noExclusion must_accept',
      'declarations.dataConsent must_accept',
      'declarations.integrity must_accept',
      'declarations.signedName required',
    ]);
    expect((await client.call(getApplication, { params: { id: draft.id } })).body.data).toMatchObject({
      status: 'DRAFT',
      applicationNumber: null,
    });
  });

  test('a rule that is not met is named', async () => {
    const reply = await send(
      await withBase({ eligibility: { ...completeBase.eligibility, stateParty: false } }),
    );
    expect(reply).toBeProblem('application_not_eligible');
    expect(reply.problem?.fields).toMatchObject([{ field: 'eligibility.stateParty', code: 'not_eligible' }]);
  });

  test('a file that was not found clean is named', async () => {
    const { files } = await portal.make.documents(owner, 'BASE_FUND');
    const [first] = files;
    await portal.db`update files set scan_status = 'PENDING' where file_key = ${first?.fileKey ?? ''}`;
    const reply = await send(
      await portal.make.draft({ owner, answers: { ...completeBase, documents: { files } } }),
    );
    expect(reply).toBeProblem('file_not_clean');
    expect(reply.problem?.fields).toMatchObject([{ field: `documents.${first?.docType}` }]);
  });

  test('a fund that closed in the meantime', async () => {
    const draft = await portal.make.draft({ owner });
    await portal.db`update funds set status = 'CLOSED' where id = ${draft.fundId}`;
    expect(await send(draft)).toBeProblem('fund_closed');
  });

  test('a stale form gets the stored draft back', async () => {
    const draft = await portal.make.draft({ owner });
    const reply = await send({ ...draft, rowVersion: draft.rowVersion - 1 });
    expect(reply).toBeProblem('stale_version');
    expect(reply.problem).toMatchObject({ data: { id: draft.id, rowVersion: draft.rowVersion } });
  });
});

describe('sending twice', () => {
  test('with the same key answers the same application and mails once', async () => {
    const draft = await portal.make.draft({ owner });
    const first = await send(draft, 'key-1');
    const again = await send(draft, 'key-1');
    expect(again.body).toEqual(first.body);
    expect(await countOf(draft.fundId)).toBe(1);
    expect((await portal.mails()).filter((mail) => mail.to === owner.email)).toHaveLength(1);
  });

  test('with the same key and other content is refused', async () => {
    const draft = await portal.make.draft({ owner });
    await send(draft, 'key-2');
    expect(await send({ ...draft, rowVersion: 99 }, 'key-2')).toBeProblem('idempotency_mismatch');
  });

  test('at once, with the same key, other keys and none, makes one application', async () => {
    const draft = await portal.make.draft({ owner });
    const keys = ['a', 'a', 'b', 'c', undefined, undefined];
    const replies = await Promise.all(keys.map((key) => send(draft, key)));
    const won = replies.filter((reply) => reply.status === 200);
    expect(new Set(won.map((reply) => reply.body.data.applicationNumber)).size).toBe(1);
    const lost = replies.filter((reply) => reply.status !== 200).map((reply) => reply.problem?.error);
    expect(new Set(['application_in_progress', 'idempotency_in_progress', ...lost]).size).toBe(2);
    expect(await countOf(draft.fundId)).toBe(1);
    expect((await portal.mails()).filter((mail) => mail.to === owner.email)).toHaveLength(1);
  });

  test('the index stops a second application that gets past every check', async () => {
    const sent = await portal.make.submitted({ owner });
    await expect(
      portal.db`insert into applications (id, fund_id, fund_type, status, language, applicant_key, entered_by, currency,
          submitted_at, application_number)
        values ('app_twin', ${sent.fundId}, 'BASE_FUND', 'SUBMITTED', 'en', ${`user:${owner.id}`}, ${owner.id}, 'USD', now(), 'BF-0')`,
    ).rejects.toThrow(/applications_one_in_progress/);
  });
});

describe('on behalf of somebody', () => {
  const person = {
    firstName: 'Kojo',
    lastName: 'Antwi',
    email: 'kojo@farm.example',
    phone: '+233201112222',
    channel: 'PHONE' as const,
  };
  const enter = async (fundId: string, email = person.email) => {
    const manager = await portal.as('manager');
    const { id: managerId } = portal.person('manager');
    const draft = (await manager.call(createDraft, { body: { fundId } })).body.data;
    const authorityFileKey = await portal.make.file({ id: managerId }, { name: 'authority.pdf' });
    const documents = await portal.make.documents({ id: managerId }, 'CREDIT_FUND');
    const answers = { ...completeCredit, documents, applicant: { ...person, email, authorityFileKey } };
    const saved = await manager.call(saveDraft, {
      body: { id: draft.id, rowVersion: draft.rowVersion, answers },
    });
    return { manager, draft: saved.body.data };
  };
  const body = (draft: { id: string; rowVersion: number }) => ({
    draftId: draft.id,
    rowVersion: draft.rowVersion,
  });

  test('both get the receipt, and the log names the applicant', async () => {
    const { manager, draft } = await enter(await portal.make.fund({ fundType: 'CREDIT_FUND' }));
    const sent = await manager.call(applyOnBehalf, { body: body(draft) });
    const number = sent.body.data.applicationNumber;
    const receivers = (await portal.mails())
      .filter((mail) => mail.text.includes(number) && mail.text.includes(sent.body.data.receipt.sha256))
      .map((mail) => mail.to);
    expect(receivers.sort()).toEqual(['kojo@farm.example', 'manager@demo.example']);
    const [entry] =
      await portal.db`select on_behalf_of from audit_log where entity_label = ${number} and action = 'SUBMIT'`;
    expect(entry?.onBehalfOf).toBe('Kojo Antwi <kojo@farm.example>');
  });

  test('the rule of one application holds for the applicant, with and without an account', async () => {
    const fundId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
    const first = await enter(fundId);
    await first.manager.call(applyOnBehalf, { body: body(first.draft) });
    const second = await enter(fundId);
    expect(second.draft.id).not.toBe(first.draft.id);
    expect(await second.manager.call(applyOnBehalf, { body: body(second.draft) })).toBeProblem(
      'application_in_progress',
    );

    await portal.make.submitted({ owner, fundId, fundType: 'CREDIT_FUND' });
    const third = await enter(fundId, owner.email);
    expect(await third.manager.call(applyOnBehalf, { body: body(third.draft) })).toBeProblem(
      'application_in_progress',
    );
  });

  test('the applicant with an account reads it; another manager decides, the one who entered does not', async () => {
    const { manager, draft } = await enter(await portal.make.fund({ fundType: 'CREDIT_FUND' }), owner.email);
    await manager.call(applyOnBehalf, { body: body(draft) });
    expect((await client.call(getApplication, { params: { id: draft.id } })).body.data.audience).toBe(
      'OWNER',
    );
    const judged = await portal.make.decision('manager', draft.id, { decision: 'START_REVIEW' });
    expect(judged).toBeProblem('own_application');
  });

  test('an own draft is not sent through this door, nor the other way round', async () => {
    const own = await portal.make.draft({ owner });
    expect(await client.call(applyOnBehalf, { body: body(own) })).toBeProblem('forbidden');
    const { manager, draft } = await enter(await portal.make.fund({ fundType: 'CREDIT_FUND' }));
    expect(await manager.call(apply, { body: body(draft) })).toBeProblem('forbidden');
  });
});

test("somebody else's draft is not there to be sent", async () => {
  const draft = await portal.make.draft({ owner });
  const stranger = await portal.as('beneficiary2');
  const body = { draftId: draft.id, rowVersion: draft.rowVersion };
  expect(await stranger.call(apply, { body })).toBeProblem('not_found');
  expect(await stranger.call(apply, { body: { ...body, draftId: 'app_none' } })).toBeProblem('not_found');
});
