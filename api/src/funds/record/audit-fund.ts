import { type AuditChange, about, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { FundRecord } from './funds.db.ts';

/** Writes down what a change made of a fund. Last in its transaction. */
export const auditFund = (
  tx: Tx,
  caller: Caller,
  fund: FundRecord,
  changes: readonly AuditChange[],
): Promise<void> => recordAudit(tx, caller, 'UPDATE', about('FUND', 'fund', fund.id, fund.title.en), changes);
