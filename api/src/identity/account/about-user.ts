import type { AuditProcess } from '../../kernel/audit/record-audit.ts';

/** What an entry of the log is about. */
export const aboutUser = ({ id, email }: { id: string; email: string }, process: AuditProcess = 'USER') =>
  ({ process, entityType: 'user', entityId: id, entityLabel: email }) as const;
