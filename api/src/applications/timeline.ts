import type { Timeline, TimelineEvent } from '@portal/contracts/applications/conversation';
import { isFinal, publicStatus } from '@portal/contracts/applications/enums';
import type { Db } from '../kernel/database/db.ts';
import type { Actor, Caller } from '../kernel/http/caller.ts';
import { staffView } from './ports.ts';
import { type Access, contentAccess } from './record/access.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { type EventRecord, listEvents } from './record/events.db.ts';
import { stagesOf } from './stages.ts';

/** Enough to see what is usual, and the same work however many there are. */
const MAX_DECISIONS = 500;

/** First and third quartile of the days from sending to the latest decisions in a fund; null before three. */
const usualDays = async (db: Db, fundId: string): Promise<Timeline['usualDays']> => {
  const [row] = await db<{ n: number; from: number; to: number }[]>`
    select count(*)::int as n,
      round(percentile_cont(0.25) within group (order by days))::int as "from",
      round(percentile_cont(0.75) within group (order by days))::int as "to"
    from (
      select extract(epoch from decided_at - submitted_at)::float8 / 86400 as days from applications
      where fund_id = ${fundId} and status in ('APPROVED', 'REJECTED') and submitted_at is not null
        and decided_at is not null
      order by decided_at desc limit ${MAX_DECISIONS}
    ) decided`;
  return row && row.n >= 3 ? { from: row.from, to: row.to } : null;
};

const asApplicantReads = (event: EventRecord, actorId: string): TimelineEvent => {
  const isMine = event.actorId === actorId;
  return {
    id: event.id,
    at: event.at,
    action: event.action,
    version: event.version,
    message: event.message,
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
