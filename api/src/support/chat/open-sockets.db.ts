import type { Db } from '../../kernel/database/db.ts';
import { CHANNEL } from './notify-instances.ts';

const MAX_SOCKETS_OF_ONE = 3;
/** Renewed every 30 seconds. */
const LEASE = '75 seconds';

/** A socket as the other instances know it. */
interface OpenSocket {
  id: string;
  owner: string;
  /** ISO instant. */
  openedAt: string;
}

/** Ends the oldest sockets of an owner who has more than three, on whichever instance they are. */
const notifySurplus = (db: Db, owners: readonly string[]) =>
  db`
    with surplus as (
      delete from chat_sockets where id in (
        select id from (
          select id, row_number() over (partition by owner order by opened_at desc, id desc) as place
          from chat_sockets where owner = any(${[...owners]}) and lease_until > now()) ranked
        where place > ${MAX_SOCKETS_OF_ONE})
      returning id)
    select pg_notify(${CHANNEL}, 'socket:' || id) from surplus`;

/** Notes that sockets are open, for a lease's time; who has too many is refused. */
export const noteOpen = async (db: Db, sockets: readonly OpenSocket[]): Promise<void> => {
  const column = (key: keyof OpenSocket) => sockets.map((socket) => socket[key]);
  await db`
    insert into chat_sockets (id, owner, opened_at, lease_until)
    select *, now() + ${LEASE}::interval
    from unnest(${column('id')}::text[], ${column('owner')}::text[], ${column('openedAt')}::timestamptz[])
    on conflict (id) do update set lease_until = excluded.lease_until`;
  await notifySurplus(db, [...new Set(column('owner'))]);
};

export const noteClosed = (db: Db, id: string) => db`delete from chat_sockets where id = ${id}`;

const callsOf = (conversationId: string) => `calls:${conversationId}`;

/** Notes that a visitor goes on by plain calls: kept like a socket, the first to end where there are too many. */
export const noteCall = (db: Db, conversationId: string, owner: string) => db`
  insert into chat_sockets (id, owner, opened_at, lease_until)
  values (${callsOf(conversationId)}, ${owner}, '-infinity', now() + ${LEASE}::interval)
  on conflict (id) do update set lease_until = excluded.lease_until
    where chat_sockets.lease_until < now() + ${LEASE}::interval - interval '30 seconds'`;

/** Notes that a visitor goes on by a socket instead, whose end is noticed at once. */
export const noteNoCalls = (db: Db, conversationId: string) => noteClosed(db, callsOf(conversationId));

/** Forgets those whose lease ran out; a visitor of whom that was the last is gone. */
export const purgeSockets = (db: Db) => db`
  with ended as (delete from chat_sockets where lease_until < now() returning owner)
  update chat_conversations c set visitor_left_at = now()
  from ended e where e.owner in (c.id, c.user_id) and c.status <> 'CLOSED' and c.visitor_left_at is null
    and not exists (select 1 from chat_sockets s where s.owner = e.owner and s.lease_until > now())`;
