import type { Role } from '@portal/contracts';
import type { TimelineEvent } from '@portal/contracts/applications/conversation';
import type { Status } from '@portal/contracts/applications/enums';
import { type Db, firstValue, newId, type Tx } from '../../kernel/database/db.ts';

export type EventAction = TimelineEvent['action'];

/** An application before the change; its status is `null` when it has just been created. */
interface Before {
  id: string;
  status: Status | null;
  version: number;
}

interface Happened {
  /** Absent: the status stays. */
  to?: Status;
  /** What the applicant may read of it. */
  message?: string | null | undefined;
  /** Only for seeded examples, which lie in the past. */
  at?: string;
}

/** What an applicant sees happen; the rest is the fund's own business. */
const publicActions: ReadonlySet<EventAction> = new Set<EventAction>([
  'CREATE',
  'SUBMIT',
  'START_REVIEW',
  'RETURN',
  'RESUBMIT',
  'EXPIRE',
  'APPROVE',
  'REJECT',
  'HOLD',
  'RELEASE',
  'MARK_INELIGIBLE',
  'WITHDRAW',
  'REOPEN',
  'CONFIRM',
  'HAND_OVER',
  'REMIND',
]);

/** Notes what happened to an application. @param actor null: the portal itself. */
export const recordEvent = (
  tx: Tx,
  { id, status, version }: Before,
  action: EventAction,
  actor: { id: string; role: Role } | null,
  { to, message, at }: Happened = {},
) =>
  tx`insert into application_events (id, application_id, at, action, from_status, to_status, version, actor_id,
      actor_role, message, is_public)
    values (${newId('ev')}, ${id}, coalesce(${at ?? null}::timestamptz, now()), ${action},
      ${status}, ${to ?? status}, ${version}, ${actor?.id ?? null}, ${actor?.role ?? null},
      ${message ?? null}, ${publicActions.has(action)})`;

export interface EventRecord extends TimelineEvent {
  actorId: string | null;
  actorRole: Role | null;
}

/** Oldest first. */
export const listEvents = (db: Db, applicationId: string, { publicOnly }: { publicOnly: boolean }) =>
  db<EventRecord[]>`
    select e.id, e.at, e.action, e.from_status, e.to_status, e.version, e.message, e.actor_id, e.actor_role,
      u.first_name || ' ' || u.last_name as actor_name
    from application_events e left join users u on u.id = e.actor_id
    where e.application_id = ${applicationId} ${publicOnly ? db`and e.is_public` : db``}
    order by e.seq`;

/** When an application was last put on hold. */
export const lastHeldAt = (db: Db, applicationId: string): Promise<string | undefined> =>
  firstValue(db<{ at: string }[]>`
    select at from application_events where application_id = ${applicationId} and action = 'HOLD'
    order by seq desc limit 1`);
