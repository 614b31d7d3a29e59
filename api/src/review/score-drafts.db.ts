import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import type { Db } from '../kernel/database/db.ts';

export const listMarks = (db: Db, applicationId: string, userId: string): Promise<SavedMark[]> =>
  db<SavedMark[]>`
    select criterion_id, score, justification, version, saved_at from score_drafts
    where application_id = ${applicationId} and user_id = ${userId} order by criterion_id`;

/** The last one to arrive counts, criterion by criterion. */
export const saveMark = (
  db: Db,
  of: { applicationId: string; userId: string; version: number },
  { criterionId, score, justification }: SaveScoreDraft['marks'][number],
) =>
  db`insert into score_drafts (application_id, user_id, criterion_id, score, justification, version)
    values (${of.applicationId}, ${of.userId}, ${criterionId}, ${score}, ${justification}, ${of.version})
    on conflict (application_id, user_id, criterion_id) do update set score = excluded.score,
      justification = excluded.justification, version = excluded.version, saved_at = now()`;
