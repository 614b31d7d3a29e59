import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job.ts';
import { lockApplication, moveTo, transactionTime } from './application.db.ts';
import { recordEvent } from './events.db.ts';

/** Days of grace after the date that a return gave. */
const GRACE_DAYS = 14;

const expireOne = (deps: Deps, id: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.status !== 'RETURNED') return;
    await moveTo(tx, application, 'EXPIRED', {
      decidedAt: await transactionTime(tx),
      returnRequest: null,
      dueAt: null,
    });
    await recordEvent(tx, {
      applicationId: id,
      action: 'EXPIRE',
      from: 'RETURNED',
      to: 'EXPIRED',
      version: application.version,
      actor: null,
    });
    await recordAudit(tx, {
      by: 'system',
      process: 'APPLICATION',
      action: 'UPDATE',
      entityType: 'application',
      entityId: id,
      entityLabel: application.applicationNumber ?? id,
      changes: [{ field: 'status', old: 'RETURNED', new: 'EXPIRED' }],
    });
  });

/** Closes what was returned and not answered in time. */
export const expireJob: Job = {
  name: 'expire-returned-applications',
  everySeconds: 3600,
  run: async (deps) => {
    const overdue = await deps.db<{ id: string }[]>`
      select id from applications where status = 'RETURNED' and due_at < now() - make_interval(days => ${GRACE_DAYS})
      order by due_at limit 500`;
    for (const { id } of overdue) await expireOne(deps, id);
  },
};
