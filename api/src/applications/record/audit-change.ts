import { type AuditChange, type AuditProcess, about, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { ApplicationRecord } from './application.db.ts';

/** What an entry of the log is about. */
export const aboutApplication = (
  { id, applicationNumber }: Pick<ApplicationRecord, 'id' | 'applicationNumber'>,
  process: AuditProcess = 'APPLICATION',
) => ({ process, entityType: 'application', entityId: id, entityLabel: applicationNumber ?? id }) as const;

/** Logs what somebody changed of an application; before it has a number it is named by its title. */
export const auditChange = (
  tx: Tx,
  by: Caller,
  {
    id,
    applicationNumber,
    projectTitle,
  }: Pick<ApplicationRecord, 'id' | 'applicationNumber' | 'projectTitle'>,
  changes: AuditChange[],
): Promise<void> =>
  recordAudit(
    tx,
    by,
    'UPDATE',
    about('APPLICATION', 'application', id, applicationNumber ?? projectTitle ?? id),
    changes,
  );
