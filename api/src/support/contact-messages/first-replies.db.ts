import type { FirstReplies, ReplyTimes } from '@portal/contracts/support/contact-messages';
import { type Db, onlyRow } from '../../kernel/database/db.ts';

const DAYS = 30;

const times = (db: Db) => db`count(*)::int as answered,
  round(percentile_cont(0.5) within group (order by extract(epoch from wait)))::int as median_seconds`;

/** Examples that came with the portal were never written, so nobody waited for a reply to them. */
const byMail = (db: Db) =>
  onlyRow(db<ReplyTimes[]>`
    select ${times(db)} from (
      select first_reply_at - created_at as wait from contact_messages
      where created_at > now() - make_interval(days => ${DAYS}) and first_reply_at is not null
        and not is_example and not admins_only
    ) waits`);

const inChats = (db: Db) =>
  onlyRow(db<ReplyTimes[]>`
    select ${times(db)} from (
      select min(m.at) - c.started_at as wait from chat_conversations c
        join chat_messages m on m.conversation_id = c.id and m.source = 'AGENT'
      where c.started_at > now() - make_interval(days => ${DAYS})
      group by c.id
    ) waits`);

/** Of each application whose applicant asked something in these days: how long the first question waited. */
const besideApplications = (db: Db) =>
  onlyRow(db<ReplyTimes[]>`
    select ${times(db)} from (
      select i.first_reply_at - i.asked_at as wait from inbox_items i
      where i.kind = 'APPLICATION' and i.first_reply_at is not null and i.asked_at > now() - make_interval(days => ${DAYS})
        and not (select a.is_example from applications a where a.id = i.application_id)
    ) waits`);

/** How long people of the last 30 days waited for their first reply. */
export const findFirstReplies = async (db: Db): Promise<FirstReplies> => {
  const [messages, chats, applications] = await Promise.all([
    byMail(db),
    inChats(db),
    besideApplications(db),
  ]);
  return { days: DAYS, messages, chats, applications };
};
