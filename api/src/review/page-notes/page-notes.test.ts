import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { getTimeline, listMessages } from '@portal/contracts/applications/conversation';
import { declareConflict } from '@portal/contracts/review/decide';
import { addPageNote, changePageNote, deletePageNote, listPageNotes } from '@portal/contracts/review/reading';
import { beforeEach, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

const words = 'Is 71 the figure of 2027?';
const put = async (who: Someone, id: string, given: { fileKey?: string; text?: string } = {}) => {
  const client = await portal.as(who);
  const { data } = (await client.call(getApplication, { params: { id } })).body;
  const fileKey = data && 'documents' in data ? (data.documents[0]?.fileKey ?? '') : 'file_none';
  const body = { fileKey, page: 3, x: 0.25, y: 0.75, text: words, ...given };
  return client.call(addPageNote, { params: { id }, body });
};
const list = async (who: Someone, id: string) =>
  (await portal.as(who)).call(listPageNotes, { params: { id } });
const peerOf = async (id: string) => {
  const peer = await portal.make.user({ role: REVIEWER });
  await (await portal.as(peer)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
  return peer;
};

test('a note keeps its spot, and neither the applicant nor who has not declared ever reads it', async () => {
  const { id } = await portal.make.underReview({ owner });
  const note = (await put('reviewer', id)).body.data;
  expect(note).toMatchObject({ page: 3, x: 0.25, y: 0.75, text: words, resolvedAt: null });
  expect((await list('manager', id)).body.data).toEqual([note]);
  expect(await list(owner, id)).toBeProblem('forbidden');
  expect(await put(owner, id)).toBeProblem('forbidden');
  const stranger = await portal.make.user({ role: REVIEWER });
  expect(await list(stranger, id)).toBeProblem('conflict_not_declared');
  const applicant = await portal.as(owner);
  for (const reply of [
    await applicant.call(getApplication, { params: { id } }),
    await applicant.call(getTimeline, { params: { id } }),
    await applicant.call(listMessages, { params: { id } }),
  ]) {
    expect(reply.status).toBe(200);
    expect(JSON.stringify(reply.body)).not.toContain(words);
  }
});

test("a reviewer reads a manager's notes at once and a peer's after the own recommendation", async () => {
  const fundId = await portal.make.fund({ requiredReviewers: 2 });
  const { id } = await portal.make.underReview({ owner, fundId });
  const own = (await put('reviewer', id)).body.data;
  const asked = (await put('manager', id, { text: 'Please look at the annex.' })).body.data;
  const peer = await peerOf(id);
  expect((await list(peer, id)).body.data).toEqual([asked]);
  expect((await list('reviewer', id)).body.data).toEqual([own, asked]);
  const params = { id, noteId: own.id };
  expect(
    await (await portal.as(peer)).call(changePageNote, { params, body: { isResolved: true } }),
  ).toBeProblem('not_found');
  const said = await portal.make.decision(peer, id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
  expect(said.status).toBe(200);
  expect((await list(peer, id)).body.data).toEqual([own, asked]);
});

test('whoever reads it settles it; only its author rewords or deletes it', async () => {
  const { id } = await portal.make.underReview({ owner });
  const { id: noteId } = (await put('reviewer', id)).body.data;
  const params = { id, noteId };
  const [reviewer, manager] = [await portal.as('reviewer'), await portal.as('manager')];
  const settled = (await manager.call(changePageNote, { params, body: { isResolved: true } })).body.data;
  expect(settled.resolvedAt).not.toBeNull();
  expect(settled.resolvedBy).toBeTruthy();
  expect(await manager.call(changePageNote, { params, body: { text: 'Mine' } })).toBeProblem('forbidden');
  expect(await manager.call(deletePageNote, { params })).toBeProblem('forbidden');
  const again = (await reviewer.call(changePageNote, { params, body: { text: 'Is 88?', isResolved: false } }))
    .body.data;
  expect(again).toMatchObject({ text: 'Is 88?', resolvedAt: null, resolvedBy: null });
  await reviewer.call(deletePageNote, { params });
  expect((await list('reviewer', id)).body.data).toEqual([]);
  expect(await reviewer.call(deletePageNote, { params })).toBeProblem('not_found');
});

test('a note is only put on a document of the present version, and in words', async () => {
  const { id } = await portal.make.underReview({ owner });
  expect(await put('reviewer', id, { fileKey: 'file_of_another' })).toRefuseFields('fileKey');
  expect(await put('reviewer', id, { text: '  ' })).toRefuseFields('text');
});
