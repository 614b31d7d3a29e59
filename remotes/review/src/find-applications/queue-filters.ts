import { type Status, statuses } from '@portal/contracts/applications/enums';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { given, pagingIn } from '@portal/platform';

const isStatus = (value: string): value is Status => (statuses as readonly string[]).includes(value);

/** What the address of the queue asks for. */
export const queueFilters = (params: URLSearchParams) => {
  const fund = params.get('fund') ?? 'all';
  const search = params.get('search') ?? '';
  const status = params.getAll('status').filter(isStatus);
  const mine = params.get('mine') === '1';
  const unassigned = params.get('unassigned') === '1';
  const query: QueueFilters = {
    ...pagingIn(params),
    ...given({
      search,
      status: status as NonNullable<QueueFilters['status']>,
      assignedToMe: mine || undefined,
      unassigned: unassigned || undefined,
    }),
  };
  const isFiltered = search !== '' || status.length > 0 || mine || unassigned || fund !== 'all';
  return { query, fund, search, status, mine, unassigned, isFiltered };
};
