import type { AuditChange } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database/db.ts';
import type { Caller } from '../http/caller.ts';
import type { FundRecord } from './funds.db.ts';

/** Writes down what a change made of a fund. Last in its transaction. */
export const auditFund = (
  tx: Tx,
  caller: Caller,
  fund: FundRecord,
  changes: readonly AuditChange[],
): Promise<void> =>
  recordAudit(tx, {
    by: caller,
    process: 'FUND',
    action: 'UPDATE',
    entityType: 'fund',
    entityId: fund.id,
    entityLabel: fund.title.en,
    changes,
  });
