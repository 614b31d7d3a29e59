import type { ApplicationDetail } from '@portal/contracts/applications/staff-application.schemas';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { finds, type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound } from '../kernel/http/problem.ts';
import { ownerView } from './owner-view.ts';
import { declarationView, staffView } from './ports.ts';
import { type Access, accessTo } from './record/access.ts';
import { aboutApplication } from './record/application.db.ts';

/** Who read it within the hour is not logged again: pages refresh by themselves. */
const wasNotedLately = (db: Pool, userId: string, applicationId: string): Promise<boolean> =>
  finds(db`select 1 from audit_log
      where entity_type = 'application' and entity_id = ${applicationId} and action = 'VIEW_SENSITIVE'
        and actor_id = ${userId} and at > now() - interval '1 hour' limit 1`);

/** Logs who read personal data of somebody else. */
const recordReading = async (db: Pool, caller: Caller, { application }: Access): Promise<void> => {
  if (await wasNotedLately(db, caller.actor.id, application.id)) return;
  await transaction(db, (tx) => recordAudit(tx, caller, 'VIEW_SENSITIVE', aboutApplication(application)));
};

/** As much of an application as the caller may read. @throws not_found. */
export const getApplication = async (db: Pool, caller: Caller, id: string): Promise<ApplicationDetail> => {
  const access = await orNotFound(accessTo(db, caller.actor, id));
  if (access.role !== null) return ownerView(db, access.application, access.role);
  if (access.audience === 'RESTRICTED') return declarationView.call(db, caller.actor, access);
  await recordReading(db, caller, access);
  return staffView.call(db, caller.actor, access);
};
