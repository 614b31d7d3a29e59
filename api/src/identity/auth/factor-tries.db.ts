import { type Db, newId, onlyValue, type Tx } from '../../kernel/database/db.ts';

/** Wrong codes of an account, over all of its sign-ins: ten an hour or thirty a day close it for a while. */
const MAX_AN_HOUR = 10;
const MAX_A_DAY = 30;
export const LOCK_SECONDS = 900;

/** Whether wrong codes have closed the account. Wrong passwords never do. */
export const isFactorLocked = (db: Db, userId: string): Promise<boolean> =>
  onlyValue(db<{ isLocked: boolean }[]>`
    select coalesce(max(at) > now() - ${`${LOCK_SECONDS} seconds`}::interval
        and (count(*) filter (where at > now() - interval '1 hour') >= ${MAX_AN_HOUR}
          or count(*) >= ${MAX_A_DAY}), false) as is_locked
    from factor_tries where user_id = ${userId} and at > now() - interval '1 day'`);

/** Lets one try of an account be counted at a time, so that a hundred at once cannot all be the tenth. */
export const serialiseTries = (tx: Tx, userId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`factor:${userId}`}, 0))`;

/** @returns the id by which a right try is taken back. */
export const insertTry = async (tx: Tx, userId: string): Promise<string> => {
  const id = newId('try');
  await tx`insert into factor_tries (id, user_id) values (${id}, ${userId})`;
  return id;
};

/** The try was right, so it was no guess. */
export const takeBackTry = (db: Db, id: string) => db`delete from factor_tries where id = ${id}`;
