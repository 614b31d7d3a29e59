import { isFinal } from '@portal/contracts/applications/enums';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { type Db, type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { criteriaOf } from './criteria/read-criteria.ts';
import { readerAccess } from './record/reader-access.ts';
import { listMarks, saveMark } from './score-drafts.db.ts';

/**
 * The caller's own scores as far as they are; what peers have begun is nobody else's to read.
 * @throws not_found, own_application, conflict_not_declared, conflict_declared, conflict_automatic.
 */
export const readScoreDraft = async (db: Db, caller: Caller, id: string): Promise<SavedMark[]> => {
  await readerAccess(db, caller, id);
  return listMarks(db, id, caller.actor.id);
};

/**
 * Keeps scores that are not sent yet, under the version that the application has now. They stay when they are sent,
 * so that the next round begins from them.
 * @throws as `readScoreDraft`, invalid_state once it is decided, stale_version where another device saved meanwhile, invalid_request for a criterion that the application is not scored by.
 */
export const saveScoreDraft = (
  db: Pool,
  caller: Caller,
  id: string,
  { marks }: SaveScoreDraft,
): Promise<SavedMark[]> =>
  transaction(db, async (tx) => {
    const { application } = await readerAccess(tx, caller, id);
    if (isFinal(application.status)) throw problem('invalid_state');
    const known = new Set((await criteriaOf(tx, application)).map(({ criterionId }) => criterionId));
    const refused = marks.flatMap(({ criterionId }, i) =>
      known.has(criterionId) ? [] : [{ field: `marks.${i}.criterionId`, code: 'not_allowed' as const }],
    );
    if (refused.length > 0) throw problem('invalid_request', { fields: refused });
    const of = { applicationId: id, userId: caller.actor.id, version: application.version };
    for (const mark of marks) if (!(await saveMark(tx, of, mark))) throw problem('stale_version');
    return listMarks(tx, id, caller.actor.id);
  });
