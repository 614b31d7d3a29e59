import { getApplication, listMyApplications, withdraw } from '@portal/contracts/applications/applications';
import {
  getTimeline,
  listMessages,
  readMessages,
  sendMessage,
} from '@portal/contracts/applications/conversation';
import { isApplicationInProgress } from '@portal/contracts/applications/drafts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let client: TestClient;

beforeEach(async () => {
  owner = await portal.make.user({ firstName: 'Esi' });
  client = await portal.as(owner);
});

describe('the list of my applications', () => {
  test('has mine only, with counts for its tabs', async () => {
    const sent = await portal.make.submitted({ owner });
    const draft = await portal.make.draft({ owner, fundType: 'CREDIT_FUND' });
    await portal.make.submitted({ owner: await portal.make.user() });
    const all = (await client.call(listMyApplications, { query: {} })).body;
    expect(all.data.map((one) => one.id).sort()).toEqual([sent.id, draft.id].sort());
    expect(all).toMatchObject({ total: 2, page: 1, pageSize: 10, counts: { all: 2, open: 2, closed: 0 } });
    await client.call(withdraw, { params: { id: sent.id }, body: { rowVersion: sent.rowVersion } });
    const open = (await client.call(listMyApplications, { query: { state: 'OPEN' } })).body;
    expect(open.data.map((one) => one.id)).toEqual([draft.id]);
    expect(open.counts).toEqual({ all: 2, open: 1, closed: 1, unread: 0 });
    expect(open.data[0]).toMatchObject({
      status: 'DRAFT',
      applicationNumber: null,
      documents: { total: 4, clean: 4 },
    });
  });

  test('finds by word and by what the applicant may know of the status', async () => {
    const { id } = await portal.make.recommended({ owner });
    const find = async (query: object) =>
      (await client.raw(listMyApplications, { query: { ...query } })).body.total;
    expect(await find({ search: 'TARIFF revenue' })).toBe(1);
    expect(await find({ search: '100%' })).toBe(0);
    expect(await find({ status: 'UNDER_REVIEW' })).toBe(1);
    expect(await client.raw(listMyApplications, { query: { status: 'RECOMMENDED' } })).toRefuseFields(
      'status.0',
    );
    expect((await client.call(listMyApplications, { query: {} })).body.data[0]).toMatchObject({
      id,
      status: 'UNDER_REVIEW',
    });
  });

  test('is not for the super user', async () => {
    expect(await (await portal.as('admin')).call(listMyApplications, { query: {} })).toBeProblem('forbidden');
  });
});

test('what is in progress: nothing, a draft, a sent application', async () => {
  const fundId = await portal.make.fund();
  const ask = async () => (await client.call(isApplicationInProgress, { query: { fundId } })).body.data;
  const nothing = {
    inProgress: false,
    applicationId: null,
    applicationNumber: null,
    status: null,
    draftId: null,
  };
  expect(await ask()).toEqual(nothing);
  const draft = await portal.make.draft({ owner, fundId });
  expect(await ask()).toEqual({ ...nothing, draftId: draft.id });
  const other = await portal.make.user();
  const sent = await portal.make.submitted({ owner: other, fundId });
  const theirs = await (await portal.as(other)).call(isApplicationInProgress, {
    query: { fundType: 'BASE_FUND' },
  });
  expect(theirs.body.data).toMatchObject({ inProgress: true, applicationId: sent.id, status: 'SUBMITTED' });
});

describe('withdrawing', () => {
  test('is final for the owner and says why', async () => {
    const sent = await portal.make.submitted({ owner });
    const body = { rowVersion: sent.rowVersion, reason: 'The project moved to another year.' };
    expect((await client.call(withdraw, { params: { id: sent.id }, body })).body.data.status).toBe(
      'WITHDRAWN',
    );
    const again = { rowVersion: sent.rowVersion + 1 };
    expect(await client.call(withdraw, { params: { id: sent.id }, body: again })).toBeProblem(
      'invalid_state',
    );
    expect((await client.call(getTimeline, { params: { id: sent.id } })).body.data).toMatchObject({
      turn: 'NOBODY',
    });
  });

  test.each([
    ['before review', 'submitted', ['SENT DONE', 'DECISION DONE']],
    ['in review', 'underReview', ['SENT DONE', 'COMPLETENESS_CHECK DONE', 'DECISION DONE']],
    [
      'while changes were asked for',
      'returned',
      ['SENT DONE', 'COMPLETENESS_CHECK DONE', 'UNDER_REVIEW DONE', 'DECISION DONE'],
    ],
  ] as const)('%s leaves no step to do, and none done that nobody finished', async (_when, make, line) => {
    const { id } = await portal.make[make]({ owner });
    const body = { rowVersion: await portal.make.rowVersionOf(id) };
    await client.call(withdraw, { params: { id }, body });
    const { data } = (await client.call(getTimeline, { params: { id } })).body;
    expect(data.stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual(line);
  });

  test('a manager needs the reason; a stranger and a reviewer do not find it', async () => {
    const sent = await portal.make.submitted({ owner });
    const params = { id: sent.id };
    const { rowVersion } = sent;
    const manager = await portal.as('manager');
    expect(await manager.call(withdraw, { params, body: { rowVersion } })).toRefuseFields('reason');
    for (const who of ['beneficiary2', 'reviewer'] as const)
      expect(await (await portal.as(who)).call(withdraw, { params, body: { rowVersion } })).toBeProblem(
        'not_found',
      );
    expect(await client.call(withdraw, { params, body: { rowVersion: 1 } })).toBeProblem('stale_version');
    const reason = 'Asked for in the letter of 3 November.';
    expect((await manager.call(withdraw, { params, body: { rowVersion, reason } })).status).toBe(200);
  });
});

test('who of the staff reads an application is written down, once within the hour; its owner is not', async () => {
  const { id } = await portal.make.submitted({ owner });
  const manager = await portal.as('manager');
  for (const reader of [client, manager, manager]) await reader.call(getApplication, { params: { id } });
  const log = await portal.db`select actor_id from audit_log
    where entity_type = 'application' and entity_id = ${id} and action = 'VIEW_SENSITIVE'`;
  expect(log).toEqual([{ actorId: portal.person('manager').id }]);
});

describe('the applicant follows', () => {
  test('never a recommendation, a name of staff or an internal comment', async () => {
    const { id } = await portal.make.recommended({ owner });
    const read = await client.call(getApplication, { params: { id } });
    const timeline = await client.call(getTimeline, { params: { id } });
    expect(read.body.data).toMatchObject({ audience: 'OWNER', status: 'UNDER_REVIEW', decision: null });
    expect(timeline.body.data.events.map((event) => event.action)).toEqual([
      'CREATE',
      'SUBMIT',
      'START_REVIEW',
    ]);
    for (const { raw } of [read, timeline]) {
      const text = raw.toString();
      expect(text).not.toMatch(/RECOMMEND|Amina|Bello|weightedScore|internalComment|annex two/);
    }
  });

  test('stages from sending to decision, and whose turn it is', async () => {
    const { id } = await portal.make.returned({ owner });
    const { data } = (await client.call(getTimeline, { params: { id } })).body;
    expect(data.turn).toBe('APPLICANT');
    expect(data.stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
      'SENT DONE',
      'COMPLETENESS_CHECK DONE',
      'UNDER_REVIEW DONE',
      'CHANGES_REQUESTED CURRENT',
      'RECEIVED_AGAIN UPCOMING',
      'DECISION UPCOMING',
    ]);
    expect(data.stages[3]?.dueAt).not.toBeNull();
    expect(data.usualDays).toBeNull();
  });

  test('the decision with its reason and message', async () => {
    const { id } = await portal.make.recommended({ owner });
    await portal.make.decision('manager', id, {
      decision: 'REJECT',
      reasonCode: 'OVERSUBSCRIBED',
      messageToApplicant: 'The fund had more good requests than money this year.',
      internalComment: 'Second in the ranking.',
    });
    const { data } = (await client.call(getApplication, { params: { id } })).body;
    expect(data).toMatchObject({
      status: 'REJECTED',
      decision: {
        reasonCode: 'OVERSUBSCRIBED',
        message: 'The fund had more good requests than money this year.',
      },
    });
    expect(JSON.stringify(data)).not.toContain('Second in the ranking');
  });
});

describe('messages', () => {
  test('go both ways; the fund has no face for the applicant, and the applicant gets an e-mail', async () => {
    const { id } = await portal.make.underReview({ owner });
    const params = { id };
    const reviewer = await portal.as('reviewer');
    await reviewer.call(sendMessage, { params, body: { text: 'Which year is the baseline?' } });
    expect((await portal.mails())[0]).toMatchObject({ to: owner.email });
    const inbox = (await client.call(listMessages, { params })).body.data;
    expect(inbox).toMatchObject({ unread: 1, messages: [{ from: 'FUND', authorName: null, isMine: false }] });
    await portal.make.draft({ owner, fundType: 'CREDIT_FUND' });
    const list = async () => (await client.call(listMyApplications, { query: { state: 'OPEN' } })).body;
    expect((await list()).data.find((one) => one.id === id)?.unreadMessages).toBe(1);
    expect((await list()).counts.unread).toBe(1);
    await client.call(readMessages, { params });
    expect((await list()).counts.unread).toBe(0);
    expect((await client.call(listMessages, { params })).body.data.unread).toBe(0);
    await client.call(sendMessage, { params, body: { text: '2021.' } });
    const forStaff = (await reviewer.call(listMessages, { params })).body.data;
    expect(forStaff).toMatchObject({
      unread: 1,
      messages: [{ isMine: true }, { from: 'APPLICANT', text: '2021.' }],
    });
  });

  test('that are sent again after their answer was lost are there once, with one e-mail', async () => {
    const { id } = await portal.make.underReview({ owner });
    const reviewer = await portal.as('reviewer');
    const before = (await portal.mails()).length;
    const send = () =>
      reviewer.call(sendMessage, {
        params: { id },
        body: { text: 'Which year is the baseline?' },
        headers: { 'idempotency-key': 'm-1' },
      });
    const first = await send();
    expect((await send()).raw).toEqual(first.raw);
    expect((await client.call(listMessages, { params: { id } })).body.data.messages).toHaveLength(1);
    expect(await portal.mails()).toHaveLength(before + 1);
  });

  test('are no more than somebody reads', async () => {
    const { id } = await portal.make.underReview({ owner });
    await portal.db`insert into application_messages (id, application_id, from_side, author_id, text)
      select 'msg_' || ${id}::text || n, ${id}, 'APPLICANT', ${owner.id}, 'More' from generate_series(1, 299) n`;
    const send = () => client.call(sendMessage, { params: { id }, body: { text: 'And more' } });
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused).toRefuseFields('text');
    // What to do instead, not what the limit of a field is.
    expect(refused.raw.toString()).toMatch(/300 messages .*contact form/);
    expect((await client.call(listMessages, { params: { id } })).body.data.messages).toHaveLength(300);
  });

  test('are closed to strangers, to a reviewer who has not declared, and in a draft', async () => {
    const { id } = await portal.make.submitted({ owner });
    const params = { id };
    expect(await (await portal.as('beneficiary2')).call(listMessages, { params })).toBeProblem('not_found');
    expect(await (await portal.as('reviewer2')).call(listMessages, { params })).toBeProblem(
      'conflict_not_declared',
    );
    const reply = await (await portal.as('reviewer2')).call(sendMessage, { params, body: { text: 'Hello' } });
    expect(reply).toBeProblem('conflict_not_declared');
    const draft = await portal.make.draft({ owner });
    const early = await client.call(sendMessage, { params: { id: draft.id }, body: { text: 'Hello' } });
    expect(early).toBeProblem('invalid_state');
    expect(await client.call(sendMessage, { params, body: { text: '  ' } })).toRefuseFields('text');
    const fileKey = await portal.make.file(await portal.make.user());
    expect(await client.call(sendMessage, { params, body: { text: 'See', fileKey } })).toRefuseFields(
      'fileKey',
    );
  });
});
