import { beforeAll, expect, test } from 'vitest';
import { manyApplications } from '../../../test/support/make-many-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../../kernel/database/db.ts';
import { checkCounters, counterDifferences } from './check-counters.ts';

const portal = testPortal();
let fundId: string;

beforeAll(async () => {
  fundId = await portal.make.fund({ balance: '1000.00' });
  const { id: enteredBy } = await portal.make.user();
  const facts = { prefix: 'app_check', fundId, fundType: 'BASE_FUND', enteredBy, count: 200 };
  await manyApplications(portal.db, facts);
  await portal.db`
    insert into assignments (id, application_id, reviewer_id, state)
    select 'asg_check' || id, id, ${portal.person('reviewer').id}, 'ACCEPTED' from applications
    where id like 'app_check%' order by id limit 40`;
});

test('counters that agree are not named, also while they change', async () => {
  const ids = Array.from({ length: 60 }, (_, i) => `app_check${i + 1}`);
  const changing = ids.map((id) =>
    transaction(
      portal.db,
      (
        tx,
      ) => tx`update applications set status = 'REJECTED', decided_at = now(), amount_requested = 77.01, country_code = 'GH'
        where id = ${id} and submitted_at is not null`,
    ),
  );
  expect(await counterDifferences(portal.deps.db)).toEqual([]);
  await Promise.all(changing);
  expect(await counterDifferences(portal.deps.db)).toEqual([]);
});

/** Somebody's hand in each table, in a place that no other counter is compared with. */
const tampered: [string, string, string][] = [
  [
    'period_counts',
    'a month',
    `update period_counts set n = n + 1 where (event, span, status, sector, country_code) = ('RECEIVED', 'MONTH', '', '', '')`,
  ],
  [
    'period_counts',
    'an hour',
    `update period_counts set amount = amount - 0.01 where span = 'HOUR' and event = 'APPROVED'`,
  ],
  ['period_counts', 'money paid in', `delete from period_counts where event = 'PAID_IN' and span = 'DAY'`],
  [
    'period_counts',
    'people',
    `update period_counts set n = n + 1 where event = 'REGISTERED' and span = 'DAY'`,
  ],
  [
    'period_counts',
    'all times',
    `update period_counts set amount_approved = 5 where span = 'EVER' and event = 'RECEIVED'`,
  ],
  [
    'period_counts',
    'what waits',
    `update period_counts set unassigned = unassigned + 1 where span = 'EVER' and status = 'SUBMITTED'`,
  ],
  [
    'period_counts',
    'long ago',
    `insert into period_counts (event, span, at, n) values ('RECEIVED', 'MONTH', '2019-05-01', 1)`,
  ],
  ['decision_days', 'days', `update decision_days set n = n - 1`],
  ['given_applications', 'a copy', `update given_applications set country_code = 'ZZ'`],
  [
    'applications.reviews',
    'a reviewer',
    `update applications set has_reviewer = not has_reviewer where id = 'app_check7'`,
  ],
  ['applications.reviews', 'a score', `update applications set mean_score = 4.5 where id = 'app_check7'`],
  ['applications.reviews', 'a date', `update applications set review_due_at = now() where id = 'app_check7'`],
];

test.each(tampered)('a tampered counter of %s is found: %s', async (table, _what, statement) => {
  await portal.db.unsafe(statement);
  const found = await counterDifferences(portal.deps.db);
  expect(found.map((one) => one.table)).toContain(table);
  for (const { kept, ofRows } of found) expect(kept).not.toBe(ofRows);
  await portal.db`select rebuild_summaries(), rebuild_given()`;
  expect(await counterDifferences(portal.deps.db)).toEqual([]);
});

test('what differs is recorded in the log of changes, once a day', async () => {
  await portal.db`update decision_days set n = n + 1`;
  const [found] = await counterDifferences(portal.deps.db);
  await checkCounters(portal.deps);
  await checkCounters(portal.deps);
  const rows = await portal.db<{ outcome: string; changes: object[] }[]>`
    select outcome, changes from audit_log where entity_type = 'counters' and entity_id = 'decision_days'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.outcome).toBe('FAILED');
  expect(rows[0]?.changes).toContainEqual({
    field: found?.counter,
    old: found?.ofRows,
    new: found?.kept,
  });
});
