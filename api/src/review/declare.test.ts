import { REVIEWER } from '@portal/contracts';
import { getApplication, withdraw } from '@portal/contracts/applications/applications';
import { getTimeline, sendMessage } from '@portal/contracts/applications/conversation';
import { downloadFile } from '@portal/contracts/kernel/files';
import { bulkRemind } from '@portal/contracts/review/bulk';
import { assignReviewers, declareConflict, listAssignableReviewers } from '@portal/contracts/review/decide';
import { addNote, changeNote, listNotes } from '@portal/contracts/review/notes';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

const read = async (who: Parameters<typeof portal.as>[0], id: string) =>
  (await portal.as(who)).call(getApplication, { params: { id } });
const fileOf = async (id: string): Promise<string> => {
  const [row] = await portal.db<{ fileKey: string }[]>`
    select file_key from application_documents where application_id = ${id} limit 1`;
  return row?.fileKey ?? '';
};

describe('before declaring, a reviewer', () => {
  test('reads title, country and organisation, and nothing else', async () => {
    const { id, fundId } = await portal.make.submitted({ owner });
    const { data } = (await read('reviewer', id)).body;
    expect(data).toEqual({
      audience: 'RESTRICTED',
      id,
      fundId,
      fundType: 'BASE_FUND',
      projectTitle: 'Tariff revenue loss, 2024 claim period',
      countryCode: 'GH',
      organisationName: 'Revenue Authority of the Example Coast',
      reason: 'DECLARATION_NEEDED',
      isOver: false,
      myDeclaration: null,
      dueAt: null,
      rowVersion: expect.any(Number),
    });
  });

  test('opens neither files nor timeline, and sees no amounts in the queue', async () => {
    const { id, fundId } = await portal.make.submitted({ owner });
    const reviewer = await portal.as('reviewer');
    expect(await reviewer.call(downloadFile, { params: { fileKey: await fileOf(id) } })).toBeProblem(
      'not_found',
    );
    expect(await reviewer.call(getTimeline, { params: { id } })).toBeProblem('conflict_not_declared');
    const queue = async (query: object) =>
      (await reviewer.raw(listFundApplications, { params: { fundId }, query: { ...query } })).body.data;
    expect(await queue({})).toMatchObject([{ id, sector: null, amountRequested: null, myDeclaration: null }]);
    expect(await queue({ amountMin: '1' })).toEqual([]);
    expect(await queue({ sector: 'TRADE_INFRASTRUCTURE' })).toEqual([]);
    await reviewer.call(declareConflict, { params: { id }, body: { hasConflict: false } });
    expect(await queue({ amountMin: '1' })).toMatchObject([{ amountRequested: { amount: '2404600.00' } }]);
  });
});

describe('declaring', () => {
  test('which conflict there is, and what the Fund should know of it, is not for other reviewers', async () => {
    const { id } = await portal.make.underReview({ owner });
    const body = { hasConflict: true, type: 'FAMILY' as const, note: 'My sister works there.' };
    const colleague = await portal.as('reviewer2');
    const mine = (await colleague.call(declareConflict, { params: { id }, body })).body.data;
    const others = async (who: 'reviewer' | 'manager') => {
      const { data } = (await read(who, id)).body;
      return data.audience === 'STAFF' ? data.assignments : [];
    };
    const own = { hasConflict: false, type: null };
    expect(mine).toMatchObject([{ declaration: null }, { state: 'DECLINED', declaration: body }]);
    expect(await others('reviewer')).toMatchObject([
      { declaration: own },
      { state: 'DECLINED', declaration: null },
    ]);
    expect(await others('manager')).toMatchObject([{ declaration: own }, { declaration: body }]);
  });

  test('no conflict opens the content and takes the application up', async () => {
    const { id } = await portal.make.submitted({ owner });
    const reviewer = await portal.as('reviewer');
    const reply = await reviewer.call(declareConflict, { params: { id }, body: { hasConflict: false } });
    expect(reply.body.data).toMatchObject([{ state: 'ACCEPTED', declaration: { hasConflict: false } }]);
    expect((await read('reviewer', id)).body.data).toMatchObject({
      audience: 'STAFF',
      status: 'UNDER_REVIEW',
      may: { recommend: true, returnIt: true, decide: false, assign: false },
    });
    expect((await reviewer.call(downloadFile, { params: { fileKey: await fileOf(id) } })).status).toBe(200);
  });

  test.each(['reviewer', 'manager'] as const)(
    'five times at once is one declaration of a %s',
    async (who) => {
      const { id } = await portal.make.submitted({ owner });
      const client = await portal.as(who);
      const declare = () => client.call(declareConflict, { params: { id }, body: { hasConflict: false } });
      const replies = await Promise.all(Array.from({ length: 5 }, declare));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const { events } = (await client.call(getTimeline, { params: { id } })).body.data;
      expect(events.filter(({ action }) => action === 'DECLARE')).toHaveLength(1);
    },
  );

  test('a conflict needs its type, closes the content and is not taken back', async () => {
    const { id } = await portal.make.submitted({ owner });
    const reviewer = await portal.as('reviewer');
    const declare = (body: object) => reviewer.raw(declareConflict, { params: { id }, body });
    expect(await declare({ hasConflict: true })).toRefuseFields('type');
    expect((await declare({ hasConflict: true, type: 'NATIONAL_INTEREST' })).body.data).toMatchObject([
      { state: 'DECLINED' },
    ]);
    expect((await read('reviewer', id)).body.data).toMatchObject({
      audience: 'RESTRICTED',
      reason: 'CONFLICT_DECLARED',
    });
    expect(await declare({ hasConflict: false })).toBeProblem('conflict_declared');
  });

  test('again after recommending leaves the recommendation, and after the decision nobody declares', async () => {
    const { id } = await portal.make.recommended({ owner });
    const declare = async (who: 'reviewer' | 'reviewer2') =>
      (await portal.as(who)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
    expect((await declare('reviewer')).body.data).toMatchObject([{ state: 'SUBMITTED' }]);
    await portal.make.decision('manager', id, {
      decision: 'REJECT',
      reasonCode: 'OTHER',
      messageToApplicant: 'Not this year.',
    });
    expect(await declare('reviewer2')).toBeProblem('invalid_state');
    expect((await read('reviewer2', id)).body.data).toMatchObject({ audience: 'RESTRICTED', isOver: true });
  });

  test('a conflict keeps a manager from naming and reminding reviewers, from writing and from withdrawing it', async () => {
    const { id, rowVersion } = await portal.make.submitted({ owner });
    const manager = await portal.as('manager');
    const body = { hasConflict: true, type: 'FAMILY' as const };
    await manager.call(declareConflict, { params: { id }, body });
    expect((await read('manager', id)).body.data).toMatchObject({ may: { assign: false, withdraw: false } });
    const named = { reviewerIds: [portal.person('reviewer').id], rowVersion };
    expect(await manager.call(assignReviewers, { params: { id }, body: named })).toBeProblem(
      'conflict_declared',
    );
    const reminded = (await manager.call(bulkRemind, { body: { ids: [id] } })).body.data;
    expect(reminded).toMatchObject([{ failure: { error: 'conflict_declared' } }]);
    const asked = { rowVersion, reason: 'By letter of today.' };
    expect(await manager.call(withdraw, { params: { id }, body: asked })).toBeProblem('conflict_declared');
    const written = { params: { id }, body: { text: 'A good one.' } };
    expect(await manager.call(sendMessage, written)).toBeProblem('conflict_declared');
    expect(await manager.call(addNote, written)).toBeProblem('conflict_declared');
    const note = (await (await portal.as('admin')).call(addNote, written)).body.data;
    const settled = { params: { id, noteId: note.id }, body: { isResolved: true } };
    expect(await manager.call(changeNote, settled)).toBeProblem('conflict_declared');
    expect((await manager.call(listNotes, { params: { id } })).body.data.notes).toEqual([note]);
    expect((await read('admin', id)).body.data).toMatchObject({ status: 'SUBMITTED', assignments: [] });
  });

  test('abstaining later closes the content again and frees the slot', async () => {
    const { id } = await portal.make.underReview({ owner });
    const reply = await portal.make.decision('reviewer', id, {
      decision: 'ABSTAIN',
      conflictType: 'PROFESSIONAL',
      internalComment: 'My sister works there.',
    });
    expect(reply.body.data.status).toBe('UNDER_REVIEW');
    expect((await read('reviewer', id)).body.data.audience).toBe('RESTRICTED');
    const staff = (await read('manager', id)).body.data;
    expect(staff).toMatchObject({
      assignments: [{ state: 'RECUSED', declaration: { type: 'PROFESSIONAL' } }],
      decisions: [{ decision: 'ABSTAIN', internalComment: 'My sister works there.' }],
    });
    const body = { hasConflict: false };
    await (await portal.as('reviewer2')).call(declareConflict, { params: { id }, body });
    expect((await read('reviewer2', id)).body.data).toMatchObject({
      decisions: [{ decision: 'ABSTAIN', internalComment: null }],
    });
  });
});

describe('where applications are given to reviewers', () => {
  const assigned = async (reviewerIds: string[]) => {
    const fundId = await portal.make.fund({ assignmentMode: 'ASSIGNED' });
    const { id, rowVersion } = await portal.make.submitted({ owner, fundId });
    const manager = await portal.as('manager');
    const reply = await manager.call(assignReviewers, { params: { id }, body: { reviewerIds, rowVersion } });
    return { id, fundId, reply };
  };

  test('only the named reviewer finds it', async () => {
    const { id: reviewerId } = portal.person('reviewer');
    const { id, fundId, reply } = await assigned([reviewerId]);
    expect(reply.body.data).toMatchObject([{ reviewerId, state: 'PENDING', assignedBy: 'Kwabena Asante' }]);
    expect((await read('reviewer', id)).body.data.audience).toBe('RESTRICTED');
    expect(await read('reviewer2', id)).toBeProblem('not_found');
    const queueOf = async (who: 'reviewer' | 'reviewer2') =>
      (await (await portal.as(who)).call(listFundApplications, { params: { fundId }, query: {} })).body;
    expect(await queueOf('reviewer')).toMatchObject({
      total: 1,
      counts: [{ status: 'SUBMITTED', count: 1 }],
    });
    expect(await queueOf('reviewer2')).toMatchObject({ total: 0, counts: [], data: [] });
  });

  test('who is left out the next time is removed', async () => {
    const [one, two] = [portal.person('reviewer').id, portal.person('reviewer2').id];
    const { id } = await assigned([one]);
    const manager = await portal.as('manager');
    const body = { reviewerIds: [two], rowVersion: await portal.make.rowVersionOf(id) };
    const reply = await manager.call(assignReviewers, { params: { id }, body });
    expect(reply.body.data.map((assignment) => assignment.reviewerId)).toEqual([two]);
    expect(await read('reviewer', id)).toBeProblem('not_found');
  });

  test('who has spoken keeps that, named again or left out', async () => {
    const { id } = await portal.make.recommended({ owner });
    const manager = await portal.as('manager');
    const reviewerId = portal.person('reviewer').id;
    for (const named of [reviewerId, portal.person('reviewer2').id]) {
      const body = { reviewerIds: [named], rowVersion: await portal.make.rowVersionOf(id) };
      const { data } = (await manager.call(assignReviewers, { params: { id }, body })).body;
      expect(data).toContainEqual(expect.objectContaining({ reviewerId, state: 'SUBMITTED' }));
    }
  });

  test('not to a manager, a disabled account, who entered it or somebody with a conflict', async () => {
    const disabled = await portal.make.user({ role: REVIEWER, status: 'DISABLED' });
    for (const reviewerId of [portal.person('manager').id, disabled.id, 'usr_none'])
      expect((await assigned([reviewerId])).reply).toRefuseFields('reviewerIds.0');
    const { id } = await portal.make.submitted({ owner: await portal.make.user() });
    const body = { hasConflict: true, type: 'FAMILY' as const };
    await (await portal.as('reviewer2')).call(declareConflict, { params: { id }, body });
    const enterer = await portal.make.user({ role: REVIEWER });
    await portal.db`update applications set entered_by = ${enterer.id} where id = ${id}`;
    const manager = await portal.as('manager');
    const assignable = (await manager.call(listAssignableReviewers, { params: { id } })).body.data;
    for (const barred of [portal.person('reviewer2'), enterer])
      expect(assignable.map((reviewer) => reviewer.userId)).not.toContain(barred.id);
  });

  test('by managers, under the version of now, while it is open', async () => {
    const { id, rowVersion } = await portal.make.submitted({ owner });
    const body = { reviewerIds: [], rowVersion };
    expect(await (await portal.as('reviewer')).call(assignReviewers, { params: { id }, body })).toBeProblem(
      'forbidden',
    );
    const manager = await portal.as('manager');
    const stale = { ...body, rowVersion: rowVersion - 1 };
    expect(await manager.call(assignReviewers, { params: { id }, body: stale })).toBeProblem('stale_version');
    expect(await manager.call(assignReviewers, { params: { id: 'app_none' }, body })).toBeProblem(
      'not_found',
    );
  });
});

test('files: the owner and staff who may read it, as attachment in a sandbox; staff are written down', async () => {
  const { id } = await portal.make.submitted({ owner });
  const fileKey = await fileOf(id);
  const get = async (who: Parameters<typeof portal.as>[0]) =>
    (await portal.as(who)).call(downloadFile, { params: { fileKey } });
  const mine = await get(owner);
  expect(mine.raw.toString()).toMatch(/^%PDF/);
  expect(mine.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(mine.headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect(mine.headers['content-security-policy']).toContain('sandbox');
  for (const who of ['beneficiary2', 'reviewer'] as const) expect(await get(who)).toBeProblem('not_found');
  expect(await portal.visitor.call(downloadFile, { params: { fileKey } })).toBeProblem('unauthorized');
  expect((await get('manager')).status).toBe(200);
  const log =
    await portal.db`select actor_id, outcome from audit_log where entity_id = ${fileKey} and action = 'VIEW_SENSITIVE' order by seq`;
  expect(log).toEqual([
    { actorId: portal.person('beneficiary2').id, outcome: 'DENIED' },
    { actorId: portal.person('reviewer').id, outcome: 'DENIED' },
    { actorId: portal.person('manager').id, outcome: 'OK' },
  ]);
  await portal.db`update files set scan_status = 'INFECTED' where file_key = ${fileKey}`;
  expect(await get('manager')).toBeProblem('file_not_clean');
});
