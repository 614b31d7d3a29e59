import type { EntryState } from '@portal/contracts/content/entry-state';
import type { Db } from '../database/db.ts';
import type { Directory, Entry } from './directory.ts';
import { allLanguages, findEntryDraft, findEntryDrafts } from './entry-drafts.db.ts';

/** What people write of an entry, without its place and whether it is public. */
export const wordsOf = <R extends Entry, I extends object>(
  { fields }: Directory<R, I>,
  entry: object,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((name) => name !== 'order' && name !== 'isPublished')
      .map((name) => [name, Reflect.get(entry, name)]),
  );

const stateOf = ({ isPublished }: Entry, draft: object | undefined): EntryState['status'] => {
  if (!isPublished) return 'DRAFT';
  return draft ? 'CHANGED' : 'PUBLISHED';
};

const plannedMoments = async (db: Db, list: string): Promise<Map<string, string>> => {
  const rows = await db<{ id: string; publishAt: string }[]>`
    select split_part(key, '/', 2) as id, publish_at from content_schedules
    where state = 'WAITING' and lang = ${allLanguages} and key like ${`${list}/%`}`;
  return new Map(rows.map(({ id, publishAt }) => [id, publishAt]));
};

/** Entries as an editor sees them: the words of a draft where there is one, and the state of each. */
export const onDesk = async <R extends Entry, I extends object>(
  db: Db,
  directory: Directory<R, I>,
  entries: readonly R[],
): Promise<R[]> => {
  const drafts = await findEntryDrafts(db, directory.table);
  const plans = await plannedMoments(db, directory.table);
  return entries.map((entry) => {
    const draft = drafts.get(entry.id);
    const state: EntryState = {
      status: stateOf(entry, draft),
      scheduledFor: plans.get(entry.id) ?? null,
    };
    return { ...entry, ...draft, state };
  });
};

/** One entry with the words of its draft, where it has one. */
export const withDraft = async <R extends Entry, I extends object>(
  db: Db,
  { table }: Directory<R, I>,
  entry: R,
): Promise<R> => ({ ...entry, ...(await findEntryDraft(db, table, entry.id)) });
