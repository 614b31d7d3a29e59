import { isInProgress } from '@portal/contracts/applications/enums';
import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import type { Assign } from '@portal/contracts/review/decide';
import { aboutApplication, noteActivity, recordEvent } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { assignReviewer, listAssignments, removeOthers, removeThese } from '../record/assignments.db.ts';
import { actorAccess } from '../record/reader-access.ts';
import { mailAssigned, newlyAsked } from './mail-assigned.ts';
import { mailNotNeeded } from './mail-not-needed.ts';
import type { HeldMail } from './mail-together.ts';
import { assignableReviewers } from './reviewers.db.ts';

const over: ReadonlySet<string> = new Set(['RECUSED', 'DECLINED']);

/** Who is to review it, or has. */
export const reviewersOf = (assignments: readonly Pick<Assignment, 'state' | 'reviewerId'>[]): string[] =>
  assignments.filter(({ state }) => !over.has(state)).map(({ reviewerId }) => reviewerId);

/** Reviewers to name; with `keepsOthers` beside those who review it already, but for `insteadOf`. */
type Naming = Assign & { keepsOthers?: boolean; insteadOf?: readonly string[] | undefined };

const MAX_REVIEWERS = 9;

/** Who is new among those to be added. @throws reviewers_assigned, reviewers_full. */
const addedTo = (
  before: readonly Assignment[],
  { reviewerIds, insteadOf = [] }: Pick<Naming, 'reviewerIds' | 'insteadOf'>,
): string[] => {
  const staying = before.filter(
    ({ state, reviewerId }) => !over.has(state) && (state === 'SUBMITTED' || !insteadOf.includes(reviewerId)),
  );
  const present = new Set(staying.map((one) => one.reviewerId));
  const added = reviewerIds.filter((reviewerId) => !present.has(reviewerId));
  const isOnlyTakenOff = reviewerIds.length === 0 && insteadOf.length > 0;
  if (added.length === 0 && !isOnlyTakenOff) throw problem('reviewers_assigned');
  if (present.size + added.length > MAX_REVIEWERS) throw problem('reviewers_full');
  return added;
};

/**
 * Names the reviewers of an application from now on.
 * @param held where their mails are noted instead of sent.
 * @throws not_found, own_application, conflict_declared, invalid_state, stale_version, invalid_request; where others are kept
 * also reviewers_assigned, reviewers_full, reviewer_conflict.
 */
export const assign = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: Naming,
  held?: HeldMail[],
): Promise<Assignment[]> => {
  const { keepsOthers = false, insteadOf = [] } = input;
  const { application } = await actorAccess(tx, caller, id);
  if (!isInProgress(application.status)) throw problem('invalid_state');
  if (application.rowVersion !== input.rowVersion)
    throw problem('stale_version', { data: { data: { id, rowVersion: application.rowVersion } } });
  const before = await listAssignments(tx, id);
  const named = keepsOthers ? addedTo(before, input) : input.reviewerIds;
  const present = reviewersOf(before);
  // Who can no longer review it stays until taken off.
  const allowed = new Set([...present, ...(await assignableReviewers(tx, id)).map(({ userId }) => userId)]);
  const refused = named.flatMap((reviewerId, i) =>
    allowed.has(reviewerId) ? [] : [{ field: `reviewerIds.${i}`, code: 'not_allowed' as const }],
  );
  if (refused.length > 0)
    throw keepsOthers ? problem('reviewer_conflict') : problem('invalid_request', { fields: refused });
  const now = await transactionTime(tx);
  if (input.dueAt !== undefined && Date.parse(input.dueAt) <= Date.parse(now))
    throw invalidField('dueAt', 'past_date');
  const seen = new Set(input.reviewersBefore ?? present);
  if (present.length !== seen.size || !present.every((reviewerId) => seen.has(reviewerId)))
    throw problem('stale_version', { data: { data: { id, rowVersion: application.rowVersion } } });
  const dated = input.keepsDates ? named.filter((reviewerId) => !present.includes(reviewerId)) : named;
  for (const reviewerId of dated)
    await assignReviewer(tx, id, reviewerId, { assignedBy: caller.actor.id, dueAt: input.dueAt ?? null });
  if (!keepsOthers) await removeOthers(tx, id, named);
  if (insteadOf.length > 0) await removeThese(tx, id, insteadOf);
  await noteActivity(tx, id);
  const after = await listAssignments(tx, id);
  await mailAssigned(tx, caller.actor, application, newlyAsked(before, after), held);
  const left = new Set(after.map(({ reviewerId }) => reviewerId));
  const reviewerIds = present.filter((reviewerId) => !left.has(reviewerId));
  await mailNotNeeded(tx, application, { reviewerIds, held });
  await recordEvent(tx, application, 'ASSIGN', caller.actor);
  await recordAudit(tx, caller, 'ASSIGN', aboutApplication(application, 'REVIEW'), [
    {
      field: 'reviewers',
      old: before.map((one) => one.reviewerName),
      new: after.map((one) => one.reviewerName),
    },
  ]);
  return after;
};
