import { createDraft, deleteDraft, getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string };
let client: TestClient;

beforeEach(async () => {
  owner = await portal.make.user();
  client = await portal.as(owner);
});

const begin = async (fundId?: string) =>
  (await client.call(createDraft, { body: { fundId: fundId ?? (await portal.make.fund()) } })).body.data;

describe('beginning', () => {
  test('twice finds the same draft', async () => {
    const first = await begin();
    expect(first).toMatchObject({
      status: 'DRAFT',
      answers: {},
      version: 1,
      rowVersion: 1,
      isOnBehalf: false,
    });
    expect((await begin(first.fundId)).id).toBe(first.id);
    expect((await client.call(getDraft, { query: { fundId: first.fundId } })).body.data.id).toBe(first.id);
  });

  test('ten times at once makes one draft', async () => {
    const fundId = await portal.make.fund();
    const drafts = await Promise.all(Array.from({ length: 10 }, () => begin(fundId)));
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
  });

  test('ten times at once for somebody else makes one draft, too', async () => {
    client = await portal.as('manager');
    const fundId = await portal.make.fund();
    const drafts = await Promise.all(Array.from({ length: 10 }, () => begin(fundId)));
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
  });

  test('needs an open fund', async () => {
    const fundId = await portal.make.fund({ status: 'CLOSED' });
    expect(await client.call(createDraft, { body: { fundId } })).toBeProblem('fund_closed');
    expect(await client.call(createDraft, { body: { fundId: 'fund_none' } })).toBeProblem('not_found');
  });

  test('beside an application in progress is refused, naming it', async () => {
    const sent = await portal.make.submitted({ owner });
    const reply = await client.call(createDraft, { body: { fundId: sent.fundId } });
    expect(reply).toBeProblem('application_in_progress');
    expect(reply.problem).toMatchObject({
      data: {
        inProgress: true,
        applicationId: sent.id,
        applicationNumber: sent.applicationNumber,
        status: 'SUBMITTED',
      },
    });
  });

  test('a beneficiary does not enter for others, nor staff for themselves', async () => {
    const fundId = await portal.make.fund();
    expect(await client.call(createDraft, { body: { fundId, isOnBehalf: true } })).toBeProblem('forbidden');
    const manager = await portal.as('manager');
    expect(await manager.call(createDraft, { body: { fundId, isOnBehalf: false } })).toBeProblem('forbidden');
    expect((await manager.call(createDraft, { body: { fundId } })).body.data.isOnBehalf).toBe(true);
    expect(await (await portal.as('admin')).call(createDraft, { body: { fundId } })).toBeProblem('forbidden');
  });
});

describe('saving', () => {
  test('keeps half an answer, and every other section', async () => {
    const draft = await begin();
    const first = await client.call(saveDraft, {
      body: {
        id: draft.id,
        rowVersion: 1,
        answers: { project: { projectTitle: 'Border posts', startDate: '20' } },
      },
    });
    expect(first.body.data.rowVersion).toBe(2);
    const second = await client.call(saveDraft, {
      body: { id: draft.id, rowVersion: 2, answers: { loss: { amountRequested: '12a', supportType: '' } } },
    });
    expect(second.body.data.answers).toEqual({
      project: { projectTitle: 'Border posts', startDate: '20' },
      loss: { amountRequested: '12a', supportType: '' },
    });
  });

  test('is listed by a title of one line that nothing turns round, and keeps what was typed', async () => {
    const { id } = await portal.make.draft({ owner });
    const projectTitle = 'Border\u202e\nposts';
    const client = await portal.as(owner);
    const body = {
      id,
      rowVersion: await portal.make.rowVersionOf(id),
      answers: { project: { projectTitle } },
    };
    expect((await client.call(saveDraft, { body })).body.data.answers.project).toMatchObject({
      projectTitle,
    });
    const [row] = await portal.db`select project_title from applications where id = ${id}`;
    expect(row).toEqual({ projectTitle: 'Border posts' });
  });

  test('a stale form gets the stored draft back and changes nothing', async () => {
    const draft = await begin();
    const save = (title: string) =>
      client.call(saveDraft, {
        body: { id: draft.id, rowVersion: 1, answers: { project: { projectTitle: title } } },
      });
    const replies = await Promise.all([save('From one tab'), save('From another tab')]);
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
    expect(lost).toBeProblem('stale_version');
    expect(lost?.problem).toMatchObject({ data: { rowVersion: 2, answers: won?.body.data.answers } });
  });

  test.each([
    ['a section of the other fund', { financing: { projectCost: '1' } }, 'financing'],
    ['a field of the other fund', { organisation: { taxNumber: 'x' } }, 'organisation.taxNumber'],
    ['an applicant in an own draft', { applicant: { firstName: 'Eve' } }, 'applicant'],
    [
      'a file that is not there',
      { documents: { files: [{ fileKey: 'file_x', docType: 'OTHER' }] } },
      'documents.files.0.fileKey',
    ],
  ])('%s is refused by field', async (_, answers, field) => {
    const draft = await begin();
    const reply = await client.raw(saveDraft, { body: { id: draft.id, rowVersion: 1, answers } });
    expect(reply).toRefuseFields(field);
  });

  test.each([
    ['an unknown section', { answers: { secret: {} } }, 'answers.secret'],
    ['an unknown field', { answers: { project: { status: 'APPROVED' } } }, 'answers.project.status'],
    ['a status', { status: 'APPROVED', answers: {} }, 'status'],
    [
      'a text that is too long',
      { answers: { project: { projectTitle: 'x'.repeat(151) } } },
      'answers.project.projectTitle',
    ],
  ])('%s is refused by field', async (_, change, field) => {
    const draft = await begin();
    const reply = await client.raw(saveDraft, { body: { id: draft.id, rowVersion: 1, ...change } });
    expect(reply).toRefuseFields(field);
  });

  test("somebody else's file cannot be attached", async () => {
    const draft = await begin();
    const fileKey = await portal.make.file(await portal.make.user());
    const answers = { documents: { files: [{ fileKey, docType: 'OTHER' as const }] } };
    const reply = await client.call(saveDraft, { body: { id: draft.id, rowVersion: 1, answers } });
    expect(reply).toRefuseFields('documents.files.0.fileKey');
  });

  test('documents come back with name, size and check, and after they were removed', async () => {
    const draft = await begin();
    const fileKey = await portal.make.file(owner, { name: 'Letter of endorsement.pdf' });
    const answers = { documents: { files: [{ fileKey, docType: 'ENDORSEMENT_LETTER' as const }] } };
    const saved = await client.call(saveDraft, { body: { id: draft.id, rowVersion: 1, answers } });
    expect(saved.body.data.documents).toMatchObject([
      { fileKey, docType: 'ENDORSEMENT_LETTER', fileName: 'Letter of endorsement.pdf', scanStatus: 'CLEAN' },
    ]);
    const emptied = await client.call(saveDraft, {
      body: { id: draft.id, rowVersion: 2, answers: { documents: { files: [] } } },
    });
    expect(emptied.body.data.documents).toEqual([]);
    const back = await client.call(saveDraft, { body: { id: draft.id, rowVersion: 3, answers } });
    expect(back.body.data.documents).toEqual(saved.body.data.documents);
  });
});

test('a draft is its owner alone: for everybody else it is not there', async () => {
  const draft = await begin();
  const missing = await (await portal.as('beneficiary2')).call(getDraft, { query: { id: 'app_none' } });
  for (const who of ['beneficiary2', 'reviewer', 'manager'] as const) {
    const stranger = await portal.as(who);
    const read = await stranger.call(getDraft, { query: { id: draft.id } });
    expect(read).toBeProblem('not_found');
    expect({ ...read.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
    expect(
      await stranger.call(saveDraft, { body: { id: draft.id, rowVersion: 1, answers: {} } }),
    ).toBeProblem('not_found');
    expect(await stranger.call(deleteDraft, { query: { id: draft.id } })).toBeProblem('not_found');
  }
  expect(await client.call(getDraft, { query: {} })).toRefuseFields('id');
});

test('deleting removes a draft, never what was sent', async () => {
  const draft = await begin();
  expect((await client.call(deleteDraft, { query: { id: draft.id } })).status).toBe(200);
  expect(await client.call(getDraft, { query: { id: draft.id } })).toBeProblem('not_found');
  const sent = await portal.make.submitted({ owner });
  expect(await client.call(deleteDraft, { query: { id: sent.id } })).toBeProblem('invalid_state');
});
