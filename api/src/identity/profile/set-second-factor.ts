import type { CurrentProfile, SecondFactorInput } from '@portal/contracts/identity/profile';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { aboutUser } from '../account/account.db.ts';
import { removeAllFactors } from '../second-factor/factors.db.ts';
import { mailFactorChange } from '../second-factor/record-factor-change.ts';
import { requirePassword } from '../session/require-password.ts';
import { findProfile, saveSecondFactor } from './profile.db.ts';

/**
 * Switches the second step of signing in on or off, after the password was asked for again. Off takes
 * the app, passkeys and recovery codes with it: they would ask for a second step all the same.
 * @throws Problem INVALID_PASSWORD, mfa_mandatory for staff who would switch it off.
 */
export const setSecondFactor = async (
  deps: Deps,
  by: Caller,
  { enabled, currentPassword }: SecondFactorInput,
): Promise<CurrentProfile> => {
  const { id, email } = by.actor;
  await requirePassword(deps, id, currentPassword);
  return transaction(deps.db, async (tx) => {
    const before = await orNotFound(findProfile(tx, id));
    if (before.mfaMandatory && !enabled) throw problem('mfa_mandatory');
    await saveSecondFactor(tx, id, enabled);
    if (!enabled) await removeAllFactors(tx, id);
    if (before.mfaEnabled !== enabled) await mailFactorChange(tx, id, enabled ? 'CODE_ON' : 'CODE_OFF');
    const after = await orNotFound(findProfile(tx, id));
    await recordAudit(tx, by, 'TOGGLE', aboutUser({ id, email }), [
      { field: 'mfaEnabled', old: before.mfaEnabled, new: after.mfaEnabled },
    ]);
    return after;
  });
};
