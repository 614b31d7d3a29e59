import type { Language } from '@portal/contracts';
import { directories } from '@portal/contracts/content/desk';
import type { EntryPlan, EntrySchedule } from '@portal/contracts/content/directory-entries';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Db, type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import { newId } from '../kernel/database/ids.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { directoryOf } from './all-directories.ts';
import { findEntries, lockEntry } from './entries/directories.db.ts';
import { auditOf } from './entries/edit-directory.ts';
import { onDesk } from './entries/entries-on-desk.ts';
import { allLanguages, type EntryDraft, entryKey, findEntryDraft } from './entries/entry-drafts.db.ts';
import {
  cancelEntryPlans,
  type EntryPlanned,
  findEntrySchedule,
  findEntrySchedules,
} from './entries/entry-schedules.db.ts';
import { findMadeFrom } from './entries/entry-versions.db.ts';
import { type EntryWords, withLanguage, wordsOf } from './entries/entry-words.ts';
import { publicWith } from './entries/publish-entry.ts';
import { refuseMoment } from './schedule-content.ts';
import { cancelOne, insertSchedule } from './schedules.db.ts';
import { contentChanges } from './text/changes.ts';

/** The version whose English a translation on the desk was made from. */
const englishOf = async (
  tx: Tx,
  list: EntryPlan['list'],
  id: string,
  draft: EntryDraft | undefined,
  lang: Language,
): Promise<number | null> => draft?.madeFrom[lang] ?? (await findMadeFrom(tx, list, id))[lang] ?? null;

const shown = ({ data: _, lang, ...plan }: EntryPlanned, isBehindDraft: boolean): EntrySchedule => ({
  ...plan,
  ...(lang !== allLanguages && { lang }),
  isBehindDraft,
});

/** What goes public by itself, and what failed to. */
export const readEntrySchedules = async (db: Db): Promise<EntrySchedule[]> => {
  const plans = await findEntrySchedules(db);
  const wanted = directories.filter((name) => plans.some(({ list }) => list === name));
  const words = new Map<string, EntryWords>();
  for (const list of wanted) {
    const directory = directoryOf(list);
    for (const entry of await onDesk(db, directory, await findEntries(db, directory, true)))
      words.set(entryKey(list, entry.id), wordsOf(directory, entry));
  }
  return plans.map((plan) => {
    const { list, entryId, lang, data } = plan;
    const now = words.get(entryKey(list, entryId));
    // What is written in other languages is no part of the plan.
    const planned =
      lang !== allLanguages && now ? withLanguage(directoryOf(list), now, { ...data }, lang) : data;
    return shown(plan, now !== undefined && contentChanges(planned, now).length > 0);
  });
};

/**
 * Plans an entry, or one language of it, as it is on the desk now, for a moment; an earlier plan gives way.
 * @throws Problem invalid_request for a moment gone by or a translation before its English, not_found, invalid_state when
 * that is public already, stale_version.
 */
export const scheduleEntry = (db: Pool, by: Caller, plan: EntryPlan): Promise<EntrySchedule> => {
  const { list, id: entryId, publishAt, rowVersion, lang } = plan;
  return transaction(db, async (tx) => {
    await refuseMoment(tx, publishAt);
    const directory = directoryOf(list);
    const entry = await lockEntry(tx, directory, entryId);
    if (!entry) throw problem('not_found');
    if (rowVersion !== undefined && rowVersion !== entry.rowVersion) throw problem('stale_version');
    const draft = await findEntryDraft(tx, list, entryId);
    const words = wordsOf(directory, { ...entry, ...draft?.data });
    const next = lang ? publicWith(directory, entry, words, lang) : words;
    if (entry.isPublished && contentChanges(wordsOf(directory, entry), next).length === 0)
      throw problem('invalid_state');
    const key = entryKey(list, entryId);
    await cancelEntryPlans(tx, key, lang ?? allLanguages, by.actor.id);
    const planned = {
      id: newId('sch'),
      key,
      lang: lang ?? allLanguages,
      data: words,
      translationOf: lang && lang !== 'en' ? await englishOf(tx, list, entryId, draft, lang) : null,
      draftRowVersion: entry.rowVersion ?? 0,
      publishAt,
      createdBy: by.actor.id,
    } as const;
    await insertSchedule(tx, planned);
    const made = await findEntrySchedule(tx, planned.id);
    if (!made) throw problem('internal_error');
    await recordAudit(tx, {
      ...auditOf(by, directory, entry),
      entityType: 'content-schedule',
      entityId: planned.id,
      action: 'CREATE',
    });
    return shown(made, false);
  });
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
