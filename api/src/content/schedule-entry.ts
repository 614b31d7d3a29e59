import type { EntryPlan, EntrySchedule } from '@portal/contracts/directory-entries/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { type Db, type Pool, transaction } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { directoryOf } from './all-directories.ts';
import { contentChanges } from './changes.ts';
import { findEntries, lockEntry } from './directories.db.ts';
import { auditOf } from './edit-directory.ts';
import { onDesk, withDraft, wordsOf } from './entries-on-desk.ts';
import { allLanguages, entryKey, findEntryDraft } from './entry-drafts.db.ts';
import { findEntrySchedule, findEntrySchedules } from './entry-schedules.db.ts';
import { refuseMoment } from './schedule-content.ts';
import { cancelOne, cancelWaiting, insertSchedule } from './schedules.db.ts';

const lists = ['faqs', 'partners', 'contacts'] as const;

/** What goes public by itself, and what failed to. */
export const readEntrySchedules = async (db: Db): Promise<EntrySchedule[]> => {
  const plans = await findEntrySchedules(db);
  const wanted = lists.filter((name) => plans.some(({ list }) => list === name));
  const words = new Map<string, object>();
  for (const list of wanted) {
    const directory = directoryOf(list);
    for (const entry of await onDesk(db, directory, await findEntries(db, directory, true)))
      words.set(entryKey(list, entry.id), wordsOf(directory, entry));
  }
  return plans.map(({ data, ...plan }) => {
    const now = words.get(entryKey(plan.list, plan.entryId));
    return { ...plan, isBehindDraft: now !== undefined && contentChanges(data, now).length > 0 };
  });
};

/**
 * Plans an entry, as it is on the desk now, for a moment; an earlier plan gives way.
 * @throws Problem invalid_request for a moment gone by, not_found, invalid_state when it is public and has no draft, stale_version.
 */
export const scheduleEntry = async (db: Pool, by: Caller, plan: EntryPlan): Promise<EntrySchedule> => {
  const { list, id: entryId, publishAt, rowVersion } = plan;
  const id = await transaction(db, async (tx) => {
    await refuseMoment(tx, publishAt);
    const directory = directoryOf(list);
    const entry = await lockEntry(tx, directory, entryId);
    if (!entry) throw problem('not_found');
    if (rowVersion !== undefined && rowVersion !== entry.rowVersion) throw problem('stale_version');
    if (entry.isPublished && !(await findEntryDraft(tx, list, entryId))) throw problem('invalid_state');
    const key = entryKey(list, entryId);
    await cancelWaiting(tx, key, allLanguages, by.actor.id);
    const planned = {
      id: newId('sch'),
      key,
      lang: allLanguages,
      data: wordsOf(directory, await withDraft(tx, directory, entry)),
      translationOf: null,
      draftRowVersion: entry.rowVersion ?? 0,
      publishAt,
      createdBy: by.actor.id,
    } as const;
    await insertSchedule(tx, planned);
    await recordAudit(tx, {
      ...auditOf(by, directory, entry),
      entityType: 'content-schedule',
      entityId: planned.id,
      action: 'CREATE',
    });
    return planned.id;
  });
  const made = (await readEntrySchedules(db)).find((one) => one.id === id);
  if (!made) throw problem('internal_error');
  return made;
};

/** @throws Problem not_found, invalid_state when it no longer waits. */
export const cancelEntrySchedule = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const plan = await findEntrySchedule(tx, id);
    if (!plan) throw problem('not_found');
    if (!(await cancelOne(tx, id, by.actor.id))) throw problem('invalid_state');
    await recordAudit(tx, {
      by,
      process: directoryOf(plan.list).process,
      action: 'DELETE',
      entityType: 'content-schedule',
      entityId: id,
      entityLabel: `${entryKey(plan.list, plan.entryId)}, ${plan.publishAt}`,
    });
  });
