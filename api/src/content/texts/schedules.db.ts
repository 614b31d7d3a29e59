import type { ContentSchedule } from '@portal/contracts/content/editing';
import { changesOne, type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import { allLanguages, type ContentFields, type RowLanguage } from './text-kind.ts';

/** What is scheduled: a section in one language, an entry of a list in one or in all of them. */
export interface Scheduled {
  id: string;
  key: string;
  lang: RowLanguage;
}

/** With the fields that it will publish, and the version whose English they were translated from. */
interface Schedule extends Scheduled {
  data: ContentFields;
  translationOf: number | null;
  publishAt: string;
  createdBy: string;
}

type Facts = Pick<ContentSchedule, 'state' | 'createdBy' | 'createdAt' | 'reason'>;
export type StoredSchedule = Scheduled & Pick<Schedule, 'data' | 'publishAt'> & Facts;

const columns = (db: Db) => db`
  s.id, s.key, s.lang, s.data, s.publish_at, s.state, s.created_at, s.reason,
  (select u.first_name || ' ' || u.last_name from users u where u.id = s.created_by) as created_by`;

/** Waiting schedules, the next first, then those that failed in the last 30 days. */
export const findSchedules = (db: Db): Promise<StoredSchedule[]> => db<StoredSchedule[]>`
  select ${columns(db)} from content_schedules s
  where state = 'WAITING' or (state = 'FAILED' and settled_at > now() - interval '30 days')
  order by state = 'WAITING' desc, publish_at, id limit 400`;

export const findSchedule = (db: Db, id: string): Promise<StoredSchedule | undefined> =>
  firstRow(db<StoredSchedule[]>`select ${columns(db)} from content_schedules s where id = ${id}`);

/** When entries of a list go public by themselves, by `id/lang`. */
export const findScheduledMoments = async (db: Db, list: string): Promise<Map<string, string>> => {
  const rows = await db<{ place: string; publishAt: string }[]>`
    select split_part(key, '/', 2) || '/' || lang as place, publish_at from content_schedules
    where state = 'WAITING' and key like ${`${list}/%`}`;
  return new Map(rows.map(({ place, publishAt }) => [place, publishAt]));
};

export const insertSchedule = (tx: Tx, schedule: Schedule) => tx`
  insert into content_schedules ${tx({ ...schedule, data: tx.json(schedule.data) })}`;

/** One more run of a repeating job, at the moment of a schedule. */
export const runJobAt = (tx: Tx, job: string, publishAt: string) => tx`
  select graphile_worker.add_job(${job}, run_at => ${publishAt}::timestamptz, queue_name => ${job})`;

/** Calls off the waiting and failed schedules of a text: all of them, or those that one language is part of. */
export const cancelWaiting = (tx: Tx, key: string, lang: RowLanguage, settledBy: string) => tx`
  update content_schedules set state = 'CANCELLED', reason = null, settled_by = ${settledBy}, settled_at = now()
  where key = ${key} and state in ('WAITING', 'FAILED')
    and (${lang} = ${allLanguages} or lang = ${lang} or lang = ${allLanguages})`;

/** Calls off one schedule. @returns whether it still waited. */
export const cancelOne = (tx: Tx, id: string, settledBy: string): Promise<boolean> =>
  changesOne(tx`
    update content_schedules set state = 'CANCELLED', settled_by = ${settledBy}, settled_at = now()
    where id = ${id} and state = 'WAITING'`);

/** Schedules whose moment has come, the oldest first; not locked: a writer locks the text before its schedule. */
export const findDue = (db: Db): Promise<Scheduled[]> => db<Scheduled[]>`
  select id, key, lang from content_schedules
  where state = 'WAITING' and publish_at <= now() order by publish_at, id limit 1000`;

/** A due schedule, locked; nothing where it was called off or published meanwhile. The text must be locked. */
export const takeDue = (tx: Tx, id: string) =>
  firstRow(tx<(Schedule & { isAuthorActive: boolean })[]>`
    select s.id, key, lang, data, translation_of, publish_at, created_by, u.status = 'ACTIVE' as is_author_active
    from content_schedules s join users u on u.id = s.created_by
    where s.id = ${id} and state = 'WAITING' for update of s`);

/** @param reason the error code that kept it from going public; null where it is public. */
export const closeDue = (tx: Tx, id: string, reason: string | null) => tx`
  update content_schedules set state = ${reason === null ? 'PUBLISHED' : 'FAILED'}, reason = ${reason}, settled_at = now()
  where id = ${id}`;
