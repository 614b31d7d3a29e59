import { type Pool, transaction, valuesOf } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { textOf } from '../locales/messages.ts';
import { type ConversationRecord, lockConversation, storeClosed, storeWaiting } from './conversations.db.ts';
import { convertToTicket } from './convert-to-ticket.ts';
import { insertSystemMessage } from './messages.db.ts';
import { purgeSockets } from './open-sockets.db.ts';
import { findAbandoned, findHopeless, isAnyoneAvailable } from './presence.db.ts';
import { purgeSocketTickets } from './socket-tickets.db.ts';

const findStale = (db: Pool, minutes: number): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
    select id from chat_conversations
    where status <> 'CLOSED' and last_message_at < now() - ${`${minutes} minutes`}::interval
    order by last_message_at limit 200`);

/** Each in a transaction of its own: one that fails does not hold up the others. */
const each = async (
  { db, log }: Deps,
  ids: readonly string[],
  work: (tx: Parameters<typeof lockConversation>[0], conversation: ConversationRecord) => Promise<void>,
): Promise<void> => {
  for (const id of ids) {
    await transaction(db, async (tx) => {
      const conversation = await lockConversation(tx, id);
      if (conversation && conversation.status !== 'CLOSED') await work(tx, conversation);
    }).catch((error: unknown) => log.error({ err: error, conversation: id }, 'chat maintenance failed'));
  }
};

/** What happens in conversations without anybody doing it. */
export const maintainChats = async (deps: Deps): Promise<void> => {
  const { db, config } = deps;
  await each(deps, await findAbandoned(db), async (tx, conversation) => {
    if (conversation.status !== 'ACTIVE') return;
    await storeWaiting(tx, conversation.id);
    await insertSystemMessage(tx, conversation, 'LEFT', textOf('chat.left'));
  });
  await each(deps, await findHopeless(db), async (tx, conversation) => {
    if (conversation.status === 'WAITING' && !(await isAnyoneAvailable(tx)))
      await convertToTicket(tx, 'system', conversation);
  });
  await each(deps, await findStale(db, config.chatIdleMinutes), async (tx, conversation) => {
    // What nobody has taken on is not lost, whoever was there.
    if (conversation.status === 'WAITING') return convertToTicket(tx, 'system', conversation);
    await insertSystemMessage(tx, conversation, 'STALE', textOf('chat.stale'));
    await storeClosed(tx, conversation.id);
  });
  await purgeSocketTickets(db);
  await purgeSockets(db);
  const kept = `${config.chatRetentionDays} days`;
  await db`delete from chat_conversations where user_id is null and closed_at < now() - ${kept}::interval`;
};

/** Hands back, closes and forgets conversations when their time has come. */
export const chatMaintenanceJob: Job = { name: 'chat-maintenance', cron: '* * * * *', run: maintainChats };
