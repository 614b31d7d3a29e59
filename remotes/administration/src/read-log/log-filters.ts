import type { LogQuery } from '@portal/contracts/kernel/log';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { dayOf, given, manyOf, pagingOf } from '../filter-list/address.ts';

const idOf = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return /^[\w-]{1,60}$/.test(value) ? value : undefined;
};

/** What the address of the log asks for. With a record it is that record's story, from its beginning. */
export const logFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const process = manyOf(params, 'process', logProcesses);
  const action = manyOf(params, 'action', logActions);
  const outcome = manyOf(params, 'outcome', logOutcomes);
  const actorId = idOf(params, 'actor');
  const from = dayOf(params, 'from');
  const to = dayOf(params, 'to');
  const entityType = idOf(params, 'entityType');
  const entityId = idOf(params, 'entityId');
  const story = entityType && entityId ? { entityType, entityId } : undefined;
  const query: LogQuery = {
    ...pagingOf(params),
    order: story ? 'ASC' : 'DESC',
    ...story,
    ...given({ search, process, action, outcome, actorId, from, to }),
  };
  const isFiltered = Object.keys(given({ search, process, action, outcome, actorId, from, to })).length > 0;
  return { query, search, process, action, outcome, actorId, from, to, story, isFiltered };
};
