import { type Pool, transaction } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type Challenge, findChallenge, takeTry } from './challenge.db.ts';
import { insertTry, isFactorLocked, LOCK_SECONDS, serialiseTries } from './factor-tries.db.ts';

/** A try that has been counted and may now be looked at. */
export interface CountedTry {
  id: string;
  challenge: Challenge;
}

/**
 * Counts a try against its sign-in and its account before anything is compared, in a transaction of
 * its own: a request that fails later has been counted all the same, and a hundred at once get five.
 * @throws Problem mfa_expired (old, used, or out of tries), account_locked.
 */
export const countTry = async (db: Pool, token: string): Promise<CountedTry> => {
  const asked = await findChallenge(db, token);
  if (!asked) throw problem('mfa_expired');
  const counted = await transaction(db, async (tx) => {
    await serialiseTries(tx, asked.userId);
    if (await isFactorLocked(tx, asked.userId)) return 'locked';
    const challenge = await takeTry(tx, asked.id);
    return challenge && { id: await insertTry(tx, asked.userId), challenge };
  });
  if (counted === undefined) throw problem('mfa_expired');
  if (counted === 'locked') throw problem('account_locked', { retryAfter: LOCK_SECONDS });
  return counted;
};
