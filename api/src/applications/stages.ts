import type { Stage } from '@portal/contracts/applications/conversation';
import type { ApplicationRecord } from './record/application.db.ts';
import type { EventRecord } from './record/events.db.ts';

type StageId = Stage['stage'];
/** Ends that nobody decided. */
const undecided = ['WITHDRAW', 'EXPIRE'];
const ends = new Set(['APPROVE', 'REJECT', 'MARK_INELIGIBLE', ...undecided]);

const stateOf = (startedAt: string | null, endedAt: string | null): Stage['state'] =>
  startedAt === null ? 'UPCOMING' : endedAt === null ? 'CURRENT' : 'DONE';

/** Oldest event first. Once an application has ended, steps that it never took, or did not finish, are left out. */
export const stagesOf = (application: ApplicationRecord, all: readonly EventRecord[]): Stage[] => {
  // Opened again, it is under review from then on; what ended before has no say.
  const reopening = all.findLastIndex((event) => event.action === 'REOPEN');
  const events = reopening === -1 ? all : all.slice(reopening);
  const firstAt = (action: string): string | null => all.find((event) => event.action === action)?.at ?? null;
  const last = (action: string) => events.findLast((event) => event.action === action)?.at ?? null;
  const after = (at: string | null, actions: ReadonlySet<string>): string | null =>
    at === null ? null : (events.find((event) => event.at >= at && actions.has(event.action))?.at ?? null);

  const sentAt = firstAt('SUBMIT');
  const reviewAt = all[reopening]?.at ?? firstAt('START_REVIEW');
  const returnedAt = last('RETURN');
  const resubmittedAt = returnedAt === null ? null : after(returnedAt, new Set(['RESUBMIT']));
  const end = events.findLast((event) => ends.has(event.action));
  const decidedAt = application.decidedAt === null ? null : (end?.at ?? null);
  // What was under way when an application was withdrawn or expired, nobody finished.
  const cutAt = end && undecided.includes(end.action) ? decidedAt : null;

  const stage = (
    id: StageId,
    startedAt: string | null,
    endedAt: string | null,
    dueAt: string | null = null,
  ): Stage => ({
    stage: id,
    state: stateOf(startedAt, endedAt),
    startedAt,
    endedAt,
    dueAt,
  });
  const line = [
    stage('SENT', sentAt, sentAt),
    stage('COMPLETENESS_CHECK', sentAt, reviewAt ?? decidedAt),
    stage('UNDER_REVIEW', reviewAt, after(reviewAt, new Set(['RETURN', ...ends]))),
  ];
  if (returnedAt !== null)
    line.push(
      stage('CHANGES_REQUESTED', returnedAt, resubmittedAt ?? decidedAt, application.dueAt),
      stage('RECEIVED_AGAIN', resubmittedAt, resubmittedAt === null ? null : decidedAt),
    );
  const taken = line.filter(({ state, endedAt }) => state !== 'UPCOMING' && endedAt !== cutAt);
  return [...(decidedAt === null ? line : taken), stage('DECISION', decidedAt, decidedAt)];
};
