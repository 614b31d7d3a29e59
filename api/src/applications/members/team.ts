import { publicStatus } from '@portal/contracts/applications/enums';
import type { ApplicantRole } from '@portal/contracts/applications/member-roles';
import type { Team } from '@portal/contracts/applications/members';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { accessTo } from '../record/access.ts';
import { type ApplicationRecord, aboutApplication } from '../record/application.db.ts';
import { listMembers, ownerOf } from './members.db.ts';

export const teamView = async (
  db: Db,
  caller: Caller,
  { id, fundId, projectTitle, status, role }: ApplicationRecord & { role: ApplicantRole },
): Promise<Team> => ({
  application: { fundId, projectTitle, status: publicStatus(status) },
  owner: await ownerOf(db, id),
  role,
  members: (await listMembers(db, id)).map(({ userId, ...member }) => ({
    ...member,
    isMe: userId === caller.actor.id,
  })),
});

/** @throws not_found for whoever is not on the applicant's side. */
export const teamOf = async (db: Db, caller: Caller, id: string): Promise<Team> => {
  const access = await accessTo(db, caller.actor, id);
  if (!access || access.role === null) throw problem('not_found');
  return teamView(db, caller, { ...access.application, role: access.role });
};

/** Logs a change of who works on an application. */
export const auditMemberChange = (
  tx: Tx,
  by: Caller,
  application: ApplicationRecord,
  change: { email: string; old: string | null; new: string | null },
): Promise<void> =>
  recordAudit(tx, by, 'UPDATE', aboutApplication(application), [
    { field: `members.${change.email}`, old: change.old, new: change.new },
  ]);
