import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import { Problem } from '../kernel/http/problem.ts';
import { checkSection } from './check-section.ts';
import { type LockedDesk, lockDesk } from './desk.db.ts';
import { publishDueEntry } from './publish-due-entry.ts';
import { publishText } from './publish-text.ts';
import { type DueText, isText, nextDue, settleDue, takeDue } from './schedules.db.ts';
import { contentChanges } from './text/changes.ts';
import { refuseBrokenLinks } from './text/check-links.ts';

/** The code of what a release or a removed file made of the text since it was planned. */
const refusalOf = async (tx: Tx, { key, data }: DueText): Promise<string | null> => {
  try {
    checkSection(key, data);
    await refuseBrokenLinks(tx, data);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

const settle = async (tx: Tx, desk: LockedDesk, due: DueText): Promise<void> => {
  const { id, key, lang, data, translationOf, createdBy } = due;
  const refusal = await refusalOf(tx, due);
  await settleDue(tx, id, refusal);
  const changes = contentChanges(desk.text?.published ?? {}, data);
  if (refusal === null && changes.length > 0) {
    const keepDraft = desk.text?.hasDraft === true && desk.rowVersion !== due.draftRowVersion;
    await publishText(tx, desk, { key, lang, data, translationOf, updatedBy: createdBy, keepDraft });
  }
  await recordAudit(tx, {
    by: 'system',
    onBehalfOf: createdBy,
    process: 'CONTENT',
    action: 'UPDATE',
    entityType: 'content',
    entityId: `${key}/${lang}`,
    entityLabel: `${key} (${lang})`,
    changes: refusal === null ? changes : [],
    outcome: refusal === null ? 'OK' : 'FAILED',
  });
};

/**
 * Publishes every planned text whose moment has come, each in a transaction of its own. The text is
 * locked before its plan, as by whoever plans or saves; another instance that wants the same one waits
 * and then finds it settled.
 */
export const publishDue = async (db: Pool): Promise<void> => {
  const next = () =>
    transaction(db, async (tx) => {
      const found = await nextDue(tx);
      if (!found) return false;
      if (!isText(found)) {
        await publishDueEntry(tx, found);
        return true;
      }
      const desk = await lockDesk(tx, found.key, found.lang);
      const due = await takeDue(tx, found.id);
      if (due && isText(due)) await settle(tx, desk, due);
      return true;
    });
  while (await next());
};
