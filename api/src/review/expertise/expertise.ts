import type { Expertise } from '@portal/contracts/review/expertise';
import { about, changesBetween, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import { findExpertise, isOver, setExpertise } from './expertise.db.ts';

const none: Expertise = { sectors: [], languages: [], absentUntil: null };

/** What a reviewer has declared; empty before that, and without an absence once it is over. */
export const expertiseOf = async (db: Db, { actor, meta }: Caller): Promise<Expertise> => {
  const found = (await findExpertise(db, actor.id)) ?? none;
  const { absentUntil } = found;
  const isBack = absentUntil !== null && (await isOver(db, absentUntil, meta.timeZone));
  return isBack ? { ...found, absentUntil: null } : found;
};

/** @throws invalid_request for an absence that is over. */
export const saveExpertise = (db: Pool, caller: Caller, declared: Expertise): Promise<Expertise> =>
  transaction(db, async (tx) => {
    const { actor, meta } = caller;
    if (declared.absentUntil !== null && (await isOver(tx, declared.absentUntil, meta.timeZone)))
      throw invalidField('absentUntil', 'past_date');
    const before = (await findExpertise(tx, actor.id)) ?? none;
    await setExpertise(tx, actor.id, declared);
    const changes = changesBetween(before, declared, ['sectors', 'languages', 'absentUntil']);
    const what = about('USER', 'user', actor.id, `${actor.firstName} ${actor.lastName}`);
    await recordAudit(tx, caller, 'UPDATE', what, changes);
    return declared;
  });
