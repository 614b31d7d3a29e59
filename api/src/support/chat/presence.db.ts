import type { ChatAgent } from '@portal/contracts/support/chat.schemas';
import type { Presence } from '@portal/contracts/support/enums';
import { type Db, finds, onlyValue, valuesOf } from '../../kernel/database/db.ts';

/** A socket renews it every 30 seconds, an agent console that asks by calls more often; who lets it run out is gone. */
const LEASE = '75 seconds';

const present = (db: Db) => db`p.lease_until > now() and u.is_chat_agent and u.status = 'ACTIVE'`;

/** Whether somebody would see a new conversation. */
export const isAnyoneAvailable = (db: Db): Promise<boolean> =>
  finds(db`
    select 1 from chat_presence p join users u on u.id = p.user_id
    where p.state = 'AVAILABLE' and ${present(db)} limit 1`);

/** Everybody else who is available now. */
export const findOtherAgents = (db: Db, userId: string): Promise<ChatAgent[]> => db<ChatAgent[]>`
  select u.id, u.first_name || ' ' || u.last_name as name from chat_presence p join users u on u.id = p.user_id
  where p.user_id <> ${userId} and p.state = 'AVAILABLE' and ${present(db)}
  order by u.first_name, u.last_name, u.id`;

export const storePresence = (db: Db, userId: string, state: Presence) => db`
  insert into chat_presence (user_id, state, lease_until) values (${userId}, ${state}, now() + ${LEASE}::interval)
  on conflict (user_id) do update set state = excluded.state, lease_until = excluded.lease_until`;

/** Renews the lease; whoever comes back after it ran out, or comes for the first time, is away until they say so. */
export const renewPresence = (db: Db, userId: string): Promise<Presence> =>
  onlyValue(db<{ state: Presence }[]>`
    insert into chat_presence as p (user_id, state, lease_until) values (${userId}, 'AWAY', now() + ${LEASE}::interval)
    on conflict (user_id) do update set lease_until = excluded.lease_until,
      state = case when p.lease_until > now() then p.state else 'AWAY' end
    returning state`);

/** The same for many at once; who has no row is left alone. */
export const renewLeases = (db: Db, userIds: readonly string[]) => db`
  update chat_presence set lease_until = now() + ${LEASE}::interval
  where user_id = any(${[...userIds]}) and lease_until > now()`;

/** Conversations whose agent may not answer any more, or is gone, however much the visitor writes. */
export const findAbandoned = (db: Db): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
    select c.id from chat_conversations c join users u on u.id = c.agent_id
      left join chat_presence p on p.user_id = c.agent_id
    where c.status = 'ACTIVE' and (not u.is_chat_agent or u.status <> 'ACTIVE'
      or (coalesce(p.lease_until, '-infinity') < now()
        and not exists (select 1 from chat_messages m where m.conversation_id = c.id and m.source <> 'VISITOR'
          and m.at > now() - ${LEASE}::interval)))
    order by c.id limit 200`);

/** Conversations that wait although nobody is there to take them. */
export const findHopeless = async (db: Db): Promise<string[]> => {
  if (await isAnyoneAvailable(db)) return [];
  return valuesOf(db<{ id: string }[]>`
    select id from chat_conversations where status = 'WAITING' and last_message_at < now() - interval '30 seconds'
    order by started_at limit 200`);
};
