import type { FactorMethod } from '@portal/contracts/access/roles';
import type { Db } from '../../kernel/database/db.ts';

interface Factors {
  hasPasskey: boolean;
  hasTotp: boolean;
  hasRecoveryCode: boolean;
}

/** What may finish a sign-in of the account, the strongest first. The mailed code always may. */
export const factorMethodsOf = async (db: Db, userId: string): Promise<FactorMethod[]> => {
  const [has] = await db<Factors[]>`
    select exists (select from passkeys where user_id = ${userId}) as has_passkey,
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as has_totp,
      exists (select from recovery_codes where user_id = ${userId} and used_at is null) as has_recovery_code`;
  return [
    ...(has?.hasPasskey ? (['PASSKEY'] as const) : []),
    ...(has?.hasTotp ? (['TOTP'] as const) : []),
    'EMAIL',
    ...(has?.hasRecoveryCode ? (['RECOVERY_CODE'] as const) : []),
  ];
};

/** From now on signing in asks for a second factor, whatever the role. */
export const requireFactor = async (db: Db, userId: string): Promise<void> => {
  await db`update users set mfa_enabled = true, updated_at = now() where id = ${userId} and not mfa_enabled`;
};

export const findTotpSince = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db<{ confirmedAt: string | null }[]>`
    select confirmed_at from authenticators where user_id = ${userId} and confirmed_at is not null`;
  return row?.confirmedAt ?? null;
};

/** Whether the account has a factor that does not travel by mail. */
export const hasStrongFactor = async (db: Db, userId: string): Promise<boolean> => {
  const [row] = await db<{ has: boolean }[]>`
    select exists (select from authenticators where user_id = ${userId} and confirmed_at is not null)
      or exists (select from passkeys where user_id = ${userId}) as has`;
  return row?.has ?? false;
};
