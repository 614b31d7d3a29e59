import type { Language } from '@portal/contracts';
import type { EntrySchedule } from '@portal/contracts/content/directory-entries';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { allLanguages } from './entry-drafts.db.ts';

/** A plan with the words that it will publish, and in which languages. */
export type EntryPlanned = Omit<EntrySchedule, 'isBehindDraft' | 'lang'> & {
  data: object;
  lang: Language | typeof allLanguages;
};

const columns = (db: Db) => db`
  s.id, split_part(s.key, '/', 1) as list, split_part(s.key, '/', 2) as entry_id, s.lang, s.data, s.publish_at, s.state,
  s.created_at, s.reason,
  (select u.first_name || ' ' || u.last_name from users u where u.id = s.created_by) as created_by`;

export const findEntrySchedule = async (db: Db, id: string): Promise<EntryPlanned | undefined> => {
  const [row] = await db<EntryPlanned[]>`
    select ${columns(db)} from content_schedules s where s.id = ${id} and s.key like '%/%'`;
  return row;
};

/** What waits, the next first, and behind it what failed in the last 30 days. */
export const findEntrySchedules = (db: Db): Promise<EntryPlanned[]> => db<EntryPlanned[]>`
  select ${columns(db)} from content_schedules s
  where s.key like '%/%'
    and (state = 'WAITING' or (state = 'FAILED' and settled_at > now() - interval '30 days'))
  order by state = 'WAITING' desc, publish_at, id limit 200`;

/** When entries of a list go public by themselves, by `id/lang`. */
export const findPlannedMoments = async (db: Db, list: string): Promise<Map<string, string>> => {
  const rows = await db<{ place: string; publishAt: string }[]>`
    select split_part(key, '/', 2) || '/' || lang as place, publish_at from content_schedules
    where state = 'WAITING' and key like ${`${list}/%`}`;
  return new Map(rows.map(({ place, publishAt }) => [place, publishAt]));
};

/**
 * Calls off what waits for an entry: everything, or what one language is part of.
 */
export const cancelEntryPlans = (
  tx: Tx,
  key: string,
  lang: Language | typeof allLanguages,
  settledBy: string,
) => tx`
  update content_schedules set state = 'CANCELLED', settled_by = ${settledBy}, settled_at = now()
  where key = ${key} and state = 'WAITING'
    and (${lang} = ${allLanguages} or lang = ${lang} or lang = ${allLanguages})`;
