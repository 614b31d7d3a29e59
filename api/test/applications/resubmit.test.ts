import { completeBase } from '@portal/application-form/complete-example';
import { getApplication, listVersions, resubmit } from '@portal/contracts/applications/applications';
import { getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';

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
