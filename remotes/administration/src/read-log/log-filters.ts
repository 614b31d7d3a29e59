import type { LogQuery } from '@portal/contracts/kernel/log';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { dayIn, given, manyIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

const idOf = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return /^[\w-]{1,60}$/.test(value) ? value : undefined;
};

/** What the address of the log asks for. With a record it is that record's log, from its beginning. */
export const logFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const process = manyIn(params, 'process', logProcesses);
  const action = manyIn(params, 'action', logActions);
  const outcome = manyIn(params, 'outcome', logOutcomes);
  const actorId = idOf(params, 'actor');
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const entityType = idOf(params, 'entityType');
  const entityId = idOf(params, 'entityId');
  const record = entityType && entityId ? { entityType, entityId } : undefined;
  const sorted = { sortBy: 'at', order: record ? 'ASC' : 'DESC', ...sortInAddress(params, ['at']) } as const;
  const filters = given({ search, process, action, outcome, actorId, from, to });
  const query: LogQuery = { ...pagingIn(params), order: sorted.order, ...record, ...filters };
  const isFiltered = Object.keys(filters).length > 0;
  return { query, sorted, search, process, action, outcome, actorId, from, to, record, isFiltered };
};
