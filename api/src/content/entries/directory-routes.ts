import { type Page, type Result, roleMay } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import type { Db } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { dataOf, done, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import type { Directory, Entry } from './directory.ts';
import { addEntry, deleteEntry, type EntryUpdate, updateEntry } from './edit-entries.ts';
import { findEntries } from './entries.db.ts';
import { withDrafts } from './entry-states.ts';

/** What is not published is for those who manage content. @throws unauthorized, forbidden. */
export const requireDraftAccess = ({ actor }: MaybeCaller): void => {
  if (!actor) throw problem('unauthorized');
  if (!roleMay(actor.role, 'content.manage')) throw problem('forbidden');
};

/** A short list on one page: as visitors read it, or with drafts and their states. @throws unauthorized, forbidden. */
export const readList = async <R extends Entry, I extends object>(
  context: MaybeCaller & { db: Db; query: { draft?: '1' } },
  directory: Directory<R, I>,
  find: (db: Db, drafts: boolean) => Promise<R[]> = (db, drafts) => findEntries(db, directory, drafts),
): Promise<Page<R>> => {
  const { db, query } = context;
  const drafts = query.draft === '1';
  if (drafts) requireDraftAccess(context);
  const found = await find(db, drafts);
  const data = drafts ? await withDrafts(db, directory, found) : found;
  return { data, message: '', total: data.length, page: 1, pageSize: data.length };
};

type Of<B extends object | undefined, R, P extends object | undefined = undefined> = Operation<{
  params: P;
  query: undefined;
  body: B;
  response: Result<R>;
}>;

/** Adding, changing and removing an entry of a list. The messages about it are named like its table. */
export const editRoutes = <R extends Entry, I extends object>(
  directory: Directory<R, I>,
  add: Of<I, R>,
  update: Of<EntryUpdate<I>, R>,
  remove: Of<undefined, null, { id: string }>,
): Route[] => [
  route(add, ({ db, actor, meta, body, say }) =>
    dataOf(addEntry(db, { actor, meta }, directory, body), say(textOf(`${directory.table}.added`))),
  ),
  route(update, ({ db, actor, meta, body, say }) => {
    const shown = body.isPublished ? 'content.entryPublished' : (`${directory.table}.saved` as const);
    const text = textOf(body.draft ? 'content.draftSaved' : shown);
    return dataOf(updateEntry(db, { actor, meta }, directory, body), say(text));
  }),
  route(remove, ({ db, actor, meta, params, say }) =>
    done(deleteEntry(db, { actor, meta }, directory, params.id), say(textOf(`${directory.table}.deleted`))),
  ),
];
