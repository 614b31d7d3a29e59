import { REVIEWER } from '@portal/contracts';
import { bulkRemind } from '@portal/contracts/review/bulk';
import { assignReviewers, declareConflict } from '@portal/contracts/review/decide';
import { listWorkload } from '@portal/contracts/review/proposals';
import { expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const rowOf = async (id: string) => {
  const rows = (await (await portal.as('manager')).call(listWorkload, {})).body.data;
  return rows.find(({ userId }) => userId === id);
};
const given = async (reviewerIds: string[]) => {
  const { id } = await portal.make.submitted({ owner: await portal.make.user() });
  await (await portal.as('manager')).call(assignReviewers, {
    params: { id },
    body: { reviewerIds, rowVersion: await portal.make.rowVersionOf(id) },
  });
  return id;
};
const overdue = (id: string, days: number) =>
  portal.db`update assignments set due_at = now() - make_interval(days => ${days}) where application_id = ${id}`;

test('what a reviewer was given, has begun, is late with and has judged', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const nothing = {
    given: 0,
    started: 0,
    late: 0,
    lateIds: [],
    done: 0,
    meanScore: null,
    openAssignments: 0,
  };
  expect(await rowOf(reviewer.id)).toMatchObject(nothing);
  const [waiting, begun, judged, over, declined] = [
    await given([reviewer.id]),
    await given([reviewer.id]),
    await given([reviewer.id]),
    await given([reviewer.id]),
    await given([reviewer.id]),
  ];
  const client = await portal.as(reviewer);
  for (const id of [begun, judged])
    await client.call(declareConflict, { params: { id }, body: { hasConflict: false } });
  await client.call(declareConflict, {
    params: { id: declined },
    body: { hasConflict: true, type: 'FAMILY' },
  });
  await portal.make.decision(reviewer, judged, { decision: 'APPROVE', scores: fullScores('BASE_FUND', 3) });
  await portal.db`update applications set status = 'WITHDRAWN' where id = ${over}`;
  for (const [id, days] of [
    [waiting, 1],
    [begun, 2],
    [judged, 3],
    [over, 4],
  ] as const)
    await overdue(id, days);
  expect(await rowOf(reviewer.id)).toMatchObject({
    given: 3,
    started: 1,
    late: 2,
    lateIds: [begun, waiting],
    done: 1,
    meanScore: 3,
    openAssignments: 2,
  });
});

test('only the reviewer who is late is reminded, of each once a day', async () => {
  const [late, other] = [
    await portal.make.user({ role: REVIEWER }),
    await portal.make.user({ role: REVIEWER }),
  ];
  const id = await given([late.id, other.id]);
  await portal.db`update assignments
    set due_at = now() + case reviewer_id when ${late.id} then interval '-1 day' else interval '1 day' end
    where application_id = ${id}`;
  const ids = (await rowOf(late.id))?.lateIds ?? [];
  expect(ids).toEqual([id]);
  const remind = async () =>
    (await (await portal.as('manager')).call(bulkRemind, { body: { ids, reviewerId: late.id } })).body.data;
  expect((await remind())[0]?.failure).toBeNull();
  expect((await remind())[0]?.failure?.error).toBe('reminded_today');
  const reminded = (await portal.mails()).filter(({ subject }) => /Review of application/.test(subject));
  expect(reminded.map(({ to }) => to)).toEqual([late.email]);
});

test('reviewers and applicants do not read it', async () => {
  for (const who of ['reviewer', 'beneficiary'] as const)
    expect(await (await portal.as(who)).raw(listWorkload, {})).toBeProblem('forbidden');
  expect((await (await portal.as('admin')).raw(listWorkload, {})).status).toBe(200);
});
