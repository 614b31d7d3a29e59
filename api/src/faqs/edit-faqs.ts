import type { Faq, FaqInput, FaqUpdate } from '@portal/contracts/faqs/schemas';
import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseMarkup } from '../content/plain-text.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { insertFaq, lockFaq, removeFaq, storeFaq } from './faqs.db.ts';

const fields = ['category', 'question', 'answer', 'order', 'isPublished'] as const;

const entry = (by: Caller, faq: Faq) => ({
  by,
  process: 'FAQ' as const,
  entityType: 'faq',
  entityId: faq.id,
  entityLabel: faq.question.en,
});

/** @throws Problem invalid_request. */
export const addFaq = (db: Pool, by: Caller, input: FaqInput): Promise<Faq> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    const added = await insertFaq(tx, input, by.actor.id);
    if (!added) throw problem('internal_error');
    await recordAudit(tx, { ...entry(by, added), action: 'CREATE' });
    return added;
  });
};

/** @throws Problem invalid_request, not_found, stale_version. */
export const updateFaq = (db: Pool, by: Caller, { id, rowVersion, ...input }: FaqUpdate): Promise<Faq> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    const before = await lockFaq(tx, id);
    if (!before) throw problem('not_found');
    if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw problem('stale_version');
    const after = await storeFaq(tx, id, input, by.actor.id);
    if (!after) throw problem('not_found');
    await recordAudit(tx, {
      ...entry(by, after),
      action: 'UPDATE',
      changes: changesBetween(before, after, fields),
    });
    return after;
  });
};

/** @throws Problem not_found. */
export const deleteFaq = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lockFaq(tx, id);
    if (!before) throw problem('not_found');
    await removeFaq(tx, id);
    await recordAudit(tx, { ...entry(by, before), action: 'DELETE' });
  });
