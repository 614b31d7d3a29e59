import type { ContentSave, SavedContent } from '@portal/contracts/content/section.schemas';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { checkDraft, checkSection } from './check-section.ts';
import { clearDraft, type DeskText, type LockedDesk, lockDesk, storeDraft, textOnDesk } from './desk.db.ts';
import { publishText } from './publish-text.ts';
import { stateOf } from './read-content.ts';
import { cancelWaiting } from './schedules.db.ts';
import { contentChanges } from './text/changes.ts';
import { refuseBrokenLinks } from './text/check-links.ts';

const saved = (text: DeskText): SavedContent =>
  ({ key: text.key, lang: text.lang, data: text.data, state: stateOf(text) }) as SavedContent; // `data` passed the schema of `key`

const isSame = (one: object | null, other: object): boolean =>
  one !== null && contentChanges(one, other).length === 0;

/** The text after the save, or what stood there when the save changes nothing. */
const write = async (
  tx: Tx,
  desk: LockedDesk,
  by: Caller,
  { key, lang, draft = false }: ContentSave,
  data: object,
): Promise<boolean> => {
  const { text } = desk;
  const updatedBy = by.actor.id;
  // What is public already needs neither a version nor a draft of its own.
  if (text && isSame(text.published, data)) {
    if (!text.hasDraft) return false;
    await clearDraft(tx, key, lang, desk.rowVersion + 1);
  } else if (draft) {
    if (text?.hasDraft && isSame(text.data, data)) return false;
    const rowVersion = desk.rowVersion + 1;
    await storeDraft(tx, { key, lang, data, translationOf: desk.english, rowVersion, updatedBy });
    return true;
  } else {
    await publishText(tx, desk, { key, lang, data, translationOf: desk.english, updatedBy });
  }
  // Whoever publishes or takes the draft back has decided instead of the clock.
  await cancelWaiting(tx, key, lang, updatedBy);
  return true;
};

/**
 * Saves one section in one language: public at once, or as a draft, which need not be complete. A save that
 * changes nothing writes nothing.
 * @throws Problem invalid_request, payload_too_large, stale_version.
 */
export const saveContent = (db: Pool, by: Caller, save: ContentSave): Promise<SavedContent> => {
  const { key, lang, rowVersion, draft = false } = save;
  const data = draft ? checkDraft(key, save.data) : save.data;
  if (!draft) checkSection(key, data);
  return transaction(db, async (tx) => {
    await refuseBrokenLinks(tx, data);
    const desk = await lockDesk(tx, key, lang);
    if (rowVersion !== undefined && rowVersion !== desk.rowVersion) throw problem('stale_version');
    const isWritten = await write(tx, desk, by, save, data);
    const after = await textOnDesk(tx, key, lang);
    if (!after) throw problem('internal_error');
    if (!isWritten) return saved(after);
    // A draft is held against the draft before it, a publication against what was public.
    const before = draft ? desk.text?.data : desk.text?.published;
    await recordAudit(tx, {
      by,
      process: 'CONTENT',
      action: before ? 'UPDATE' : 'CREATE',
      entityType: draft ? 'content-draft' : 'content',
      entityId: `${key}/${lang}`,
      entityLabel: `${key} (${lang})`,
      changes: contentChanges(before ?? {}, data),
    });
    return saved(after);
  });
};
