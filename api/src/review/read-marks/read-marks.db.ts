import type { ReadMark, SetReadMark } from '@portal/contracts/review/reading';
import type { Db } from '../../kernel/database/db.ts';

export const listMarks = (db: Db, applicationId: string, userId: string): Promise<ReadMark[]> =>
  db<ReadMark[]>`
    select kind, key, version, read_at from read_marks
    where application_id = ${applicationId} and user_id = ${userId} order by kind, key`;

export const addMark = (
  db: Db,
  of: { applicationId: string; userId: string; version: number },
  { kind, key }: Pick<SetReadMark, 'kind' | 'key'>,
) =>
  db`insert into read_marks (application_id, user_id, kind, key, version)
    values (${of.applicationId}, ${of.userId}, ${kind}, ${key}, ${of.version})
    on conflict (application_id, user_id, kind, key) do update set version = excluded.version, read_at = now()`;

export const removeMark = (
  db: Db,
  of: { applicationId: string; userId: string },
  { kind, key }: Pick<SetReadMark, 'kind' | 'key'>,
) =>
  db`delete from read_marks where application_id = ${of.applicationId} and user_id = ${of.userId}
    and kind = ${kind} and key = ${key}`;
