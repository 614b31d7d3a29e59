import type { EntrySchedule } from '@portal/contracts/directory-entries/schemas';
import type { Db } from '../database/db.ts';
import { allLanguages } from './entry-drafts.db.ts';

/** A plan with the words that it will publish. */
export type EntryPlanned = Omit<EntrySchedule, 'isBehindDraft'> & { data: object };

const columns = (db: Db) => db`
  s.id, split_part(s.key, '/', 1) as list, split_part(s.key, '/', 2) as entry_id, s.data, s.publish_at, s.state,
  s.created_at, s.reason,
  (select u.first_name || ' ' || u.last_name from users u where u.id = s.created_by) as created_by`;

export const findEntrySchedule = async (db: Db, id: string): Promise<EntryPlanned | undefined> => {
  const [row] = await db<EntryPlanned[]>`
    select ${columns(db)} from content_schedules s where s.id = ${id} and s.lang = ${allLanguages}`;
  return row;
};

/** What waits, the next first, and behind it what failed in the last 30 days. */
export const findEntrySchedules = (db: Db): Promise<EntryPlanned[]> => db<EntryPlanned[]>`
  select ${columns(db)} from content_schedules s
  where s.lang = ${allLanguages}
    and (state = 'WAITING' or (state = 'FAILED' and settled_at > now() - interval '30 days'))
  order by state = 'WAITING' desc, publish_at, id limit 200`;
