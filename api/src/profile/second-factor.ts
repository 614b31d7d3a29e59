import type { CurrentProfile, SecondFactorInput } from '@portal/contracts/profile/calls';
import { recordAudit } from '../audit/record-audit.ts';
import { findAccount } from '../auth/account.db.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { findProfile, saveSecondFactor } from './profile.db.ts';

/**
 * Switches the mailed code on or off, after the password was asked for again.
 * @throws Problem INVALID_PASSWORD, mfa_mandatory for staff who would switch it off.
 */
export const setSecondFactor = async (
  { db, hasher }: Deps,
  by: Caller,
  { enabled, currentPassword }: SecondFactorInput,
): Promise<CurrentProfile> => {
  const account = await findAccount(db, by.actor.id);
  if (!account || !(await hasher.matches(account.passwordHash, currentPassword)))
    throw problem('INVALID_PASSWORD');
  return transaction(db, async (tx) => {
    const before = await findProfile(tx, account.id);
    if (!before) throw problem('not_found');
    if (before.mfaMandatory && !enabled) throw problem('mfa_mandatory');
    await saveSecondFactor(tx, account.id, enabled);
    const after = await findProfile(tx, account.id);
    if (!after) throw problem('not_found');
    await recordAudit(tx, {
      by,
      process: 'USER',
      action: 'TOGGLE',
      entityType: 'user',
      entityId: account.id,
      entityLabel: account.email,
      changes: [{ field: 'mfaEnabled', old: before.mfaEnabled, new: after.mfaEnabled }],
    });
    return after;
  });
};
