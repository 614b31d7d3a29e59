import { type Db, valuesOf } from '../../kernel/database/db.ts';
import { type CounterDifference, limitNamed } from './counter-difference.ts';
import type { MonthRange } from './period-differences.db.ts';

/** Differences in the columns of reviewers and scores, for applications sent in some months. */
export const reviewDifferences = (db: Db, { since, before }: MonthRange) =>
  db<CounterDifference[]>`
    select 'applications.reviews' as "table", id as counter, k.facts as kept, r.facts as of_rows
    from applications a, review_facts(a.id, a.review_round) f,
      lateral (select concat_ws(' ', a.has_reviewer, a.reviewer_count, coalesce(a.review_due_at::text, '-'),
        coalesce(a.mean_score::text, '-'), coalesce(a.score_spread::text, '-')) as facts) k,
      lateral (select concat_ws(' ', f.reviewer_count > 0, f.reviewer_count, coalesce(f.review_due_at::text, '-'),
        coalesce(f.mean_score::text, '-'), coalesce(f.score_spread::text, '-')) as facts) r
    where submitted_at >= ${since}::date::timestamp at time zone 'UTC' and submitted_at < ${before}::date::timestamp at time zone 'UTC'
      and k.facts <> r.facts
    order by id ${limitNamed(db)}`;

/** Everybody in the assignments or in `given_applications`. */
export const reviewersOfCounters = (db: Db): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
    select reviewer_id as id from assignments union select reviewer_id from given_applications order by 1`);

/** Differences between a reviewer's rows of `given_applications` and the assignments. */
export const givenDifferences = (db: Db, reviewerId: string) =>
  db<CounterDifference[]>`
    with assigned as (
      select a.id, concat_ws(' ', s.state, a.fund_id, a.status, a.country_code, a.submitted_at) as facts
      from assignments s join applications a on a.id = s.application_id
      where s.reviewer_id = ${reviewerId} and s.state <> 'REMOVED' and a.submitted_at is not null
    ), kept as (
      select application_id as id, concat_ws(' ', state, fund_id, status, country_code, submitted_at) as facts
      from given_applications where reviewer_id = ${reviewerId}
    )
    select 'given_applications' as "table", concat_ws(' ', ${reviewerId}::text, id) as counter,
      coalesce(k.facts, '') as kept, coalesce(r.facts, '') as of_rows
    from kept k full join assigned r using (id) where k.facts is distinct from r.facts
    order by 2 ${limitNamed(db)}`;
