import { MANAGER, REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { getTimeline, listMessages } from '@portal/contracts/applications/conversation';
import { declareConflict } from '@portal/contracts/review/decide';
import { type AddNote, addNote, changeNote, deleteNote, listNotes } from '@portal/contracts/review/notes';
import { beforeEach, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { clearDeletedNotes } from './notes.db.ts';

const portal = testPortal();
let owner: { id: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

const words = 'Is 71 the figure of 2027?';
const say = async (who: Someone, id: string, body: Partial<AddNote> = {}) =>
  (await portal.as(who)).call(addNote, { params: { id }, body: { text: words, ...body } });
const put = async (who: Someone, id: string, given: { fileKey?: string; text?: string } = {}) => {
  const { data } = (await (await portal.as(who)).call(getApplication, { params: { id } })).body;
  const first = data && 'documents' in data ? (data.documents[0]?.fileKey ?? '') : 'file_none';
  const { fileKey = first, text = words } = given;
  return say(who, id, { text, spot: { fileKey, page: 3, x: 0.25, y: 0.75 } });
};
const discussion = async (who: Someone, id: string) =>
  (await portal.as(who)).call(listNotes, { params: { id } });
const list = async (who: Someone, id: string) => (await discussion(who, id)).body.data.notes;
const peerOf = async (id: string) => {
  const peer = await portal.make.user({ role: REVIEWER });
  await (await portal.as(peer)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
  return peer;
};

test('a note keeps its spot, and neither the applicant nor who has not declared ever reads it', async () => {
  const { id } = await portal.make.underReview({ owner });
  const note = (await put('reviewer', id)).body.data;
  expect(note).toMatchObject({ spot: { page: 3, x: 0.25, y: 0.75 }, text: words, resolvedAt: null });
  expect(await list('manager', id)).toEqual([note]);
  expect(await discussion(owner, id)).toBeProblem('forbidden');
  expect(await put(owner, id)).toBeProblem('forbidden');
  const stranger = await portal.make.user({ role: REVIEWER });
  expect(await discussion(stranger, id)).toBeProblem('conflict_not_declared');
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
  expect(await list(peer, id)).toEqual([asked]);
  expect(await list('reviewer', id)).toEqual([own, asked]);
  const params = { id, noteId: own.id };
  expect(await (await portal.as(peer)).call(changeNote, { params, body: { isResolved: true } })).toBeProblem(
    'not_found',
  );
  expect(await say(peer, id, { replyTo: own.id })).toRefuseFields('replyTo');
  const decided = await portal.make.decision(peer, id, {
    decision: 'APPROVE',
    scores: fullScores('BASE_FUND'),
  });
  expect(decided.status).toBe(200);
  expect(await list(peer, id)).toEqual([own, asked]);
});

test('whoever reads it settles it; only its author rewords or deletes it', async () => {
  const { id } = await portal.make.underReview({ owner });
  const { id: noteId } = (await put('reviewer', id)).body.data;
  const params = { id, noteId };
  const [reviewer, manager] = [await portal.as('reviewer'), await portal.as('manager')];
  const settled = (await manager.call(changeNote, { params, body: { isResolved: true } })).body.data;
  expect(settled.resolvedAt).not.toBeNull();
  expect(settled.resolvedBy).toBeTruthy();
  expect(await manager.call(changeNote, { params, body: { text: 'Mine' } })).toBeProblem('forbidden');
  expect(await manager.call(deleteNote, { params })).toBeProblem('forbidden');
  const again = (await reviewer.call(changeNote, { params, body: { text: 'Is 88?', isResolved: false } }))
    .body.data;
  expect(again).toMatchObject({ text: 'Is 88?', resolvedAt: null, resolvedBy: null });
  await reviewer.call(deleteNote, { params });
  expect(await list('reviewer', id)).toEqual([]);
  expect(await reviewer.call(deleteNote, { params })).toBeProblem('not_found');
});

test('a note is only put on a document of the present version, and in words', async () => {
  const { id } = await portal.make.underReview({ owner });
  expect(await put('reviewer', id, { fileKey: 'file_of_another' })).toRefuseFields('spot.fileKey');
  expect(await put('reviewer', id, { text: '  ' })).toRefuseFields('text');
});

test('who is mentioned reads it, and is told by a mail without the words', async () => {
  const { id } = await portal.make.underReview({ owner });
  const manager = await portal.make.user({ role: MANAGER, language: 'fr' });
  const { people } = (await discussion('reviewer', id)).body.data;
  expect(people.map(({ userId }) => userId)).toContain(manager.id);
  const note = (await say('reviewer', id, { mentions: [manager.id] })).body.data;
  expect(note).toMatchObject({ spot: null, replyTo: null, mentions: [{ userId: manager.id }] });
  expect(await list(manager, id)).toEqual([note]);
  const mails = (await portal.mails()).filter(({ to }) => to === manager.email);
  expect(mails).toMatchObject([{ subject: expect.stringContaining('vous a mentionné') }]);
  expect(mails[0]?.text).toContain(`/workspace/review-applications/${id}?tab=discussion`);
  expect(mails[0]?.text).not.toContain(words);
});

test('nobody is mentioned who would not read it', async () => {
  const fundId = await portal.make.fund({ requiredReviewers: 2 });
  const { id } = await portal.make.underReview({ owner, fundId });
  const peer = await peerOf(id);
  const stranger = await portal.make.user({ role: REVIEWER });
  const conflicted = await portal.make.user({ role: MANAGER });
  await (await portal.as(conflicted)).call(declareConflict, {
    params: { id },
    body: { hasConflict: true, type: 'FAMILY' },
  });
  for (const one of [owner.id, stranger.id, conflicted.id, 'usr_nobody'])
    expect(await say('manager', id, { mentions: [one] })).toRefuseFields('mentions');
  const removed = await peerOf(id);
  await portal.db`update assignments set state = 'REMOVED' where reviewer_id = ${removed.id}`;
  expect(await say('manager', id, { mentions: [removed.id] })).toRefuseFields('mentions');
  expect((await say('manager', id, { mentions: [peer.id] })).status).toBe(200);
  // Before the own recommendation that reviewer reads nothing of a peer's.
  expect(await say('reviewer', id, { mentions: [peer.id] })).toRefuseFields('mentions');
  await portal.make.decision(peer, id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
  expect((await say('reviewer', id, { mentions: [peer.id] })).status).toBe(200);
  expect((await discussion('reviewer', id)).body.data.hearsOthers).toBe(false);
  expect((await discussion(peer, id)).body.data.hearsOthers).toBe(true);
});

test('answers stay with what they answer, and remain when that is deleted', async () => {
  const { id } = await portal.make.underReview({ owner });
  const asked = (await put('reviewer', id)).body.data;
  const answer = (await say('manager', id, { text: 'Yes, of 2027.', replyTo: asked.id })).body.data;
  const thanks = (await say('reviewer', id, { text: 'Thank you.', replyTo: answer.id })).body.data;
  expect([answer.replyTo, thanks.replyTo]).toEqual([asked.id, asked.id]);
  const other = await portal.make.underReview({ owner });
  expect(await say('reviewer', other.id, { replyTo: asked.id })).toRefuseFields('replyTo');
  await (await portal.as('reviewer')).call(deleteNote, { params: { id, noteId: asked.id } });
  expect(await list('manager', id)).toEqual([
    { ...answer, replyTo: null },
    { ...thanks, replyTo: null },
  ]);
});

test('its author brings a deleted note back with its answers, within the hour', async () => {
  const { id } = await portal.make.underReview({ owner });
  const asked = (await put('reviewer', id)).body.data;
  const answer = (await say('manager', id, { text: 'Yes, of 2027.', replyTo: asked.id })).body.data;
  const params = { id, noteId: asked.id };
  const [reviewer, manager] = [await portal.as('reviewer'), await portal.as('manager')];
  const back = { params, body: { isDeleted: false } } as const;
  const before = (await say('reviewer', id, { text: 'Thank you.', replyTo: answer.id })).body.data;
  await reviewer.call(deleteNote, { params });
  expect(await manager.call(changeNote, back)).toBeProblem('not_found');
  const since = (await say('manager', id, { text: 'Gone?', replyTo: answer.id })).body.data;
  expect((await reviewer.call(changeNote, back)).body.data).toEqual(asked);
  expect(await list('manager', id)).toEqual([asked, answer, before, { ...since, replyTo: asked.id }]);

  await reviewer.call(deleteNote, { params });
  await portal.db`update staff_notes set deleted_at = now() - interval '61 minutes' where id = ${asked.id}`;
  expect(await reviewer.call(changeNote, back)).toBeProblem('not_found');
  await clearDeletedNotes(portal.db);
  const left = await portal.db<{ id: string }[]>`select id from staff_notes where application_id = ${id}`;
  expect(left.map((row) => row.id).toSorted()).toEqual([answer.id, before.id, since.id].toSorted());
});

test('a note that is sent again after its answer was lost is there once', async () => {
  const { id } = await portal.make.underReview({ owner });
  const reviewer = await portal.as('reviewer');
  const send = () =>
    reviewer.call(addNote, { params: { id }, body: { text: words }, headers: { 'idempotency-key': 'n-1' } });
  const first = await send();
  expect((await send()).raw).toEqual(first.raw);
  expect(await list('reviewer', id)).toHaveLength(1);
});
