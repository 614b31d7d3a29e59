import { sectionsOf } from '@portal/contracts/applications/sections';
import type { ReadMark, SetReadMark } from '@portal/contracts/review/reading';
import { type Access, latestVersion } from '../../applications/index.ts';
import { type Db, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import { readerAccess } from '../record/reader-access.ts';
import { addMark, listMarks, removeMark } from './read-marks.db.ts';

/** @throws as `readerAccess`. */
export const readMarksOf = async (db: Db, caller: Caller, id: string): Promise<ReadMark[]> => {
  await readerAccess(db, caller, id);
  return listMarks(db, id, caller.actor.id);
};

const keysOf = async (
  tx: Tx,
  { application }: Access,
  kind: SetReadMark['kind'],
): Promise<readonly string[]> => {
  if (kind === 'SECTION') return sectionsOf(application.fundType, { isOnBehalf: true });
  return (await latestVersion(tx, application.id))?.documents.map(({ fileKey }) => fileKey) ?? [];
};

/** @throws as `readerAccess`, invalid_request for what the present version does not have. */
export const setReadMark = (db: Pool, caller: Caller, id: string, mark: SetReadMark): Promise<ReadMark[]> =>
  transaction(db, async (tx) => {
    const access = await readerAccess(tx, caller, id);
    const of = { applicationId: id, userId: caller.actor.id, version: access.application.version };
    if (!(await keysOf(tx, access, mark.kind)).includes(mark.key)) throw invalidField('key', 'not_allowed');
    await (mark.isRead ? addMark(tx, of, mark) : removeMark(tx, of, mark));
    return listMarks(tx, id, caller.actor.id);
  });
