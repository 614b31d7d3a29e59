import type { OrderBody } from '@portal/contracts/content/desk';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { Tx } from '../kernel/database/db.ts';
import { Problem, problem } from '../kernel/http/problem.ts';
import { checkerOf } from '../kernel/server/validation.ts';
import { directoryOf } from './all-directories.ts';
import { lockEntry, storeEntry } from './entries/directories.db.ts';
import type { Entry } from './entries/directory.ts';
import { allLanguages, findEntryDraft } from './entries/entry-drafts.db.ts';
import { publishedAsPlanned } from './entries/entry-versions.db.ts';
import { wordsOf } from './entries/entry-words.ts';
import { keepRest, publicWith } from './entries/publish-entry.ts';
import { type DuePlace, type NewSchedule, settleDue, takeDue } from './schedules.db.ts';
import { contentChanges } from './text/changes.ts';
import { refuseMarkup } from './text/plain-text.ts';

/** What the entry is to be, or the code of what a release or a removed file made of its words since they were planned. */
const readied = async (tx: Tx, list: OrderBody['list'], entry: Entry | undefined, due: NewSchedule) => {
  const directory = directoryOf(list);
  const { data, lang } = due;
  try {
    if (!entry) throw problem('not_found');
    const shown = lang === allLanguages ? { ...data } : publicWith(directory, entry, { ...data }, lang);
    const input = { ...shown, order: entry.order, isPublished: true };
    checkerOf(directory.schema)(input);
    refuseMarkup(input);
    await directory.check?.(tx, input);
    return { entry, shown, input };
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
  const { lang, translationOf, createdBy } = due;
  const next = await readied(tx, list, entry, due);
  const isRefused = typeof next === 'string';
  await settleDue(tx, id, isRefused ? next : null);
  if (!entry) return;
  const before = wordsOf(directory, entry);
  if (!isRefused) {
    const draft = await findEntryDraft(tx, list, entryId);
    const words = wordsOf(directory, { ...entry, ...draft?.data });
    if (lang !== allLanguages && translationOf !== null)
      await publishedAsPlanned(tx, { [lang]: translationOf });
    await storeEntry(tx, directory, entryId, next.input, createdBy);
    await keepRest(
      tx,
      list,
      entryId,
      { shown: next.shown, words, madeFrom: draft?.madeFrom ?? {} },
      createdBy,
    );
  }
  await recordAudit(tx, {
    by: 'system',
    onBehalfOf: createdBy,
    process: directory.process,
    action: 'UPDATE',
    entityType: directory.entityType,
    entityId: entryId,
    entityLabel: directory.labelOf(entry),
    changes: isRefused ? [] : contentChanges(before, next.shown),
    outcome: isRefused ? 'FAILED' : 'OK',
  });
};
