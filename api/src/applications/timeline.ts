import type { Stage, Timeline, TimelineEvent } from '@portal/contracts/applications/conversation';
import { isFinal, publicStatus } from '@portal/contracts/applications/enums';
import { pick } from '@portal/contracts/schema-parts';
import { type Db, onlyRow } from '../kernel/database/db.ts';
import type { Actor, Caller } from '../kernel/http/caller.ts';
import { staffView } from './ports.ts';
import { type Access, contentAccess } from './record/access.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { type EventRecord, listEvents } from './record/events.db.ts';

type StageId = Stage['stage'];
/** Ends that nobody decided. */
const undecided = ['WITHDRAW', 'EXPIRE'];
const ends = new Set(['APPROVE', 'REJECT', 'MARK_INELIGIBLE', ...undecided]);

const stateOf = (startedAt: string | null, endedAt: string | null): Stage['state'] =>
  startedAt === null ? 'UPCOMING' : endedAt === null ? 'CURRENT' : 'DONE';

/** Oldest event first. Once an application has ended, steps that it never took, or did not finish, are left out. */
const stagesOf = (application: ApplicationRecord, all: readonly EventRecord[]): Stage[] => {
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

/** Enough to see what is usual, and the same work however many there are. */
const MAX_DECISIONS = 500;

/** First and third quartile of the days from sending to the latest decisions in a fund; null before three. */
const usualDays = async (db: Db, fundId: string): Promise<Timeline['usualDays']> => {
  const { n, ...days } = await onlyRow(db<{ n: number; from: number; to: number }[]>`
    select count(*)::int as n,
      round(percentile_cont(0.25) within group (order by days))::int as "from",
      round(percentile_cont(0.75) within group (order by days))::int as "to"
    from (
      select extract(epoch from decided_at - submitted_at)::float8 / 86400 as days from applications
      where fund_id = ${fundId} and status in ('APPROVED', 'REJECTED') and submitted_at is not null
        and decided_at is not null
      order by decided_at desc limit ${MAX_DECISIONS}
    ) decided`);
  return n >= 3 ? days : null;
};

const asApplicantReads = (event: EventRecord, actorId: string): TimelineEvent => {
  const isMine = event.actorId === actorId;
  return {
    ...pick(event, 'id', 'at', 'action', 'version', 'message'),
    fromStatus: event.fromStatus && publicStatus(event.fromStatus),
    toStatus: event.toStatus && publicStatus(event.toStatus),
    actorName: isMine ? event.actorName : null,
    actorRole: isMine ? event.actorRole : null,
  };
};

const turnOf = ({ status }: ApplicationRecord): Timeline['turn'] => {
  if (isFinal(status)) return 'NOBODY';
  return status === 'DRAFT' || status === 'RETURNED' ? 'APPLICANT' : 'FUND';
};

/** Where a fund reviews blind, proposals of other reviewers are as hidden here as among the decisions. */
const withoutHiddenProposals = async (
  db: Db,
  actor: Actor,
  access: Access,
  events: readonly EventRecord[],
): Promise<readonly EventRecord[]> => {
  const isOfOther = (event: EventRecord) =>
    event.action === 'PROPOSE_INELIGIBLE' && event.actorId !== actor.id;
  if (access.capacity !== 'REVIEWER' || !events.some(isOfOther)) return events;
  const { decisions } = await staffView.call(db, actor, access);
  const isShown = decisions.some(({ kind, byUserId }) => kind === 'PROPOSAL' && byUserId !== actor.id);
  return isShown ? events : events.filter((event) => !isOfOther(event));
};

/** @throws as `contentAccess`. */
export const timelineOf = async (db: Db, { actor }: Caller, id: string): Promise<Timeline> => {
  const access = await contentAccess(db, actor, id);
  const { application } = access;
  const isOwner = access.audience === 'OWNER';
  const all = await listEvents(db, id, { publicOnly: isOwner });
  const events = await withoutHiddenProposals(db, actor, access, all);
  return {
    events: events.map(({ actorId: _actorId, ...event }) =>
      isOwner ? asApplicantReads({ actorId: _actorId, ...event }, actor.id) : event,
    ),
    stages: stagesOf(application, events),
    usualDays: await usualDays(db, application.fundId),
    turn: turnOf(application),
  };
};
