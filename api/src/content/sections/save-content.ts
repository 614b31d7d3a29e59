import type { ContentSave, SavedContent } from '@portal/contracts/content/section.schemas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { isSame, lockText, publishText, saveDraft } from '../texts/change-text.ts';
import { contentChanges } from '../texts/content-changes.ts';
import { checkedDraft, checkSection } from './check-section.ts';
import { draftedText } from './drafted-sections.db.ts';
import { stateOf } from './read-content.ts';
import { refuseMissing, sections } from './section-kind.ts';

/**
 * Saves one section in one language: public at once, or as a draft, which need not be complete. A save that
 * changes nothing writes nothing.
 * @throws Problem invalid_request, payload_too_large, stale_version.
 */
export const saveContent = (db: Pool, by: Caller, save: ContentSave): Promise<SavedContent> => {
  const { key, lang, rowVersion, draft = false } = save;
  const data = { ...(draft ? checkedDraft(key, save.data) : save.data) };
  if (!draft) checkSection(key, data);
  return transaction(db, async (tx) => {
    await refuseMissing(tx, key, data);
    const text = await lockText(tx, sections, { id: key, lang, rowVersion });
    // A draft is held against the draft before it, a publication against what was public.
    const before = draft ? text.edited : text.published;
    const userId = by.actor.id;
    // What is public already needs neither a version nor a draft of its own.
    const isDraft = draft || isSame(text.published, data);
    const isWritten = isDraft
      ? (await saveDraft(tx, text, data, userId)).length > 0
      : publishText(tx, text, { fields: data, shown: data }, userId).then(() => true);
    if (await isWritten)
      await recordAudit(
        tx,
        by,
        before ? 'UPDATE' : 'CREATE',
        { ...text.filed, entityType: draft ? 'content-draft' : 'content' },
        contentChanges(before ?? {}, data),
      );
    const after = await draftedText(tx, key, lang);
    if (!after) throw problem('internal_error');
    return { key, lang, data: after.data, state: stateOf(after) } as SavedContent; // `data` passed the schema of `key`
  });
};
