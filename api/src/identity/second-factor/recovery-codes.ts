import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../kernel/crypto/tokens.ts';
import { idBody, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { hasStrongFactor } from './factors.db.ts';
import { mailFactorChange, recordFactorChange } from './record-factor-change.ts';
import { countCodes, deleteCodes, replaceCodes, takeCode } from './recovery-codes.db.ts';

const RECOVERY_CODES = 8;

/** 80 random bits as 16 letters and digits of ids, none of which is read as another, in four groups. */
const newRecoveryCode = (): string =>
  idBody(randomBytes(16))
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$&-');

/** The recovery code that was typed, with letters and digits that look alike made one; undefined when it cannot be one. */
const readAs = (typed: string): string | undefined => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(text) ? text : undefined;
};

/**
 * What is stored of a recovery code. 80 random bits cannot be guessed from a bare hash, and without a key
 * the codes outlive every change of keys.
 */
const recoveryHash = (userId: string, typed: string): Buffer | undefined => {
  const code = readAs(typed);
  return code === undefined ? undefined : tokenHash(`recovery\0${userId}\0${code}`);
};

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

/** Whether it is one of the account's unused recovery codes, which it then no longer is. */
export const useRecoveryCode = async (tx: Tx, userId: string, typed: string): Promise<boolean> => {
  const hash = recoveryHash(userId, typed);
  if (hash === undefined || !(await takeCode(tx, userId, hash))) return false;
  await mailFactorChange(tx, userId, 'RECOVERY_CODE_USED');
  return true;
};
