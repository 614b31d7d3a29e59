import type { Expertise } from '@portal/contracts/review/expertise';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { firstRow, onlyValue } from '../../kernel/database/first-row.ts';

export const findExpertise = (db: Db, userId: string): Promise<Expertise | undefined> =>
  firstRow(db<Expertise[]>`
    select sectors, languages, absent_until::text as absent_until from reviewer_expertise where user_id = ${userId}`);

export const setExpertise = (tx: Tx, userId: string, { sectors, languages, absentUntil }: Expertise) =>
  tx`insert into reviewer_expertise (user_id, sectors, languages, absent_until)
    values (${userId}, ${sectors}, ${languages}, ${absentUntil})
    on conflict (user_id) do update set sectors = excluded.sectors, languages = excluded.languages,
      absent_until = excluded.absent_until, updated_at = now()`;

/** Whether a day is over for somebody in that time zone. */
export const isOver = (db: Db, day: string, timeZone: string): Promise<boolean> =>
  onlyValue(db<{ isOver: boolean }[]>`
    select ${day}::date < (now() at time zone ${timeZone})::date as is_over`);
