import type { AssignmentState } from '@portal/contracts/review/enums';
import type { Db } from '../database/db.ts';

/** Where someone stands with an application: declared or not, assigned or not. */
export interface ReviewerStanding {
  declaration: 'NO_CONFLICT' | 'CONFLICT' | null;
  assignment: AssignmentState | null;
  /** The fund gives applications to named reviewers only. */
  isAssignedMode: boolean;
}

export const reviewerStanding = async (
  db: Db,
  applicationId: string,
  userId: string,
): Promise<ReviewerStanding> => {
  const [row] = await db<ReviewerStanding[]>`
    select case d.has_conflict when true then 'CONFLICT' when false then 'NO_CONFLICT' end as declaration,
      s.state as assignment, f.assignment_mode = 'ASSIGNED' as is_assigned_mode
    from applications a
    join funds f on f.id = a.fund_id
    left join conflict_declarations d on d.application_id = a.id and d.user_id = ${userId}
    left join assignments s on s.application_id = a.id and s.reviewer_id = ${userId}
    where a.id = ${applicationId}`;
  return row ?? { declaration: null, assignment: null, isAssignedMode: false };
};
