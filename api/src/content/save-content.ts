import type { ContentSave, SavedContent } from '@portal/contracts/content/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { contentChanges } from './changes.ts';
import { checkSection } from './check-section.ts';
import { lockText, type StoredText, storeText } from './content.db.ts';
import { stateOf } from './read-content.ts';

const saved = (text: StoredText): SavedContent =>
  ({ key: text.key, lang: text.lang, data: text.data, state: stateOf(text) }) as SavedContent; // `data` passed the schema of `key`

/**
 * Saves and publishes one section in one language. A save that changes nothing writes nothing.
 * @throws Problem invalid_request, payload_too_large, stale_version.
 */
export const saveContent = (
  db: Pool,
  by: Caller,
  { key, lang, data, rowVersion }: ContentSave,
): Promise<SavedContent> => {
  checkSection(key, data);
  return transaction(db, async (tx) => {
    const before = await lockText(tx, key, lang);
    const current = before?.rowVersion ?? 0;
    if (rowVersion !== undefined && rowVersion !== current) throw problem('stale_version');
    const changes = contentChanges(before?.data ?? {}, data);
    if (before && changes.length === 0) return saved(before);
    const after = await storeText(tx, { key, lang, data, updatedBy: by.actor.id }, current);
    if (!after) throw problem('stale_version');
    await recordAudit(tx, {
      by,
      process: 'CONTENT',
      action: before ? 'UPDATE' : 'CREATE',
      entityType: 'content',
      entityId: `${key}/${lang}`,
      entityLabel: `${key} (${lang})`,
      changes,
    });
    return saved(after);
  });
};
