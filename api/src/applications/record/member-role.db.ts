import { BENEFICIARY, type Role } from '@portal/contracts';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import { type Db, finds, firstValue } from '../../kernel/database/db.ts';

/** What somebody may do as a colleague; nobody who works for the fund is one. */
export const memberRole = async (
  db: Db,
  applicationId: string,
  { id, role }: { id: string; role: Role },
): Promise<MemberRole | undefined> =>
  role === BENEFICIARY
    ? firstValue(db<{ role: MemberRole }[]>`
        select role from application_members
        where application_id = ${applicationId} and user_id = ${id} and removed_at is null`)
    : undefined;

export const hasMembers = (db: Db, applicationId: string): Promise<boolean> =>
  finds(db`select 1 from application_members
      where application_id = ${applicationId} and removed_at is null limit 1`);
