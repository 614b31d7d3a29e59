import { BULK_MAX } from '@portal/contracts/review/bulk';
import type { Workload } from '@portal/contracts/review/proposals';
import type { Db } from '../../kernel/database/db.ts';

type WorkRecord = Pick<Workload, 'given' | 'started' | 'late' | 'lateIds' | 'done'> & {
  userId: string;
  /** A decimal. */
  meanScore: string | null;
};

/** The work of everybody who was ever assigned or has scored, in one statement. */
export const workOfReviewers = (db: Db): Promise<WorkRecord[]> => db<WorkRecord[]>`
  with to_judge as (
    select g.reviewer_id as user_id, count(*) as n, count(*) filter (where g.state = 'ACCEPTED') as started,
      array_agg(s.application_id order by s.due_at, s.application_id) filter (
        where s.due_at < now() and g.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW')) as late_ids
    from given_applications g join assignments s using (application_id, reviewer_id)
    where g.state in ('PENDING', 'ACCEPTED') and g.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'ON_HOLD')
    group by g.reviewer_id
  ), judged as (
    select reviewer_id as user_id, count(*) as n from assignments where state = 'SUBMITTED' group by reviewer_id
  ), scores as (
    select by_user_id as user_id, round(avg(weighted_score), 2) as mean_score from staff_decisions
    where kind = 'RECOMMENDATION' and weighted_score is not null
    group by by_user_id
  )
  select user_id, (coalesce(to_judge.n, 0) + coalesce(judged.n, 0))::int as given, coalesce(started, 0)::int as started,
    coalesce(cardinality(late_ids), 0) as late, coalesce(late_ids[1:${BULK_MAX}], '{}') as late_ids,
    coalesce(judged.n, 0)::int as done, mean_score
  from to_judge full join judged using (user_id) full join scores using (user_id)`;
