import type { OrderBody } from '@portal/contracts/content/desk';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database/db.ts';
import { Problem } from '../http/problem.ts';
import { checkerOf } from '../http/validation.ts';
import { directoryOf } from './all-directories.ts';
import { contentChanges } from './changes.ts';
import { lockEntry, storeEntry } from './directories.db.ts';
import { wordsOf } from './entries-on-desk.ts';
import { dropEntryDraft, findEntryDraft } from './entry-drafts.db.ts';
import { refuseMarkup } from './plain-text.ts';
import { type DuePlace, settleDue, takeDue } from './schedules.db.ts';

/** The code of what a release or a removed file made of the words since they were planned. */
const refusalOf = async (tx: Tx, list: OrderBody['list'], input: object): Promise<string | null> => {
  const { schema, check } = directoryOf(list);
  try {
    checkerOf(schema)(input);
    refuseMarkup(input);
    await check?.(tx, input);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

/** Publishes an entry whose moment has come; what was written into its draft since stays a draft. */
export const publishDueEntry = async (tx: Tx, { id, key }: Pick<DuePlace, 'id' | 'key'>): Promise<void> => {
  // Made by this very code from the name of a list and an id.
  const [list, entryId] = key.split('/') as [OrderBody['list'], string];
  const directory = directoryOf(list);
  const entry = await lockEntry(tx, directory, entryId);
  const due = await takeDue(tx, id);
  // Another instance was first, or a person.
  if (!due) return;
  const { data, createdBy } = due;
  const input = { ...data, order: entry?.order ?? 0, isPublished: true };
  const refusal = entry ? await refusalOf(tx, list, input) : 'not_found';
  await settleDue(tx, id, refusal);
  if (!entry) return;
  const changes = contentChanges(wordsOf(directory, entry), data);
  if (refusal === null) {
    await storeEntry(tx, directory, entryId, input, createdBy);
    const draft = await findEntryDraft(tx, list, entryId);
    if (draft && contentChanges(draft, data).length === 0) await dropEntryDraft(tx, list, entryId);
  }
  await recordAudit(tx, {
    by: 'system',
    onBehalfOf: createdBy,
    process: directory.process,
    action: 'UPDATE',
    entityType: directory.entityType,
    entityId: entryId,
    entityLabel: directory.labelOf(entry),
    changes: refusal === null ? changes : [],
    outcome: refusal === null ? 'OK' : 'FAILED',
  });
};
