import type { Expertise } from '@portal/contracts/review/expertise';
import { type Db, firstRow, onlyValue, type Tx } from '../../kernel/database/db.ts';

export const findExpertise = (db: Db, userId: string): Promise<Expertise | undefined> =>
  firstRow(db<Expertise[]>`
    select sectors, languages, absent_until::text as absent_until from reviewer_expertise where user_id = ${userId}`);

export const setExpertise = (tx: Tx, userId: string, expertise: Expertise) =>
  tx`insert into reviewer_expertise ${tx({ userId, ...expertise })}
    on conflict (user_id) do update set ${tx(expertise)}, updated_at = now()`;

/** Whether a day is over for somebody in that time zone. */
export const isOver = (db: Db, day: string, timeZone: string): Promise<boolean> =>
  onlyValue(db<{ isOver: boolean }[]>`
    select ${day}::date < (now() at time zone ${timeZone})::date as is_over`);
