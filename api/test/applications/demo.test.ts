import { sectionCompleteness } from '@portal/application-form/completeness';
import { getApplication, listMyApplications } from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import { statuses } from '@portal/contracts/applications/enums';
import { listFunds } from '@portal/contracts/funds/funds';
import { listFundApplications } from '@portal/contracts/review/queue';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';

const portal = testPortal({ demo: true });

test('about forty examples in every status, from twenty countries and over two years, marked as examples', async () => {
  const [facts] = await portal.db`
    select count(*)::int as n, count(distinct country_code)::int as countries, bool_and(is_example) as are_examples,
      extract(days from max(submitted_at) - min(submitted_at))::int as days,
      array_agg(distinct status order by status) as statuses from applications`;
  expect(facts?.n).toBeGreaterThanOrEqual(40);
  expect(facts?.countries).toBeGreaterThanOrEqual(20);
  expect(facts?.days).toBeGreaterThan(600);
  expect(facts?.areExamples).toBe(true);
  expect(facts?.statuses).toEqual(statuses.toSorted());
});

test('balance and committed are the sums of the history, and every approval has its commitment', async () => {
  const rows = await portal.db`
    select f.balance - sum(h.amount) filter (where process not in ('COMMITMENT', 'RELEASE')) as balance,
      f.committed - coalesce(sum(h.amount) filter (where process in ('COMMITMENT', 'RELEASE')), 0) as committed
    from funds f join fund_history h on h.fund_id = f.id group by f.id`;
  expect(rows).toEqual([
    { balance: '0.00', committed: '0.00' },
    { balance: '0.00', committed: '0.00' },
  ]);
  const [unmatched] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from applications a where status = 'APPROVED' and amount_approved is distinct from (
      select amount from fund_history h where h.application_id = a.id and process = 'COMMITMENT')`;
  expect(unmatched?.n).toBe(0);
  for (const fund of (await portal.visitor.call(listFunds)).body.data) {
    expect(Number(fund.available.amount)).toBeGreaterThan(0);
    expect(Number(fund.committed.amount)).toBeGreaterThan(0);
  }
});

test('what staff entered was confirmed by the applicant before it was recommended or decided', async () => {
  const unconfirmed = await portal.db`
    select id from applications where is_on_behalf and applicant_confirmed_at is null
      and status in ('RECOMMENDED', 'NOT_RECOMMENDED', 'APPROVED', 'REJECTED')`;
  expect(unconfirmed).toEqual([]);
});

test('timelines run forward and end in the status of the application', async () => {
  const bad = await portal.db`
    with ordered as (
      select e.*, lag(at) over w as before, last_value(to_status) over (partition by application_id order by seq
        rows between unbounded preceding and unbounded following) as last
      from application_events e window w as (partition by application_id order by seq))
    select a.id, a.status, o.last from ordered o join applications a on a.id = o.application_id
    where o.at < o.before or o.last <> a.status or o.at > '2026-11-01T09:00:00Z'`;
  expect(bad).toEqual([]);
});

test('what was sent was complete, and its documents are real', async () => {
  const sent = await portal.db`
    select a.fund_type, a.is_on_behalf, v.answers, f.min_amount, f.max_amount, f.min_own_contribution_percent
    from application_versions v join applications a on a.id = v.application_id join funds f on f.id = a.fund_id`;
  for (const { fundType, isOnBehalf, answers, minAmount, maxAmount, minOwnContributionPercent } of sent) {
    const usd = (amount: string) => ({ amount, currency: 'USD' });
    const rules = {
      minAmount: usd(minAmount),
      maxAmount: usd(maxAmount),
      minOwnContributionPercent:
        minOwnContributionPercent === null ? null : Number(minOwnContributionPercent),
    };
    const missing = sectionCompleteness(fundType, answers, { rules, isOnBehalf }).flatMap(
      (section) => section.missing,
    );
    expect(missing).toEqual([]);
  }
});

test('the demo beneficiary has something open, approved and withdrawn, and no open Base Fund application', async () => {
  const client = await portal.as('beneficiary');
  const mine = (await client.call(listMyApplications, { query: {} })).body;
  expect(mine.data.map(({ fundType, status }) => `${fundType} ${status}`).sort()).toEqual([
    'CREDIT_FUND APPROVED',
    'CREDIT_FUND RETURNED',
    'CREDIT_FUND WITHDRAWN',
  ]);
  const returned = mine.data.find((one) => one.status === 'RETURNED');
  expect(returned).toMatchObject({ unreadMessages: 1, documents: { total: 4, clean: 4 } });
  const timeline = (await client.call(getTimeline, { params: { id: returned?.id ?? '' } })).body.data;
  expect(timeline.turn).toBe('APPLICANT');
  expect(timeline.usualDays?.from).toBeGreaterThan(20);
});

test('the reviewer has a queue and reads what the reviewer took on', async () => {
  const reviewer = await portal.as('reviewer');
  const queue = async (query: object) =>
    (await reviewer.raw(listFundApplications, { params: { fundId: 'all' }, query: { ...query } })).body;
  const waiting = await queue({ status: ['SUBMITTED', 'RESUBMITTED'] });
  expect(waiting.total).toBeGreaterThanOrEqual(5);
  const mine = await queue({ status: 'UNDER_REVIEW', assignedToMe: true });
  expect(mine.total).toBeGreaterThanOrEqual(2);
  const read = (await reviewer.call(getApplication, { params: { id: mine.data[0]?.id ?? '' } })).body.data;
  expect(read).toMatchObject({ audience: 'STAFF', may: { recommend: true } });
});

test('numbers go on after the examples', async () => {
  const owner = await portal.make.user();
  const sent = await portal.make.submitted({ owner, fundId: 'fund_base' });
  const [highest] = await portal.db<{ number: string }[]>`
    select max(application_number) as number from applications where fund_id = 'fund_base'`;
  expect(sent.applicationNumber).toBe(highest?.number);
});
