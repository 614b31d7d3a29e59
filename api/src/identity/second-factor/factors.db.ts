import type { FactorMethod } from '@portal/contracts/access/roles';
import { type Db, firstValue, onlyRow, onlyValue, type Tx } from '../../kernel/database/db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';

interface Factors {
  hasPasskey: boolean;
  hasTotp: boolean;
  hasRecoveryCode: boolean;
}

/** What may finish a sign-in of the account, the strongest first. The mailed code always may. */
export const factorMethodsOf = async (db: Db, userId: string): Promise<FactorMethod[]> => {
  const has = await onlyRow(db<Factors[]>`
    select exists (select from passkeys where user_id = ${userId}) as has_passkey,
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as has_totp,
      exists (select from recovery_codes where user_id = ${userId} and used_at is null) as has_recovery_code`);
  return [
    ...(has.hasPasskey ? (['PASSKEY'] as const) : []),
    ...(has.hasTotp ? (['TOTP'] as const) : []),
    'EMAIL',
    ...(has.hasRecoveryCode ? (['RECOVERY_CODE'] as const) : []),
  ];
};

/** From now on signing in asks for a second factor, whatever the role. */
export const requireFactor = (db: Db, userId: string) =>
  db`update users set mfa_enabled = true, updated_at = now() where id = ${userId} and not mfa_enabled`;

export const findTotpSince = async (db: Db, userId: string): Promise<string | null> =>
  (await firstValue(db<{ confirmedAt: string }[]>`
    select confirmed_at from authenticators where user_id = ${userId} and confirmed_at is not null`)) ?? null;

/** Whether the account has a factor that does not travel by mail. */
export const hasStrongFactor = (db: Db, userId: string): Promise<boolean> =>
  onlyValue(db<{ has: boolean }[]>`
    select exists (select from authenticators where user_id = ${userId} and confirmed_at is not null)
      or exists (select from passkeys where user_id = ${userId}) as has`);

/** Takes away the factors that an account got at an instant (ISO) or later. @returns how many of each kind. */
export const removeFactorsSince = async (tx: Tx, userId: string, since: string) => {
  const authenticators = await tx`delete from authenticators
    where user_id = ${userId} and coalesce(confirmed_at, created_at) >= ${since}`;
  const passkeys = await tx`delete from passkeys where user_id = ${userId} and created_at >= ${since}`;
  const codes = await tx`delete from recovery_codes where user_id = ${userId} and created_at >= ${since}`;
  return { authenticators: authenticators.count, passkeys: passkeys.count, recoveryCodes: codes.count };
};

/** Takes away everything that would ask for a second step. */
export const removeAllFactors = async (tx: Tx, userId: string): Promise<void> => {
  await removeFactorsSince(tx, userId, '-infinity');
  await forgetTrustedDevices(tx, userId);
};
