import { isInProgress } from '@portal/contracts/applications/enums';
import type { Assign } from '@portal/contracts/review/decide.schema';
import type { Assignment } from '@portal/contracts/review/schemas';
import { lockedAccess } from '../applications/access.ts';
import { touch } from '../applications/application.db.ts';
import { recordEvent } from '../applications/events.db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/caller.ts';
import { problem } from '../http/problem.ts';
import { assignReviewer, listAssignments, removeOthers } from './assignments.db.ts';
import { assignableReviewers } from './reviewers.db.ts';

/**
 * Names the reviewers of an application from now on.
 * @throws not_found, own_application, invalid_state, stale_version, invalid_request.
 */
export const assign = (db: Pool, caller: Caller, id: string, input: Assign): Promise<Assignment[]> =>
  transaction(db, async (tx) => {
    const { application, audience, isOwnEntry } = await lockedAccess(tx, caller.actor, id);
    if (audience === 'OWNER' || isOwnEntry) throw problem('own_application');
    if (!isInProgress(application.status)) throw problem('invalid_state');
    if (application.rowVersion !== input.rowVersion)
      throw problem('stale_version', { data: { data: { id, rowVersion: application.rowVersion } } });
    const assignable = new Set((await assignableReviewers(tx, id)).map((reviewer) => reviewer.userId));
    const refused = input.reviewerIds.flatMap((reviewerId, i) =>
      assignable.has(reviewerId) ? [] : [{ field: `reviewerIds.${i}`, code: 'not_allowed' as const }],
    );
    if (refused.length > 0) throw problem('invalid_request', { fields: refused });
    const before = await listAssignments(tx, id);
    for (const reviewerId of input.reviewerIds)
      await assignReviewer(tx, id, reviewerId, { assignedBy: caller.actor.id, dueAt: input.dueAt ?? null });
    await removeOthers(tx, id, input.reviewerIds);
    await touch(tx, id);
    const after = await listAssignments(tx, id);
    const { status, version } = application;
    await recordEvent(tx, {
      applicationId: id,
      action: 'ASSIGN',
      from: status,
      to: status,
      version,
      actor: caller.actor,
    });
    await recordAudit(tx, {
      by: caller,
      process: 'REVIEW',
      action: 'ASSIGN',
      entityType: 'application',
      entityId: id,
      entityLabel: application.applicationNumber ?? id,
      changes: [
        {
          field: 'reviewers',
          old: before.map((one) => one.reviewerName),
          new: after.map((one) => one.reviewerName),
        },
      ],
    });
    return after;
  });
