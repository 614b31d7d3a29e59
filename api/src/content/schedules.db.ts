import type { Language } from '@portal/contracts';
import type { ContentSchedule } from '@portal/contracts/content/desk';
import { isSectionKey, type SectionKey } from '@portal/contracts/content/keys';
import type { Db, Tx } from '../kernel/database/db.ts';

const columns = (db: Db) => db`
  s.id, s.key, s.lang, s.publish_at, s.state, s.created_at, s.reason,
  coalesce((select d.row_version <> s.draft_row_version from content_drafts d
    where d.key = s.key and d.lang = s.lang), false) as is_behind_draft,
  (select u.first_name || ' ' || u.last_name from users u where u.id = s.created_by) as created_by`;

/** What waits, the next first, and behind it what failed in the last 30 days. */
export const findSchedules = (db: Db): Promise<ContentSchedule[]> => db<ContentSchedule[]>`
  select ${columns(db)} from content_schedules s
  where key not like '%/%' and (state = 'WAITING' or (state = 'FAILED' and settled_at > now() - interval '30 days'))
  order by state = 'WAITING' desc, publish_at, id limit 200`;

export const findSchedule = async (db: Db, id: string): Promise<ContentSchedule | undefined> => {
  const [row] = await db<
    ContentSchedule[]
  >`select ${columns(db)} from content_schedules s where id = ${id} and key not like '%/%'`;
  return row;
};

/** A section in one language, or an entry of a list in one or in all of them. */
interface Planned {
  key: SectionKey | string;
  lang: Language | 'all';
}

export interface NewSchedule extends Planned {
  id: string;
  data: object;
  translationOf: number | null;
  draftRowVersion: number;
  publishAt: string;
  createdBy: string;
}

export const insertSchedule = (tx: Tx, schedule: NewSchedule) => tx`
  insert into content_schedules ${tx({ ...schedule, data: tx.json(schedule.data as never) })}`; // plain JSON from the draft

/** Calls off the plan of one text, if it has one. */
export const cancelWaiting = (tx: Tx, key: Planned['key'], lang: Planned['lang'], settledBy: string) => tx`
  update content_schedules set state = 'CANCELLED', settled_by = ${settledBy}, settled_at = now()
  where key = ${key} and lang = ${lang} and state = 'WAITING'`;

/** Calls off one plan. @returns whether it still waited. */
export const cancelOne = async (tx: Tx, id: string, settledBy: string): Promise<boolean> => {
  const { count } = await tx`
    update content_schedules set state = 'CANCELLED', settled_by = ${settledBy}, settled_at = now()
    where id = ${id} and state = 'WAITING'`;
  return count > 0;
};

/** Whose moment has come. */
export interface DuePlace extends Planned {
  id: string;
}

/** One language of a section. */
export type DueText = NewSchedule & { key: SectionKey; lang: Language };

/** Told from an entry of a list by its key. */
export const isText = <P extends Planned>(planned: P): planned is P & { key: SectionKey; lang: Language } =>
  isSectionKey(planned.key);

/** The plan whose moment came first, not locked: a writer locks the text before its plan. */
export const nextDue = async (db: Db): Promise<DuePlace | undefined> => {
  const [row] = await db<DuePlace[]>`
    select id, key, lang from content_schedules
    where state = 'WAITING' and publish_at <= now() order by publish_at, id limit 1`;
  return row;
};

/** That plan, locked; nothing where it was called off or published meanwhile. The text must be locked. */
export const takeDue = async (tx: Tx, id: string): Promise<NewSchedule | undefined> => {
  const [row] = await tx<NewSchedule[]>`
    select id, key, lang, data, translation_of, draft_row_version, publish_at, created_by from content_schedules
    where id = ${id} and state = 'WAITING' for update`;
  return row;
};

/** `reason`: the error code that kept it from going public. */
export const settleDue = (tx: Tx, id: string, reason: string | null) => tx`
  update content_schedules set state = ${reason === null ? 'PUBLISHED' : 'FAILED'}, reason = ${reason}, settled_at = now()
  where id = ${id}`;
