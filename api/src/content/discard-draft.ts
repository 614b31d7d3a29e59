import type { TextParams } from '@portal/contracts/content/desk';
import type { Section } from '@portal/contracts/content/section.schemas';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { clearDraft, lockDesk } from './desk.db.ts';
import { readContent } from './read-content.ts';
import { cancelWaiting } from './schedules.db.ts';
import { contentChanges } from './text/changes.ts';

/**
 * Drops the draft of one language, if it has one; what is public stays as it is.
 * @returns the section as the desk shows it now, null when nothing is left of it.
 */
export const discardDraft = (db: Pool, by: Caller, { key, lang }: TextParams): Promise<Section | null> =>
  transaction(db, async (tx) => {
    const { text, rowVersion } = await lockDesk(tx, key, lang);
    if (text?.hasDraft) await clearDraft(tx, key, lang, rowVersion + 1);
    await cancelWaiting(tx, key, lang, by.actor.id);
    const [section = null] = await readContent(tx, { key: [key], draft: '1' });
    if (!text?.hasDraft) return section;
    await recordAudit(tx, {
      by,
      process: 'CONTENT',
      action: 'DELETE',
      entityType: 'content-draft',
      entityId: `${key}/${lang}`,
      entityLabel: `${key} (${lang})`,
      changes: contentChanges(text.data, text.published ?? {}),
    });
    return section;
  });
