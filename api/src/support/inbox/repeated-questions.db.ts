import type { RepeatedQuestion } from '@portal/contracts/support/inbox';
import type { Db } from '../../kernel/database/db.ts';

/** Each is compared with each: so many of the last days, and no more. */
const MAX_ROWS = 200;
const DAYS = 90;
/** From how alike on, of 0 to 1, two are one question. */
const ALIKE = 0.4;

export interface AskedQuestion
  extends Pick<RepeatedQuestion, 'ticketNumber' | 'subject' | 'language' | 'isAnswered'> {
  id: string;
  email: string;
  createdAt: string;
  /** The later ones that say much the same, in the same language. */
  alike: string[];
}

/** The last messages of visitors, newest first, each with those that are like it. */
export const findAskedQuestions = (db: Db): Promise<AskedQuestion[]> => db<AskedQuestion[]>`
  with asked as materialized (
    select id, ticket_number, subject, language, lower(email) as email, created_at, first_reply_at is not null as is_answered,
      lower(subject || ' ' || left(message, 200)) as words
    from contact_messages where created_at > now() - make_interval(days => ${DAYS}) and status <> 'SPAM' and not admins_only
    order by created_at desc, id desc limit ${MAX_ROWS})
  select a.id, a.ticket_number, a.subject, a.language, a.email, a.created_at, a.is_answered,
    array(select b.id from asked b where b.language = a.language and (b.created_at, b.id) > (a.created_at, a.id)
      and similarity(a.words, b.words) >= ${ALIKE}) as alike
  from asked a order by a.created_at desc, a.id desc`;
