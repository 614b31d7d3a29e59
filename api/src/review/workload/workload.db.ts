import { BULK_MOST } from '@portal/contracts/review/bulk';
import type { Workload } from '@portal/contracts/review/workload';
import type { Db } from '../../kernel/database/db.ts';

export type WorkRecord = Pick<Workload, 'given' | 'started' | 'late' | 'lateIds' | 'done'> & {
  userId: string;
  /** A decimal. */
  meanScore: string | null;
};

/** Of everybody who was ever given something or has scored, in one go. */
export const workOfReviewers = (db: Db): Promise<WorkRecord[]> => db<WorkRecord[]>`
  with work as (
    select s.reviewer_id as user_id, count(*) filter (where s.state = 'SUBMITTED' or g.is_open) as given,
      count(*) filter (where g.is_open and s.state = 'ACCEPTED') as started,
      count(*) filter (where g.is_late and s.due_at < now()) as late,
      (array_agg(s.application_id order by s.due_at, s.application_id)
        filter (where g.is_late and s.due_at < now()))[1:${BULK_MOST}] as late_ids,
      count(*) filter (where s.state = 'SUBMITTED') as done
    from assignments s
    join (
      select application_id, reviewer_id,
        state <> 'SUBMITTED' and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'ON_HOLD') as is_open,
        state <> 'SUBMITTED' and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') as is_late
      from given_applications where state in ('PENDING', 'ACCEPTED', 'SUBMITTED')
    ) g using (application_id, reviewer_id)
    group by s.reviewer_id
  ), scores as (
    select by_user_id as user_id, round(avg(weighted_score), 2) as mean_score from staff_decisions
    where kind = 'RECOMMENDATION' and weighted_score is not null
    group by by_user_id
  )
  select user_id, coalesce(given, 0)::int as given, coalesce(started, 0)::int as started, coalesce(late, 0)::int as late,
    coalesce(late_ids, '{}') as late_ids, coalesce(done, 0)::int as done, mean_score
  from work full join scores using (user_id)`;
