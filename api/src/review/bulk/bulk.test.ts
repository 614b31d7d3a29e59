import { REVIEWER } from '@portal/contracts';
import { getTimeline } from '@portal/contracts/applications/conversation';
import {
  BULK_MAX,
  type BulkRow,
  bulkApprove,
  bulkAssign,
  bulkDecide,
  bulkRemind,
  bulkSendBack,
} from '@portal/contracts/review/bulk';
import { assignReviewers, declareConflict } from '@portal/contracts/review/decide';
import { beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { eachRow } from './each-row.ts';

const portal = testPortal();
let owner: { id: string; email: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

/** Each with an applicant of its own: nobody has two at once. */
const submitted = async () => (await portal.make.submitted({ owner: await portal.make.user() })).id;
const rowOf = async (id: string) => ({ id, rowVersion: await portal.make.rowVersionOf(id) });
const errors = (rows: readonly BulkRow[]) => rows.map(({ failure }) => failure?.error ?? null);
const reviewersOf = async (id: string) =>
  (
    await portal.db<{ reviewerId: string }[]>`
      select reviewer_id from assignments where application_id = ${id} and state <> 'REMOVED' order by assigned_at, id`
  ).map(({ reviewerId }) => reviewerId);
const logOf = (id: string, action: string) =>
  portal.db<{ actorId: string }[]>`
    select actor_id from audit_log where entity_id = ${id} and process = 'REVIEW' and action = ${action}`;
const manager = () => portal.as('manager');

test('reviewers are added to each; what is refused says why and leaves the others done', async () => {
  const reviewer = portal.person('reviewer');
  const { id: colleague } = await portal.make.user({ role: REVIEWER });
  const [free, withAnother, hers, conflicted, stale] = [
    await submitted(),
    await submitted(),
    await submitted(),
    await submitted(),
    await submitted(),
  ];
  for (const [id, reviewerId] of [
    [withAnother, colleague],
    [hers, reviewer.id],
  ] as const)
    await (await manager()).call(assignReviewers, {
      params: { id },
      body: { reviewerIds: [reviewerId], rowVersion: await portal.make.rowVersionOf(id) },
    });
  await (await portal.as('reviewer')).call(declareConflict, {
    params: { id: conflicted },
    body: { hasConflict: true, type: 'FAMILY' },
  });
  const { id: decided } = await portal.make.recommended({ owner });
  await portal.make.decision('manager', decided, {
    decision: 'REJECT',
    reasonCode: 'OVERSUBSCRIBED',
    messageToApplicant: 'There were too many good applications.',
  });
  const rows = [
    await rowOf(free),
    await rowOf(withAnother),
    await rowOf(hers),
    await rowOf(conflicted),
    { ...(await rowOf(stale)), rowVersion: 99 },
    await rowOf(decided),
    { id: 'app_gone', rowVersion: 1 },
  ];
  const body = { rows, reviewerIds: [reviewer.id], dueAt: '2099-03-01T22:59:59.000Z' };
  const reply = await (await manager()).call(bulkAssign, { body });
  expect(reply.status).toBe(200);
  expect(reply.body.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(errors(reply.body.data)).toEqual([
    null,
    null,
    'reviewers_assigned',
    'reviewer_conflict',
    'stale_version',
    'invalid_state',
    'not_found',
  ]);
  expect(reply.body.data[4]?.failure?.rowVersion, 'what to ask for next').toBe(
    (await rowOf(stale)).rowVersion,
  );
  expect(reply.body.message).toBe('Done: 2 of 7.');
  expect(reply.body.data[2]?.failure?.message).toBe('Already given to these reviewers.');
  expect(await reviewersOf(free)).toEqual([reviewer.id]);
  expect(await reviewersOf(withAnother)).toEqual([colleague, reviewer.id]);
  expect(await reviewersOf(stale)).toEqual([]);
  expect(await logOf(free, 'ASSIGN')).toEqual([{ actorId: portal.person('manager').id }]);
  expect(await logOf(conflicted, 'ASSIGN')).toEqual([]);
  const told = (await portal.mails()).filter(
    ({ to, text }) => to === reviewer.email && text.includes('1 March 2099'),
  );
  expect(told.map(({ subject }) => subject)).toEqual(['2 applications for your review']);
});

test('one action is one mail to each reviewer, with the first ten by number and name', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const colleague = await portal.make.user({ role: REVIEWER, language: 'fr' });
  const sent = [];
  for (let n = 0; n < 12; n += 1) sent.push(await portal.make.submitted({ owner: await portal.make.user() }));
  const ids = sent.map(({ id }) => id);
  const rows = await Promise.all(ids.map(rowOf));
  await portal.db`update applications set project_title = 'Cold store' where id = ${ids[0] ?? ''}`;
  const [first, ...others] = rows;
  const body = {
    rows: [{ ...first, reviewerIds: [reviewer.id, colleague.id] }, ...others],
    reviewerIds: [reviewer.id],
  };
  const mailsTo = async (email: string) => (await portal.mails()).filter(({ to }) => to === email);
  const queued = () => portal.db<{ id: string }[]>`
    select o.id from outbox o join graphile_worker._private_jobs j on j.key = 'mail ' || o.id
    where o.to_address in (${reviewer.email}, ${colleague.email})`;
  await (await manager()).call(bulkAssign, { body: body as never });
  const [mail, ...more] = await mailsTo(reviewer.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('12 applications for your review');
  expect(mail?.text).toContain(
    `- ${sent[0]?.applicationNumber}, Cold store\n- ${sent[1]?.applicationNumber}, `,
  );
  expect(mail?.text).toContain(`- ${sent[9]?.applicationNumber}, `);
  expect(mail?.text).toContain('\n- and 2 more\n');
  expect(mail?.text).not.toContain(sent[10]?.applicationNumber);
  expect(mail?.text).toMatch(/workspace\/review-applications\n/);
  const alone = await mailsTo(colleague.email);
  expect(alone.map(({ subject }) => subject)).toEqual([
    `Candidature ${sent[0]?.applicationNumber} à examiner`,
  ]);
  expect(await queued()).toHaveLength(2);
  await (await manager()).call(bulkRemind, { body: { ids } });
  expect((await mailsTo(reviewer.email)).map(({ subject }) => subject)).toEqual([
    '12 reviews are waiting for you',
    '12 applications for your review',
  ]);
  expect(await mailsTo(colleague.email)).toHaveLength(2);
  expect(await queued()).toHaveLength(4);
});

test('who is taken off several is told so once, and who comes instead is asked once', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const colleague = await portal.make.user({ role: REVIEWER });
  const ids = [await submitted(), await submitted(), await submitted()];
  const client = await manager();
  const rowsWith = (fields: object) =>
    Promise.all(ids.map(async (id) => ({ ...(await rowOf(id)), ...fields })));
  const named = { rows: await rowsWith({}), reviewerIds: [reviewer.id] };
  await client.call(bulkAssign, { body: named });
  const subjectsTo = async ({ email }: typeof reviewer) =>
    (await portal.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const replaced = await rowsWith({ reviewerIds: [colleague.id], insteadOf: [reviewer.id] });
  await client.call(bulkAssign, { body: { rows: replaced } });
  const gone = '3 of your reviews are no longer needed';
  expect(await subjectsTo(reviewer)).toEqual([gone, '3 applications for your review']);
  expect(await subjectsTo(colleague)).toEqual(['3 applications for your review']);
  const taken = { reviewerIds: [], insteadOf: [colleague.id], reviewersBefore: [colleague.id] };
  const reply = await client.call(bulkAssign, { body: { rows: await rowsWith(taken) } });
  expect(errors(reply.body.data)).toEqual([null, null, null]);
  expect(await subjectsTo(colleague)).toEqual([gone, '3 applications for your review']);
  expect(await Promise.all(ids.map(reviewersOf))).toEqual([[], [], []]);
  const again = await client.call(bulkAssign, { body: { rows: await rowsWith({ reviewerIds: [] }) } });
  expect(errors(again.body.data), 'nobody named').toEqual(ids.map(() => 'reviewers_assigned'));
});

test('nine reviewers are enough for one application', async () => {
  const id = await submitted();
  const people = [];
  for (let n = 0; n < 10; n += 1) people.push((await portal.make.user({ role: REVIEWER })).id);
  const add = async (reviewerIds: string[]) =>
    errors(
      (await (await manager()).call(bulkAssign, { body: { rows: [await rowOf(id)], reviewerIds } })).body
        .data,
    );
  expect(await add(people.slice(0, 8))).toEqual([null]);
  expect(await add(people.slice(8))).toEqual(['reviewers_full']);
  expect(await add(people.slice(8, 9))).toEqual([null]);
});

test('whose account is disabled is not said to be reminded', async () => {
  const { id: reviewerId } = await portal.make.user({ role: REVIEWER });
  const id = await submitted();
  const body = { rows: [await rowOf(id)], reviewerIds: [reviewerId] };
  await (await manager()).call(bulkAssign, { body });
  await portal.db`update users set status = 'DISABLED' where id = ${reviewerId}`;
  const { data } = (await (await manager()).call(bulkRemind, { body: { ids: [id] } })).body;
  expect(errors(data)).toEqual(['nobody_to_remind']);
});

test('who has not recommended is reminded, once a day for each application', async () => {
  const reviewer = portal.person('reviewer');
  const { id, applicationNumber } = await portal.make.submitted({ owner });
  const alone = await submitted();
  const body = {
    rows: [await rowOf(id)],
    reviewerIds: [reviewer.id],
    dueAt: '2099-03-01T22:59:59.000Z',
  };
  await (await manager()).call(bulkAssign, { body });
  const ids = [id, alone];
  const first = await (await manager()).call(bulkRemind, { body: { ids } });
  expect(errors(first.body.data)).toEqual([null, 'nobody_to_remind']);
  const again = await (await manager()).call(bulkRemind, { body: { ids } });
  expect(errors(again.body.data)).toEqual(['reminded_today', 'nobody_to_remind']);
  const about = (await portal.mails()).filter(
    ({ to, subject }) => to === reviewer.email && subject.includes(applicationNumber),
  );
  expect(about).toHaveLength(2); // asked for, and reminded
  const actionsFor = async (who: Someone) =>
    (await (await portal.as(who)).call(getTimeline, { params: { id } })).body.data.events.map(
      ({ action }) => action,
    );
  expect((await actionsFor('manager')).slice(-2)).toEqual(['ASSIGN', 'REMIND_REVIEWERS']);
  expect(await actionsFor(owner)).not.toContain('REMIND_REVIEWERS');
  expect(await logOf(id, 'UPDATE')).toEqual([{ actorId: portal.person('manager').id }]);
});

test('what is recommended goes back to its reviewers, and nothing else does', async () => {
  const { id } = await portal.make.recommended({ owner });
  const waiting = await submitted();
  const rows = [await rowOf(waiting), await rowOf(id)];
  const internalComment = 'Please look at the new figures.';
  const reply = await (await manager()).call(bulkSendBack, { body: { rows, internalComment } });
  expect(errors(reply.body.data)).toEqual(['invalid_state', null]);
  const statuses = await portal.db<{ id: string; status: string }[]>`
    select id, status from applications where id = any(${[id, waiting]})`;
  expect(new Map(statuses.map((one) => [one.id, one.status]))).toEqual(
    new Map([
      [id, 'UNDER_REVIEW'],
      [waiting, 'SUBMITTED'],
    ]),
  );
  const withoutReason = await (await manager()).raw(bulkSendBack, { body: { rows, internalComment: ' ' } });
  expect(withoutReason).toRefuseFields('internalComment');
});

test('several are decided with the same words, each by the rules of one; the letters say them', async () => {
  const recommended = async () => (await portal.make.recommended({ owner: await portal.make.user() })).id;
  const [held, returned, rejected, approved] = [
    await recommended(),
    (await portal.make.underReview({ owner: await portal.make.user() })).id,
    await recommended(),
    await recommended(),
  ];
  const waiting = await submitted();
  const client = await manager();
  const rowsOf = (id: string) => Promise.all([waiting, id].map(rowOf));
  const messageToApplicant = 'The panel has met and asks for your patience.';
  const decideOn = async (id: string, fields: object) =>
    errors(
      (
        await client.call(bulkDecide, {
          body: { decision: 'HOLD', messageToApplicant, ...fields, rows: await rowsOf(id) },
        })
      ).body.data,
    );
  const dueAt = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const requests = [{ section: 'project' as const, text: 'Please explain the dates of the plan.' }];
  expect(await decideOn(rejected, { decision: 'REJECT' })).toEqual(['invalid_state', 'invalid_request']);
  expect(await decideOn(rejected, { decision: 'REJECT', reasonCode: 'OVERSUBSCRIBED' })).toEqual([
    'invalid_state',
    null,
  ]);
  expect(await decideOn(returned, { decision: 'RETURN', requests, dueAt })).toEqual(['invalid_state', null]);
  expect(await decideOn(held, {})).toEqual([null, null]);
  const amountApproved = { amount: '1000', currency: 'USD' };
  const rows = [{ ...(await rowOf(approved)), amountApproved }];
  const conditions = ['An audit in the first year'];
  const reply = await client.call(bulkApprove, { body: { rows, conditions, messageToApplicant } });
  expect(errors(reply.body.data)).toEqual([null]);
  const statuses = await portal.db<{ status: string }[]>`
    select status from applications where id = any(${[held, returned, rejected, approved]})`;
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    'APPROVED',
    'ON_HOLD',
    'REJECTED',
    'RETURNED',
  ]);
  const letters = (await portal.mails()).filter(({ text }) => text.includes(messageToApplicant));
  const owners = await portal.db<{ email: string }[]>`
    select applicant_email as email from applications
    where id = any(${[waiting, held, returned, rejected, approved]})`;
  expect(letters.map(({ to }) => to).sort()).toEqual(owners.map(({ email }) => email).sort());
  expect(letters.some(({ text }) => text.includes('An audit in the first year'))).toBe(true);
});

test('once the connection is lost the rest is marked, and not tried', async () => {
  const tried: string[] = [];
  const rows = ['before', 'cut', 'after', 'last'].map((id) => ({ id }));
  const meta = { language: 'en', requestId: 'req_1' } as const;
  const done = await eachRow(portal.deps, meta, rows, async (tx, { id }) => {
    tried.push(id);
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    if (id !== 'cut') return;
    await portal.db`select pg_terminate_backend(${row?.pid ?? 0}, 5000)`;
    await tx`select 1`;
  });
  expect(tried).toEqual(['before', 'cut']);
  expect(done.map(({ id }) => id)).toEqual(['before', 'cut', 'after', 'last']);
  expect(errors(done)).toEqual([null, 'unavailable', 'unavailable', 'unavailable']);
});

test('a fault with one is logged, and the others are tried', async () => {
  const rows = ['faulty', 'after'].map((id) => ({ id }));
  const meta = { language: 'en', requestId: 'req_1' } as const;
  const logged: unknown[] = [];
  const log = { error: (line: unknown) => logged.push(line) };
  const done = await eachRow({ db: portal.deps.db, log }, meta, rows, async (tx, { id }) => {
    if (id === 'faulty') await tx`select 1 / 0`;
  });
  expect(errors(done)).toEqual(['internal_error', null]);
  expect(logged).toEqual([expect.objectContaining({ id: 'faulty', requestId: 'req_1' })]);
});

test('more than one call may change is refused as a whole, and so is none', async () => {
  const client = await manager();
  const ids = Array.from({ length: BULK_MAX + 1 }, (_, n) => `app_${n}`);
  expect(await client.raw(bulkRemind, { body: { ids } })).toRefuseFields('ids');
  expect(await client.raw(bulkRemind, { body: { ids: [] } })).toRefuseFields('ids');
  const rows = ids.map((id) => ({ id, rowVersion: 1 }));
  expect(await client.raw(bulkAssign, { body: { rows, reviewerIds: ['usr_a'] } })).toRefuseFields('rows');
  expect(await client.raw(bulkAssign, { body: { rows: rows.slice(1), reviewerIds: [] } })).toRefuseFields(
    'reviewerIds',
  );
});
