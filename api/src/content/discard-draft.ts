import type { TextAddress } from '@portal/contracts/content/editing';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { kindOf } from './text-kinds.ts';
import { dropDraft, lockText } from './texts/change-text.ts';

/** Drops a draft, or what it says in one language; what is public stays as it is. @throws Problem not_found. */
export const discardDraft = (db: Pool, by: Caller, address: TextAddress): Promise<void> =>
  transaction(db, async (tx) => {
    const text = await lockText(tx, kindOf(address.kind), address);
    const changes = await dropDraft(tx, text, by.actor.id);
    if (!text.hasDraft) return;
    const { entityType } = text.filed;
    await recordAudit(tx, by, 'DELETE', { ...text.filed, entityType: `${entityType}-draft` }, changes);
  });
