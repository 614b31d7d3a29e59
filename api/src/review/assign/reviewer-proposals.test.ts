import { REVIEWER } from '@portal/contracts';
import { bulkAssign } from '@portal/contracts/review/bulk';
import { assignReviewers, declareConflict } from '@portal/contracts/review/decide';
import { type Expertise, saveExpertise } from '@portal/contracts/review/expertise';
import { proposeReviewers } from '@portal/contracts/review/proposals';
import { beforeEach, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

let statements = 0;
const portal = testPortal({
  watch: () => () => {
    statements += 1;
  },
});
const manager = () => portal.as('manager');
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Only who is made in a test is there to be proposed. */
beforeEach(async () => {
  await portal.db`update users set status = 'DISABLED' where role = ${REVIEWER}`;
});
const reviewer = async (facts: { countryCode?: string } & Partial<Expertise> = {}) => {
  const { countryCode, ...expertise } = facts;
  const user = await portal.make.user({ role: REVIEWER, ...(countryCode && { countryCode }) });
  const body = { sectors: [], languages: [], absentUntil: null, ...expertise };
  await (await portal.as(user)).call(saveExpertise, { body });
  return user;
};
/** Of a ministry in Ghana, about trade infrastructure. */
const submitted = async (requiredReviewers = 1) =>
  portal.make.submitted({
    owner: await portal.make.user(),
    fundId: await portal.make.fund({ requiredReviewers }),
  });
const proposed = async (ids?: string[]) =>
  (await (await manager()).call(proposeReviewers, { body: ids ? { ids } : {} })).body.data;
const assign = async (id: string, reviewerIds: string[]) =>
  (await manager()).call(assignReviewers, {
    params: { id },
    body: { reviewerIds, rowVersion: await portal.make.rowVersionOf(id) },
  });
const atWork = async (id: string) =>
  (
    await portal.db<{ reviewerId: string }[]>`
      select reviewer_id from assignments where application_id = ${id} and state in ('PENDING', 'ACCEPTED')`
  ).map(({ reviewerId }) => reviewerId);

test('who knows the sector is proposed with the reasons, and nothing is given before it is accepted', async () => {
  await reviewer();
  const expert = await reviewer({ sectors: ['TRADE_INFRASTRUCTURE'] });
  const { id } = await submitted();
  const [file] = await proposed([id]);
  expect(file).toMatchObject({
    id,
    none: null,
    sector: 'TRADE_INFRASTRUCTURE',
    reviewerIds: [],
    proposals: [
      {
        reviewer: { userId: expert.id },
        reasons: ['SECTOR', 'LANGUAGE', 'COUNTRY', 'LOAD'],
        insteadOf: null,
      },
    ],
  });
  expect(await atWork(id)).toEqual([]);

  const row = { id, rowVersion: file?.rowVersion ?? 0, reviewerIds: [expert.id] };
  const accepted = await (await manager()).call(bulkAssign, {
    body: { rows: [{ ...row, reviewersBefore: [] }] },
  });
  expect(accepted.body.data).toEqual([{ id, failure: null }]);
  expect(await atWork(id)).toEqual([expert.id]);
  expect(await proposed([id])).toMatchObject([{ proposals: [], none: 'ENOUGH', reviewerIds: [expert.id] }]);
  // Accepted by somebody else meanwhile.
  const again = await (await manager()).call(bulkAssign, { body: { rows: [row] } });
  expect(again.body.data[0]?.failure?.error).toBe('reviewers_assigned');
});

test('not who has a conflict, is of the country or is away', async () => {
  const { id } = await submitted();
  await reviewer({ countryCode: 'GH' });
  await reviewer({ absentUntil: day(3) });
  const conflicted = await reviewer({ sectors: ['TRADE_INFRASTRUCTURE'] });
  await (await portal.as(conflicted)).call(declareConflict, {
    params: { id },
    body: { hasConflict: true, type: 'FAMILY' },
  });
  expect(await proposed([id])).toMatchObject([{ proposals: [], none: 'NOBODY' }]);
  const free = await reviewer();
  expect((await proposed([id]))[0]?.proposals.map((one) => one.reviewer.userId)).toEqual([free.id]);
});

test('what was entered by the caller or is not in review says so, and what is not there is left out', async () => {
  await reviewer();
  const { id: decided } = await submitted();
  await portal.db`update applications set status = 'WITHDRAWN' where id = ${decided}`;
  const { id: own } = await submitted();
  await portal.db`update applications set is_on_behalf = true, entered_by = ${portal.person('manager').id},
    applicant_confirmed_at = now() where id = ${own}`;
  expect(await proposed([decided, own, 'app_gone'])).toMatchObject([
    { id: decided, proposals: [], none: 'NOT_IN_REVIEW' },
    { id: own, proposals: [], none: 'OWN_ENTRY' },
  ]);
});

test('after a conflict somebody else is proposed, found without being asked for, and accepted', async () => {
  const first = await reviewer();
  const { id } = await submitted();
  await assign(id, [first.id]);
  expect((await proposed()).map((one) => one.id)).not.toContain(id);
  await (await portal.as(first)).call(declareConflict, {
    params: { id },
    body: { hasConflict: true, type: 'FINANCIAL' },
  });
  const second = await reviewer();
  const file = (await proposed()).find((one) => one.id === id);
  expect(file?.proposals).toMatchObject([
    {
      reviewer: { userId: second.id },
      insteadOf: { reviewerId: first.id, why: 'CONFLICT', absentUntil: null },
    },
  ]);
  const row = { id, rowVersion: file?.rowVersion ?? 0, reviewerIds: [second.id], insteadOf: [first.id] };
  await (await manager()).call(bulkAssign, { body: { rows: [row] } });
  expect(await atWork(id)).toEqual([second.id]);
  expect((await proposed()).map((one) => one.id)).not.toContain(id);
});

test('who is away is replaced, and keeps what was already said', async () => {
  const away = await reviewer();
  const { id } = await submitted();
  await assign(id, [away.id]);
  const second = await reviewer();
  const absence = { sectors: [], languages: [], absentUntil: day(14) };
  await (await portal.as(away)).call(saveExpertise, { body: absence });
  const file = (await proposed()).find((one) => one.id === id);
  expect(file?.proposals).toMatchObject([
    {
      reviewer: { userId: second.id },
      insteadOf: { reviewerId: away.id, why: 'ABSENT', absentUntil: day(14) },
    },
  ]);
  const row = { id, rowVersion: file?.rowVersion ?? 0, reviewerIds: [second.id], insteadOf: [away.id] };
  const stale = { ...row, reviewersBefore: [second.id] };
  const refused = await (await manager()).call(bulkAssign, { body: { rows: [stale] } });
  expect(refused.body.data[0]?.failure?.error).toBe('stale_version');
  expect(await atWork(id)).toEqual([away.id]);
  await (await manager()).call(bulkAssign, { body: { rows: [{ ...row, reviewersBefore: [away.id] }] } });
  expect(await atWork(id)).toEqual([second.id]);

  const { id: spoken } = await submitted();
  await assign(spoken, [away.id]);
  await portal.db`update assignments set state = 'SUBMITTED' where application_id = ${spoken}`;
  const kept = { id: spoken, rowVersion: await portal.make.rowVersionOf(spoken), reviewerIds: [second.id] };
  await (await manager()).call(bulkAssign, { body: { rows: [{ ...kept, insteadOf: [away.id] }] } });
  const [row2] = await portal.db<{ state: string }[]>`
    select state from assignments where application_id = ${spoken} and reviewer_id = ${away.id}`;
  expect(row2?.state).toBe('SUBMITTED');
  const inOwnPlace = { ...kept, rowVersion: await portal.make.rowVersionOf(spoken), reviewerIds: [away.id] };
  const asked = await (await manager()).call(bulkAssign, {
    body: { rows: [{ ...inOwnPlace, insteadOf: [away.id] }] },
  });
  expect(asked.body.data[0]?.failure?.error).toBe('reviewers_assigned');
});

test('whose account was disabled is replaced, and does not keep others from being named', async () => {
  const gone = await reviewer();
  const { id } = await submitted();
  await assign(id, [gone.id]);
  const second = await reviewer();
  await portal.db`update users set status = 'DISABLED' where id = ${gone.id}`;
  expect((await proposed()).find((one) => one.id === id)?.proposals).toMatchObject([
    {
      reviewer: { userId: second.id },
      insteadOf: { reviewerId: gone.id, why: 'DISABLED', absentUntil: null },
    },
  ]);
  await assign(id, [gone.id, second.id]);
  expect(await atWork(id)).toEqual([gone.id, second.id]);
  expect((await proposed()).map((one) => one.id)).not.toContain(id);
  await assign(id, [second.id]);
  expect(await atWork(id)).toEqual([second.id]);
});

test('each row names its own reviewers, and one that names none is refused before any is done', async () => {
  const [one, two] = [await reviewer(), await reviewer()];
  const [a, b] = [(await submitted()).id, (await submitted()).id];
  const rowOf = async (id: string) => ({ id, rowVersion: await portal.make.rowVersionOf(id) });
  const rows = [{ ...(await rowOf(a)), reviewerIds: [one.id] }, await rowOf(b)];
  expect(await (await manager()).raw(bulkAssign, { body: { rows } })).toRefuseFields('rows.1.reviewerIds');
  expect(await atWork(a)).toEqual([]);
  await (await manager()).call(bulkAssign, { body: { rows, reviewerIds: [two.id] } });
  expect([await atWork(a), await atWork(b)]).toEqual([[one.id], [two.id]]);
});

test('ten applications cost no more statements than one', async () => {
  await reviewer();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await submitted(2)).id);
  const client = await manager();
  const spent = async (some: string[]) => {
    const before = statements;
    const { data } = (await client.call(proposeReviewers, { body: { ids: some } })).body;
    expect(data).toHaveLength(some.length);
    return statements - before;
  };
  await spent(ids.slice(0, 1));
  expect(await spent(ids)).toBe(await spent(ids.slice(0, 1)));
});

test('only managers and Admins ask for proposals', async () => {
  for (const who of ['reviewer', 'beneficiary'] as const)
    expect(
      await (await portal.as(who === 'reviewer' ? await reviewer() : who)).raw(proposeReviewers, {
        body: {},
      }),
    ).toBeProblem('forbidden');
  expect((await (await portal.as('admin')).raw(proposeReviewers, { body: {} })).status).toBe(200);
});
