import type { Db } from '../../kernel/database/db.ts';
import { automaticConflict } from '../record/reviewer-relation.db.ts';
import { declared, hasSpoken, type QueueRecord } from './queue.db.ts';
import { type SliceRequest, sliceOf } from './queue-slice.db.ts';

/** Ids are found by index first; only the page's own rows are read whole. */
export const readPage = (db: Db, request: SliceRequest): Promise<QueueRecord[]> => {
  const { userId, isReviewer } = request.scope;
  const { rows, order } = sliceOf(db, request);
  const shown = isReviewer ? declared(db, userId) : db`true`;
  const heard = isReviewer ? db`(${shown} and ${hasSpoken(db, userId)})` : db`true`;
  return db<QueueRecord[]>`
    with slice as materialized (${rows})
    select a.id, a.application_number, a.project_title, a.organisation_name, a.country_code, a.fund_id, a.fund_type,
      a.status, a.version, case when ${shown} then a.sector end as sector,
      case when ${shown} then a.amount_requested end as amount_requested,
      case when ${shown} then a.amount_approved end as amount_approved, a.currency, a.submitted_at, a.updated_at,
      a.decided_at, a.next_due_at as due_at, a.waiting_since, a.language,
      case when ${heard} then a.mean_score end as mean_score, case when ${heard} then a.score_spread end as score_spread,
      case when ${heard} then (select r.amount_recommended from staff_decisions r
        where r.application_id = a.id and r.review_round = a.review_round and r.kind = 'RECOMMENDATION'
        order by r.seq desc limit 1) end as amount_recommended, a.is_on_behalf,
      (a.entered_by = ${userId} or a.applicant_user_id is not distinct from ${userId}) as is_own_entry,
      coalesce((select jsonb_agg(jsonb_build_object('reviewerId', s.reviewer_id,
          'name', u.first_name || ' ' || u.last_name, 'state', s.state) order by s.assigned_at, s.id)
        from assignments s join users u on u.id = s.reviewer_id
        where s.application_id = a.id and s.state <> 'REMOVED'), '[]') as reviewers,
      mine.state as my_state,
      case when d.has_conflict or ${automaticConflict(db)} is not null
          or (a.is_on_behalf and a.entered_by = ${userId}) then 'CONFLICT'
        when not d.has_conflict then 'NO_CONFLICT' end as my_declaration, a.row_version
    from slice cross join lateral (select * from applications where id = slice.id offset 0) a
    left join assignments mine on mine.application_id = a.id and mine.reviewer_id = ${userId}
    left join conflict_declarations d on d.application_id = a.id and d.user_id = ${userId}
    left join users u on u.id = ${userId}
    order by ${order}`;
};
