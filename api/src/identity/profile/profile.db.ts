import { BENEFICIARY, type Role } from '@portal/contracts';
import type { CurrentProfile } from '@portal/contracts/identity/profile';
import { changesOne, type Db } from '../../kernel/database/db.ts';

interface ProfileRow
  extends Omit<CurrentProfile, 'isChatAgent' | 'mfaMandatory' | 'mustChangePassword' | 'userInfo'> {
  role: Role;
  isChatAgent: boolean;
  mustChangePassword: boolean;
}

const asProfile = ({
  role,
  isChatAgent,
  mfaEnabled,
  mustChangePassword,
  ...row
}: ProfileRow): CurrentProfile => {
  const mfaMandatory = role !== BENEFICIARY;
  return {
    ...row,
    isChatAgent: isChatAgent ? 1 : 0,
    mfaEnabled: mfaEnabled || mfaMandatory,
    mfaMandatory,
    ...(mustChangePassword && { mustChangePassword }),
    userInfo: { authorities: [role] },
  };
};

export const findProfile = async (db: Db, id: string): Promise<CurrentProfile | undefined> => {
  const [row] = await db<ProfileRow[]>`
    select id, email, email_verified_at is not null as email_verified, first_name, last_name,
      coalesce(phone, '') as phone, coalesce(country_code, '') as country_code, coalesce(organisation, '') as organisation,
      language, is_chat_agent, mfa_enabled, notification_prefs, last_login_at, created_at, row_version, role,
      password_due_since is not null as must_change_password
    from users where id = ${id}`;
  return row && asProfile(row);
};

export type ProfileChange = Pick<
  CurrentProfile,
  'firstName' | 'lastName' | 'phone' | 'countryCode' | 'organisation' | 'language' | 'notificationPrefs'
>;

/**
 * Password, second factor, e-mail address and status change without a new version.
 * @returns whether the version was still the one that was edited.
 */
export const saveProfile = (db: Db, id: string, version: number, change: ProfileChange): Promise<boolean> =>
  changesOne(db`
    update users set ${db({ ...change, notificationPrefs: db.json(change.notificationPrefs) })},
      updated_at = now(), row_version = row_version + 1
    where id = ${id} and row_version = ${version}::numeric`);

export const saveSecondFactor = (db: Db, id: string, enabled: boolean) =>
  db`update users set mfa_enabled = ${enabled}, updated_at = now() where id = ${id}`;
