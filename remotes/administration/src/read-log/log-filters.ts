import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { manyIn } from '@portal/platform';
import { listInAddress } from '../show-list/list-in-address.ts';

const idOf = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return /^[\w-]{1,60}$/.test(value) ? value : undefined;
};

/** What the address of the log asks for. With a record it is that record's log, from its beginning. */
export const logFilters = (params: URLSearchParams) => {
  const entityType = idOf(params, 'entityType');
  const entityId = idOf(params, 'entityId');
  const record = entityType && entityId ? { entityType, entityId } : undefined;
  const filters = {
    process: manyIn(params, 'process', logProcesses),
    action: manyIn(params, 'action', logActions),
    outcome: manyIn(params, 'outcome', logOutcomes),
    actorId: idOf(params, 'actor'),
  };
  const { query, ...list } = listInAddress(params, ['at'], filters, record ? 'ASC' : 'DESC');
  return { ...list, query: { ...query, order: list.sorted.order, ...record }, record };
};
