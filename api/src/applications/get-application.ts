import type { ApplicationDetail } from '@portal/contracts/review/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { gateView } from '../review/gate-view.ts';
import { staffView } from '../review/staff-view.ts';
import { type Access, accessTo } from './access.ts';
import { ownerView } from './owner-view.ts';

/** Personal data of somebody else was read: the log says by whom. */
const noteReading = (db: Pool, caller: Caller, { application }: Access): Promise<void> =>
  transaction(db, (tx) =>
    recordAudit(tx, {
      by: caller,
      process: 'APPLICATION',
      action: 'VIEW_SENSITIVE',
      entityType: 'application',
      entityId: application.id,
      entityLabel: application.applicationNumber ?? application.id,
    }),
  );

/** As much of an application as the caller may read. @throws not_found. */
export const getApplication = async (db: Pool, caller: Caller, id: string): Promise<ApplicationDetail> => {
  const access = await accessTo(db, caller.actor, id);
  if (!access) throw problem('not_found');
  if (access.audience === 'OWNER') return ownerView(db, access.application);
  if (access.audience === 'GATE') return gateView(db, caller.actor, access);
  await noteReading(db, caller, access);
  return staffView(db, caller.actor, access);
};
