import { type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { hasStrongFactor } from './factors.db.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { countCodes, deleteCodes, replaceCodes } from './recovery-code.db.ts';
import { newRecoveryCode, RECOVERY_CODES, recoveryHash } from './recovery-code.ts';

const makeCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.flatMap((code) => recoveryHash(userId, code) ?? []);
  await replaceCodes(tx, userId, hashes);
  return codes;
};

/** The codes that come with a first strong factor; none when the account still has some. */
export const makeFirstCodes = async (tx: Tx, userId: string): Promise<string[]> =>
  (await countCodes(tx, userId)) > 0 ? [] : makeCodes(tx, userId);

/** Without an app or passkey nothing is left that could be lost. */
export const dropUselessCodes = async (tx: Tx, userId: string): Promise<void> => {
  if (!(await hasStrongFactor(tx, userId))) await deleteCodes(tx, userId);
};

/** Makes new codes; the earlier ones no longer hold. @throws Problem no_factor. */
export const renewCodes = ({ db }: Pick<Deps, 'db'>, by: Caller): Promise<string[]> =>
  transaction(db, async (tx) => {
    if (!(await hasStrongFactor(tx, by.actor.id))) throw problem('no_factor');
    await recordFactorChange(tx, by, 'RECOVERY_CODES_RENEWED');
    return makeCodes(tx, by.actor.id);
  });
