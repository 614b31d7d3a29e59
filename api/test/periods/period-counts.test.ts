import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addHistoryRow } from '../../src/funds/record/fund-history.db.ts';
import { type Tx, transaction } from '../../src/kernel/database/db.ts';
import { manyApplications } from '../support/make-many-applications.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
let fundId: string;
let reviewers: string[];

beforeAll(async () => {
  fundId = await portal.make.fund();
  const { id: enteredBy } = await portal.make.user();
  reviewers = [portal.person('reviewer').id, portal.person('reviewer2').id];
  const facts = { prefix: 'app_count', fundId, fundType: 'BASE_FUND', enteredBy, count: 150 };
  await manyApplications(portal.db, facts);
});

/** Rows of one table that are not in the other, zeros aside, which a counter may be left with. */
const differences = async (): Promise<object[]> => {
  const counts = portal.db`event, span, at, status, sector, country_code, fund_id, currency, n, amount::text::numeric,
    amount_approved::text::numeric, unassigned`;
  const days = portal.db`event, at, sector, country_code, fund_id, days, n`;
  return portal.db<object[]>`
    (select ${counts} from period_counts where n <> 0 or amount <> 0 or amount_approved <> 0 or unassigned <> 0
      except all select ${counts} from period_counts_of_rows)
    union all
    (select ${counts} from period_counts_of_rows except all select ${counts} from period_counts)
    union all
    select event, 'DAYS', at, '', sector, country_code, fund_id, days::text, n, 0, 0, 0 from (
      (select ${days} from decision_days where n <> 0 except all select ${days} from decision_days_of_rows)
      union all
      (select ${days} from decision_days_of_rows except all select ${days} from decision_days)) d`;
};

/** The same of what reviewers were given. */
const givenDifferences = (): Promise<object[]> => {
  const given = portal.db`select reviewer_id, application_id, state, fund_id, status, country_code, submitted_at from given_applications`;
  const assigned = portal.db`
    select s.reviewer_id, a.id, s.state, a.fund_id, a.status, a.country_code, a.submitted_at
    from assignments s join applications a on a.id = s.application_id
    where s.state <> 'REMOVED' and a.submitted_at is not null`;
  return portal.db<object[]>`
    ((${given}) except all (${assigned})) union all ((${assigned}) except all (${given}))`;
};

const application = fc.integer({ min: 1, max: 150 }).map((n) => `app_count${n}`);
const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-06-01'), noInvalidDate: true });
const word = (...words: string[]) => fc.constantFrom(...words);

type Change = (tx: Tx) => Promise<unknown>;

/** Whatever may happen to rows that are counted, as statements of one transaction. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id: application, status: word('UNDER_REVIEW', 'SUBMITTED', 'RECOMMENDED', 'INELIGIBLE') }).map(
    ({ id, status }) =>
      (tx: Tx) =>
        tx`update applications set status = ${status}, decided_at = null where id = ${id} and submitted_at is not null`,
  ),
  fc.record({ id: application, at: day, amount: fc.integer({ min: 1, max: 99_999 }) }).map(
    ({ id, at, amount }) =>
      (tx: Tx) =>
        tx`update applications set status = 'APPROVED', decided_at = ${at.toISOString()}, amount_approved = ${amount / 100}::numeric where id = ${id} and submitted_at is not null`,
  ),
  fc.record({ id: application, at: day }).map(
    ({ id, at }) =>
      (tx: Tx) =>
        tx`update applications set status = 'REJECTED', decided_at = ${at.toISOString()} where id = ${id} and submitted_at is not null`,
  ),
  fc.record({ id: application, at: day }).map(
    ({ id, at }) =>
      (tx: Tx) =>
        tx`update applications set status = 'RETURNED', return_request = '{}', decided_at = null, due_at = ${at.toISOString()} where id = ${id} and submitted_at is not null`,
  ),
  fc
    .record({
      id: application,
      country: word('KE', 'ZA'),
      sector: word('ENERGY', 'OTHER'),
      amount: fc.integer({ min: 1, max: 999 }),
    })
    .map(
      ({ id, country, sector, amount }) =>
        (tx: Tx) =>
          tx`update applications set country_code = ${country}, sector = ${sector}, amount_requested = ${amount} where id = ${id}`,
    ),
  fc
    .record({
      id: application,
      reviewer: fc.nat({ max: 1 }),
      state: word('PENDING', 'ACCEPTED', 'REMOVED', 'DECLINED'),
    })
    .map(
      ({ id, reviewer, state }) =>
        (tx: Tx) =>
          tx`insert into assignments (id, application_id, reviewer_id, state)
            select ${`asg_${id}${reviewer}`}, id, ${reviewers[reviewer] ?? ''}, ${state} from applications where id = ${id}
            on conflict (application_id, reviewer_id) do update set state = excluded.state`,
    ),
  application.map((id) => (tx: Tx) => tx`delete from assignments where application_id = ${id}`),
  application.map((id) => (tx: Tx) => tx`delete from applications where id = ${id}`),
  application.map(
    (id) => (tx: Tx) =>
      tx`update applications set status = 'WITHDRAWN', submitted_at = null, decided_at = now() where id = ${id}`,
  ),
  fc
    .record({ email: fc.nat({ max: 30 }), isConfirmed: fc.boolean(), country: word('KE', 'TN'), at: day })
    .map(
      ({ email, isConfirmed, country, at }) =>
        (tx: Tx) =>
          tx`insert into users (id, email, email_verified_at, first_name, last_name, country_code, role, status, created_at)
            values (${`usr_count${email}`}, ${`count${email}@example.org`}, case when ${isConfirmed} then now() end, 'A', 'B',
              ${country}, 'FUND_BENEFICIARY_USER', 'ACTIVE', ${at.toISOString()})
            on conflict (id) do update set email_verified_at = excluded.email_verified_at, country_code = excluded.country_code`,
    ),
  fc.record({ amount: fc.integer({ min: 1, max: 99_999 }), isOut: fc.boolean(), at: day }).map(
    ({ amount, isOut, at }) =>
      (tx: Tx) =>
        addHistoryRow(tx, {
          fundId,
          process: isOut ? 'DISBURSEMENT' : 'CONTRIBUTION',
          amount: String((isOut ? -amount : amount) / 100),
          createdBy: null,
          createdAt: at.toISOString(),
        }),
  ),
);

test('counters are what the rows say, whatever happens to these', async () => {
  expect([...(await differences()), ...(await givenDifferences())]).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (changes, fails) => {
        const failure = new Error('taken back');
        const run = transaction(portal.db, async (tx) => {
          for (const make of changes) await make(tx);
          if (fails) throw failure;
        });
        if (fails) await expect(run).rejects.toBe(failure);
        else await run;
        expect([...(await differences()), ...(await givenDifferences())]).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('changes at the same time are all counted', async () => {
  const ids = Array.from({ length: 40 }, (_, i) => `app_count${i + 1}`);
  await Promise.all(
    ids.flatMap((id) => [
      transaction(
        portal.db,
        (tx) =>
          tx`update applications set status = 'SUBMITTED', sector = 'OTHER' where id = ${id} and submitted_at is not null`,
      ),
      transaction(
        portal.db,
        (tx) => tx`update applications set country_code = 'GH' where id = ${id} and submitted_at is not null`,
      ),
    ]),
  );
  expect([...(await differences()), ...(await givenDifferences())]).toEqual([]);
});

test('each table of counters is vacuumed with its index, where a few rows leave thousands of dead entries', async () => {
  const tables = await portal.db<{ relname: string }[]>`
    select relname from pg_class where relkind = 'r' and (relname like '%\\_counts' or relname like 'decision\\_%')
      and not coalesce(reloptions @> '{vacuum_index_cleanup=on}', false)`;
  expect(tables).toEqual([]);
});

test('counting anew gives the same', async () => {
  await portal.db`update period_counts set n = n + 1 where span = 'DAY'`;
  expect(await differences()).not.toEqual([]);
  await portal.db`select rebuild_summaries(), rebuild_given()`;
  expect([...(await differences()), ...(await givenDifferences())]).toEqual([]);
});
