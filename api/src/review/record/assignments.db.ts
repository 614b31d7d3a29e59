import type { AssignmentState, ConflictType } from '@portal/contracts/applications/review-enums';
import type { Assignment, Declaration } from '@portal/contracts/applications/staff-application.schemas';
import { type Db, firstRow, newId, type Tx } from '../../kernel/database/db.ts';

/**
 * In the order of their assignment; who was removed is left out.
 * @param reader a reviewer, who reads of no colleague which conflict there is.
 */
export const listAssignments = (db: Db, applicationId: string, reader?: string): Promise<Assignment[]> =>
  db<Assignment[]>`
    select s.id, s.application_id, s.reviewer_id, r.first_name || ' ' || r.last_name as reviewer_name,
      b.first_name || ' ' || b.last_name as assigned_by, s.assigned_at, s.due_at, s.state,
      case when d.user_id is not null then
        jsonb_build_object('hasConflict', d.has_conflict, 'type', d.type, 'note', d.note,
          'signedAt', to_char(d.signed_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) end as declaration
    from assignments s
    join users r on r.id = s.reviewer_id
    left join users b on b.id = s.assigned_by
    left join conflict_declarations d on d.application_id = s.application_id and d.user_id = s.reviewer_id
      and d.user_id = coalesce(${reader ?? null}, d.user_id)
    where s.application_id = ${applicationId} and s.state <> 'REMOVED'
    order by s.assigned_at, s.id`;

/** Whether somebody is still to recommend. */
export const isOpen = ({ state }: Pick<Assignment, 'state'>): boolean =>
  state === 'PENDING' || state === 'ACCEPTED';

/** Sets the state of a reviewer's assignment; one that took it from the open queue gets one. */
export const setAssignment = (tx: Tx, applicationId: string, reviewerId: string, state: AssignmentState) =>
  tx`insert into assignments (id, application_id, reviewer_id, state)
    values (${newId('asg')}, ${applicationId}, ${reviewerId}, ${state})
    on conflict (application_id, reviewer_id) do update set state = excluded.state`;

/** Gives an application to a reviewer; who had declined or was removed is asked again. */
export const assignReviewer = (
  tx: Tx,
  applicationId: string,
  reviewerId: string,
  by: { assignedBy: string; dueAt: string | null },
) =>
  tx`insert into assignments as s ${tx({ id: newId('asg'), applicationId, reviewerId, ...by, state: 'PENDING' })}
    on conflict (application_id, reviewer_id) do update set ${tx(by)}, assigned_at = now(),
      state = case when s.state in ('ACCEPTED', 'SUBMITTED') then s.state else 'PENDING' end`;

/** Removes every reviewer who is not named and has not recommended. */
export const removeOthers = (tx: Tx, applicationId: string, keep: readonly string[]) =>
  tx`update assignments set state = 'REMOVED'
    where application_id = ${applicationId} and reviewer_id <> all(${keep}) and state in ('PENDING', 'ACCEPTED')`;

/** Removes those named, unless they have recommended. */
export const removeThese = (tx: Tx, applicationId: string, reviewerIds: readonly string[]) =>
  tx`update assignments set state = 'REMOVED'
    where application_id = ${applicationId} and reviewer_id = any(${reviewerIds}) and state in ('PENDING', 'ACCEPTED')`;

/** After a new version those who had recommended are asked again. */
export const reopenReviews = (tx: Tx, applicationId: string) =>
  tx`update assignments set state = 'ACCEPTED' where application_id = ${applicationId} and state = 'SUBMITTED'`;

/** Whoever has not recommended, and whose date passed after `since`, gets as many days again as at first. */
export const renewDates = (tx: Tx, applicationId: string, since = '-infinity') =>
  tx`update assignments
    set due_at = due_at + make_interval(days => ceil(extract(epoch from now() - assigned_at) / 86400)::int)
    where application_id = ${applicationId} and state in ('PENDING', 'ACCEPTED')
      and due_at > ${since} and due_at <= now()`;

export const findDeclaration = async (
  db: Db,
  applicationId: string,
  userId: string,
): Promise<Declaration | null> =>
  (await firstRow(db<Declaration[]>`
    select has_conflict, type, note, signed_at from conflict_declarations
    where application_id = ${applicationId} and user_id = ${userId}`)) ?? null;

export const saveDeclaration = (
  tx: Tx,
  applicationId: string,
  userId: string,
  declared: { hasConflict: boolean; type: ConflictType | null; note: string | null },
) =>
  tx`insert into conflict_declarations ${tx({ applicationId, userId, ...declared })}
    on conflict (application_id, user_id) do update set ${tx(declared)}, signed_at = now()`;
