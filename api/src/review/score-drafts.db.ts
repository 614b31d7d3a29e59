import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { changesOne, type Db } from '../kernel/database/db.ts';

export const listMarks = (db: Db, applicationId: string, userId: string): Promise<SavedMark[]> =>
  db<SavedMark[]>`
    select criterion_id, score, justification, version, saved_at from score_drafts
    where application_id = ${applicationId} and user_id = ${userId} order by criterion_id`;

/** @returns false where other words were saved after `over`; without it the last one to arrive counts. */
export const saveMark = (
  db: Db,
  of: { applicationId: string; userId: string; version: number },
  { criterionId, score, justification, over }: SaveScoreDraft['marks'][number],
): Promise<boolean> =>
  changesOne(db`
    insert into score_drafts (application_id, user_id, criterion_id, score, justification, version)
    values (${of.applicationId}, ${of.userId}, ${criterionId}, ${score}, ${justification}, ${of.version})
    on conflict (application_id, user_id, criterion_id) do update set score = excluded.score,
      justification = excluded.justification, version = excluded.version, saved_at = now()
    where ${over === undefined} or score_drafts.saved_at = ${over ?? null}
      or (score_drafts.score, score_drafts.justification) is not distinct from (excluded.score, excluded.justification)`);
