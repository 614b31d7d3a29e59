import { completeBase } from '@portal/application-form/complete-example';
import { REVIEWER } from '@portal/contracts';
import { resubmit } from '@portal/contracts/applications/applications';
import { getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import {
  declareConflict,
  getScoreDraft,
  reviewerDecision,
  type SaveScoreDraft,
  saveScoreDraft,
} from '@portal/contracts/review/decide';
import { beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../test/support/people.ts';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

const feasible = { criterionId: 'FEASIBILITY' as const, score: 4, justification: 'The budget follows.' };
const needed = { criterionId: 'QUANTIFIED_NEED' as const, score: null, justification: 'Annex two, but' };
const save = async (who: Someone, id: string, ...marks: SaveScoreDraft['marks']) =>
  (await portal.as(who)).call(saveScoreDraft, { params: { id }, body: { marks } });
const read = async (who: Someone, id: string) =>
  (await portal.as(who)).call(getScoreDraft, { params: { id } });

test('a second device finds the scores of the first, half done as they are, and nothing goes stale', async () => {
  const { id } = await portal.make.underReview({ owner });
  const version = await portal.make.rowVersionOf(id);
  await save('reviewer', id, feasible, needed);
  await save('reviewer', id, { ...feasible, score: 2 });
  expect((await read('reviewer', id)).body.data).toMatchObject([
    { ...feasible, score: 2, version: 1 },
    { ...needed, version: 1 },
  ]);
  expect(await portal.make.rowVersionOf(id)).toBe(version);
});

test('a device does not write over what another saved since it read', async () => {
  const { id } = await portal.make.underReview({ owner });
  const first = await save('reviewer', id, { ...feasible, over: null });
  const over = first.body.data[0]?.savedAt ?? null;
  const other = await save('reviewer', id, { ...feasible, score: 2, over });
  expect(other.status).toBe(200);
  for (const base of [over, null])
    expect(await save('reviewer', id, needed, { ...feasible, score: 5, over: base })).toBeProblem(
      'stale_version',
    );
  // What is refused is refused as a whole; the same words once more are no other words.
  expect((await save('reviewer', id, { ...feasible, score: 2, over })).body.data).toMatchObject([
    { ...feasible, score: 2 },
  ]);
  const [mark] = (await read('reviewer', id)).body.data;
  expect((await save('reviewer', id, { ...feasible, score: 5, over: mark?.savedAt ?? null })).status).toBe(
    200,
  );
});

test('of two devices at once that read the same one is refused', async () => {
  const { id } = await portal.make.underReview({ owner });
  const replies = await Promise.all(
    [1, 2, 3].map((score) => save('reviewer', id, { ...feasible, score, over: null })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('an id of a criterion has an end, in a draft of scores and in a decision', async () => {
  const { id } = await portal.make.underReview({ owner });
  const reviewer = await portal.as('reviewer');
  const mark = { ...feasible, criterionId: 'A'.repeat(65) };
  const saved = await reviewer.call(saveScoreDraft, { params: { id }, body: { marks: [mark] } });
  expect(saved).toRefuseFields('marks.0.criterionId');
  const rowVersion = await portal.make.rowVersionOf(id);
  const decided = await reviewer.call(reviewerDecision, {
    params: { id },
    body: { decision: 'APPROVE', rowVersion, scores: [mark] },
  });
  expect(decided).toRefuseFields('scores.0.criterionId');
});

test('peers, managers and the applicant never read them', async () => {
  const { id } = await portal.make.underReview({ owner });
  await save('reviewer', id, feasible);
  const peer = await portal.make.user({ role: REVIEWER });
  expect(await read(peer, id)).toBeProblem('conflict_not_declared');
  expect(await save(peer, id, feasible)).toBeProblem('conflict_not_declared');
  await (await portal.as(peer)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
  expect((await read(peer, id)).body.data).toEqual([]);
  expect((await read('manager', id)).body.data).toEqual([]);
  expect(await read(owner, id)).toBeProblem('forbidden');
});

test('scores begun before a return are there after it, each with the version that was scored', async () => {
  const { id } = await portal.make.underReview({ owner });
  await save('reviewer', id, feasible, needed);
  await portal.make.decision('manager', id, {
    decision: 'RETURN',
    sections: ['project'],
    messageToApplicant: 'Please say more about the timetable.',
  });
  const applicant = await portal.as(owner);
  const draft = (await applicant.call(getDraft, { query: { id } })).body.data;
  const project = { ...completeBase.project, summary: 'A timetable in twelve steps.' };
  const saved = await applicant.call(saveDraft, {
    body: { id, rowVersion: draft?.rowVersion ?? 0, answers: { project } },
  });
  await applicant.call(resubmit, { params: { id }, body: { rowVersion: saved.body.data.rowVersion } });
  await save('reviewer', id, { ...feasible, score: 5 });
  expect((await read('reviewer', id)).body.data).toMatchObject([
    { ...feasible, score: 5, version: 2 },
    { ...needed, version: 1 },
  ]);
});

test('only criteria of the fund, and none once it is decided', async () => {
  const { id } = await portal.make.underReview({ owner });
  const reviewer = await portal.as('reviewer');
  const foreign = { criterionId: 'JOBS_WOMEN_YOUTH' as const, score: 1, justification: '' };
  expect(
    await reviewer.call(saveScoreDraft, { params: { id }, body: { marks: [feasible, foreign] } }),
  ).toRefuseFields('marks.1.criterionId');
  await portal.make.decision('manager', id, {
    decision: 'MARK_INELIGIBLE',
    rule: 'stateBody',
    messageToApplicant: 'Not a state body.',
  });
  expect(await save('reviewer', id, feasible)).toBeProblem('invalid_state');
});
