import { completeBase } from '@portal/application-form/complete-example';
import { getApplication, listVersions, resubmit } from '@portal/contracts/applications/applications';
import { getDraft, saveDraft, tickRequest } from '@portal/contracts/applications/drafts';
import { reviewerDecision as decide } from '@portal/contracts/review/decide';
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

const project = { ...completeBase.project, projectTitle: 'Tariff revenue loss, claim period 2024 and 2025' };
const rowVersion = (id: string) => portal.make.rowVersionOf(id);
const again = async (id: string, answers?: object) =>
  client.raw(resubmit, {
    params: { id },
    body: { rowVersion: await rowVersion(id), ...(answers ? { answers } : {}) },
  });

describe('a returned application', () => {
  test('opens the named sections and no other', async () => {
    const { id } = await portal.make.returned({ owner }, ['project']);
    const { data } = (await client.call(getDraft, { query: { id } })).body;
    expect(data).toMatchObject({ status: 'RETURNED', returnRequest: { sections: ['project'] } });
    const save = (answers: object) =>
      client.raw(saveDraft, { body: { id, rowVersion: data.rowVersion, answers } });
    const closed = await save({ project, loss: completeBase.loss });
    expect(closed).toBeProblem('sections_closed');
    expect(closed.problem?.fields).toMatchObject([{ field: 'loss' }]);
    expect((await save({ project })).body.data.answers.project).toEqual(project);
  });

  test('is not refused for what the fund came to ask in a closed section', async () => {
    const { id, fundId } = await portal.make.returned({ owner }, ['project']);
    await portal.db`update funds set min_amount = null, max_amount = 1 where id = ${fundId}`;
    expect((await again(id, { project })).body.data).toMatchObject({ status: 'RESUBMITTED', version: 2 });
  });

  test('is sent again as the next version, which says what changed', async () => {
    const { id, receipt } = await portal.make.returned({ owner }, ['project']);
    const reply = await again(id, { project });
    expect(reply.body.data).toMatchObject({ status: 'RESUBMITTED', version: 2 });
    expect(reply.body.data.receipt.sha256).not.toBe(receipt.sha256);
    const staff = (await (await portal.as('reviewer')).call(getApplication, { params: { id } })).body.data;
    expect(staff).toMatchObject({
      audience: 'STAFF',
      version: 2,
      returnRequest: null,
      changes: [
        {
          section: 'project',
          field: 'projectTitle',
          old: completeBase.project.projectTitle,
          new: project.projectTitle,
        },
      ],
    });
  });

  test('lists every version with its own receipt and what it changed', async () => {
    const { id } = await portal.make.returned({ owner });
    const project = { ...completeBase.project, durationMonths: 24 };
    await client.call(resubmit, {
      params: { id },
      body: { rowVersion: await portal.make.rowVersionOf(id), answers: { project } },
    });
    const { data } = (await client.call(listVersions, { params: { id } })).body;
    expect(data.map(({ version }) => version)).toEqual([2, 1]);
    expect(new Set(data.map(({ receipt }) => receipt.sha256)).size).toBe(2);
    expect(data[0]?.changes).toEqual([
      { section: 'project', field: 'durationMonths', old: completeBase.project?.durationMonths, new: 24 },
    ]);
    const stranger = await portal.as('beneficiary2');
    expect(await stranger.call(listVersions, { params: { id } })).toBeProblem('not_found');
    expect(await (await portal.as('reviewer2')).call(listVersions, { params: { id } })).toBeProblem(
      'conflict_not_declared',
    );
  });

  test('keeps what was first sent', async () => {
    const { id } = await portal.make.returned({ owner }, ['project']);
    await again(id, { project });
    const versions = await portal.db<{ title: string }[]>`
      select answers -> 'project' ->> 'projectTitle' as title from application_versions where application_id = ${id} order by version`;
    expect(versions.map((version) => version.title)).toEqual([
      completeBase.project.projectTitle,
      project.projectTitle,
    ]);
    await expect(
      portal.db`update application_versions set sha256 = repeat('0', 64) where application_id = ${id}`,
    ).rejects.toThrow(/append-only/);
  });

  test('shows staff what was sent, not what is being typed', async () => {
    const { id } = await portal.make.returned({ owner }, ['project']);
    await client.call(saveDraft, { body: { id, rowVersion: await rowVersion(id), answers: { project } } });
    const staff = (await (await portal.as('manager')).call(getApplication, { params: { id } })).body.data;
    expect(staff).toMatchObject({ projectTitle: completeBase.project.projectTitle });
  });

  test('is not sent again without a change, incomplete, or in other sections', async () => {
    const { id } = await portal.make.returned({ owner }, ['project']);
    expect(await again(id)).toBeProblem('nothing_changed');
    expect(await again(id, { project: completeBase.project })).toBeProblem('nothing_changed');
    expect(await again(id, { loss: completeBase.loss })).toBeProblem('sections_closed');
    const incomplete = await again(id, { project: { ...project, summary: '' } });
    expect(incomplete).toBeProblem('application_incomplete');
    expect(incomplete.problem?.fields).toMatchObject([{ field: 'project.summary', code: 'required' }]);
    expect((await client.call(getApplication, { params: { id } })).body.data).toMatchObject({
      status: 'RETURNED',
      version: 1,
    });
  });

  test('is its owner alone to send, and only while it is returned', async () => {
    const { id } = await portal.make.returned({ owner });
    const body = { rowVersion: await rowVersion(id), answers: { project } };
    for (const who of ['beneficiary2', 'manager', 'reviewer'] as const)
      expect(await (await portal.as(who)).call(resubmit, { params: { id }, body })).toBeProblem('not_found');
    expect(await client.call(resubmit, { params: { id }, body: { ...body, rowVersion: 1 } })).toBeProblem(
      'stale_version',
    );
    expect((await again(id, { project })).status).toBe(200);
    expect(await again(id, { project })).toBeProblem('invalid_state');
  });

  test('sent and withdrawn at once ends in one of the two', async () => {
    const { id } = await portal.make.returned({ owner });
    const version = await rowVersion(id);
    const { withdraw } = await import('@portal/contracts/applications/applications');
    const replies = await Promise.all([
      client.call(resubmit, { params: { id }, body: { rowVersion: version, answers: { project } } }),
      client.call(withdraw, { params: { id }, body: { rowVersion: version } }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});

describe('a return as a list of requests', () => {
  const title = {
    section: 'project' as const,
    field: 'projectTitle',
    text: 'Please name both claim periods.',
  };
  const budget = { section: 'documents' as const, field: 'BUDGET', text: 'Please attach the annex.' };

  const returnedFor = async (requests: (typeof title | typeof budget)[]) => {
    const { id } = await portal.make.underReview({ owner });
    const reply = await portal.make.decision('manager', id, { decision: 'RETURN', requests });
    expect(reply.status).toBe(200);
    return id;
  };
  const draftNow = async (id: string) => (await client.call(getDraft, { query: { id } })).body.data;

  test('opens their sections without a message, and each is ticked off without a new version', async () => {
    const id = await returnedFor([budget, title]);
    const before = await draftNow(id);
    expect(before.returnRequest).toMatchObject({
      sections: ['project', 'documents'],
      message: '',
      requests: [budget, title],
    });
    const requestId = before.returnRequest?.requests[1]?.id ?? '';
    const tick = (isDone: boolean) =>
      client.call(tickRequest, { params: { id, requestId }, body: { isDone } });
    const { data } = (await tick(true)).body;
    expect(data.rowVersion).toBe(before.rowVersion);
    expect(data.returnRequest?.requests.map(({ doneAt }) => doneAt !== null)).toEqual([false, true]);
    expect((await tick(false)).body.data.returnRequest?.requests[1]?.doneAt).toBeNull();
    const params = { id, requestId: 'req_unknown' };
    expect(await client.call(tickRequest, { params, body: { isDone: true } })).toBeProblem('not_found');
    const stranger = await portal.as('beneficiary2');
    expect(
      await stranger.call(tickRequest, { params: { id, requestId }, body: { isDone: true } }),
    ).toBeProblem('not_found');
  });

  test('shows before and after to the applicant before sending, and to both sides after it', async () => {
    const id = await returnedFor([title, budget]);
    const change = {
      section: 'project',
      field: 'projectTitle',
      old: completeBase.project.projectTitle,
      new: project.projectTitle,
    };
    await client.call(saveDraft, { body: { id, rowVersion: await rowVersion(id), answers: { project } } });
    const draft = await draftNow(id);
    expect(draft.changes).toEqual([change]);
    const requestId = draft.returnRequest?.requests[0]?.id ?? '';
    await client.call(tickRequest, { params: { id, requestId }, body: { isDone: true } });
    expect((await again(id)).status).toBe(200);
    const [latest] = (await client.call(listVersions, { params: { id } })).body.data;
    expect(latest).toMatchObject({ changes: [change], requests: [title, { ...budget, doneAt: null }] });
    expect(latest?.requests[0]?.doneAt).not.toBeNull();
    const staff = (await (await portal.as('manager')).call(getApplication, { params: { id } })).body.data;
    expect(staff).toMatchObject({ changes: [change], requests: [title, budget] });
    expect(
      await client.call(tickRequest, { params: { id, requestId }, body: { isDone: false } }),
    ).toBeProblem('invalid_state');
  });

  test.each([
    ['requests.0.field', { ...title, field: 'lossLines' }],
    ['requests.0.text', { ...title, text: 'More' }],
    ['sections', { ...title, section: 'financing' as const, field: 'projectCost' }],
  ])('refuses a wrong %s', async (field, request) => {
    const { id } = await portal.make.underReview({ owner });
    const body = { decision: 'RETURN' as const, rowVersion: await rowVersion(id), requests: [request] };
    const reply = await (await portal.as('manager')).raw(decide, { params: { id }, body });
    expect(reply).toBeProblem('invalid_request');
    expect(reply.problem?.fields).toMatchObject([{ field }]);
  });
});
