import type { NewAuthenticator } from '@portal/contracts/identity/second-factor';
import { decryptSecret, encryptSecret } from '../../kernel/crypto/encrypt-secret.ts';
import { plainCode } from '../../kernel/crypto/tokens.ts';
import { type Db, type Pool, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { requirePassword } from '../session/require-password.ts';
import { confirmPending, deleteAuthenticator, findPending, insertPending } from './authenticator.db.ts';
import { requireFactor } from './factors.db.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { dropUselessCodes, makeFirstCodes } from './recovery-codes.ts';
import { newSeed, seedText, seedUri, stepOf } from './totp.ts';

/** Makes a seed that counts once confirmed. @throws Problem factor_already_on. */
export const startAuthenticator = async (db: Db, { actor }: Caller): Promise<NewAuthenticator> => {
  const seed = newSeed();
  if (!(await insertPending(db, actor.id, encryptSecret(db.portal.keys, actor.id, seed))))
    throw problem('factor_already_on');
  return { secret: seedText(seed), uri: seedUri(seed, actor.email) };
};

/**
 * Switches the app on once it shows the right code.
 * @returns the first recovery codes; none when the account has some.
 * @throws Problem mfa_invalid, enrolment_expired.
 */
export const confirmAuthenticator = (db: Pool, by: Caller, code: string): Promise<string[]> =>
  transaction(db, async (tx) => {
    const { id } = by.actor;
    const pending = await findPending(tx, id);
    if (!pending) throw problem('enrolment_expired');
    const step = stepOf(decryptSecret(tx.portal.keys, id, pending), plainCode(code), pending.now);
    if (step === undefined) throw problem('mfa_invalid');
    if (!(await confirmPending(tx, id, step))) throw problem('enrolment_expired');
    await requireFactor(tx, id);
    await recordFactorChange(tx, by, 'TOTP_ADDED');
    return makeFirstCodes(tx, id);
  });

/** Switches the app off, after the password was asked for again. @throws Problem INVALID_PASSWORD. */
export const removeAuthenticator = async (deps: Deps, by: Caller, password: string): Promise<void> => {
  await requirePassword(deps, by.actor.id, password);
  await transaction(deps.db, async (tx) => {
    if (!(await deleteAuthenticator(tx, by.actor.id))) return;
    await dropUselessCodes(tx, by.actor.id);
    await recordFactorChange(tx, by, 'TOTP_REMOVED');
  });
};
