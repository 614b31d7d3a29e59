import { builtInViews, builtInViewsOf, type ViewQuery } from '@portal/contracts/review/queue-views';
import {
  type ChangeView,
  MAX_VIEWS,
  type SavedView,
  type SaveView,
  type Views,
} from '@portal/contracts/review/saved-views';
import { type Db, isUniqueViolation, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, orNotFound, Problem, problem } from '../../kernel/http/problem.ts';
import { refuseHidden } from '../queue/list-queue.ts';
import { countByStatus, countQueue, findApplications } from '../queue/queue-counts.db.ts';
import { queueScope } from '../queue/queue-scope.ts';
import { addView, countViews, listViews, removeView, setView } from './saved-views.db.ts';

interface Count {
  count: number | null;
  countIsCapped: boolean;
}

/** How many a view shows; null where its fund is gone, or its filters are no longer the person's to use. */
const countOf = async (db: Db, caller: Caller, fundId: string, query: ViewQuery): Promise<Count> => {
  const { sortBy, order: _order, ...filters } = query;
  try {
    const scope = await queueScope(db, caller, fundId);
    refuseHidden(scope, { ...filters, ...(sortBy && { sortBy }) });
    const found = await findApplications(db, scope, filters);
    const byStatus = countByStatus(db, scope, filters);
    const { total, isCapped } = await countQueue(db, scope, filters, found, byStatus);
    return { count: total, countIsCapped: isCapped };
  } catch (error) {
    if (error instanceof Problem) return { count: null, countIsCapped: false };
    throw error;
  }
};

/** The views of a person, each with how many it shows. */
export const viewsOf = async (db: Pool, caller: Caller): Promise<Views> => {
  const saved = await listViews(db, caller.actor.id);
  const builtIn: Views['builtIn'] = [];
  const own: Views['own'] = [];
  // One after the other: so many counts at once would keep others from their connections.
  for (const key of builtInViewsOf(caller.actor.role))
    builtIn.push({ key, ...(await countOf(db, caller, 'all', builtInViews[key].query as ViewQuery)) });
  for (const view of saved) own.push({ ...view, ...(await countOf(db, caller, view.fundId, view.query)) });
  return { builtIn, own };
};

/** @throws not_found for an unknown fund, invalid_request for what a reviewer must not ask. */
const refuseWhatFails = async (db: Db, caller: Caller, { fundId, query }: ChangeView): Promise<void> => {
  const scope = await queueScope(db, caller, fundId ?? 'all');
  if (query) refuseHidden(scope, query);
};

const trimmed = <V extends ChangeView>(view: V): V =>
  view.name === undefined ? view : { ...view, name: view.name.trim() };

const refuseTaken = async <T>(db: Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    return await transaction(db, work);
  } catch (error) {
    if (!isUniqueViolation(error, 'queue_views_by_name')) throw error;
    throw invalidField('name', 'taken');
  }
};

/** Saves a view under a name. @throws invalid_request, not_found for an unknown fund. */
export const saveView = (db: Pool, caller: Caller, view: SaveView): Promise<SavedView> =>
  refuseTaken(db, async (tx) => {
    await refuseWhatFails(tx, caller, view);
    if ((await countViews(tx, caller.actor.id)) >= MAX_VIEWS)
      throw invalidField('name', 'too_many', MAX_VIEWS);
    return addView(tx, caller.actor.id, trimmed(view));
  });

/** Changes what is named of a view. @throws invalid_request, not_found. */
export const changeView = (db: Pool, caller: Caller, id: string, change: ChangeView): Promise<SavedView> =>
  refuseTaken(db, async (tx) => {
    await refuseWhatFails(tx, caller, change);
    return await orNotFound(setView(tx, { id, userId: caller.actor.id }, trimmed(change)));
  });

/** @throws not_found. */
export const deleteView = async (db: Pool, caller: Caller, id: string): Promise<void> => {
  if (!(await removeView(db, { id, userId: caller.actor.id }))) throw problem('not_found');
};
