import { type Status, statuses } from '@portal/contracts/applications/enums';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { useSearchParams } from '@portal/platform';

const sizes = [10, 25, 50, 100] as const;
const isStatus = (value: string): value is Status => (statuses as readonly string[]).includes(value);

/**
 * Filters live in the address, so that a list can be shared, reloaded and left and found again.
 * Every change but of the page goes back to the first page.
 */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const pageSize = sizes.find((size) => size === Number(params.get('pageSize'))) ?? 10;
  const fund = params.get('fund') ?? 'all';
  const search = params.get('search') ?? '';
  const status = params.getAll('status').filter(isStatus);
  const mine = params.get('mine') === '1';
  const unassigned = params.get('unassigned') === '1';
  const filters: QueueFilters = {
    page,
    pageSize,
    ...(search && { search }),
    ...(status.length > 0 && { status: status as NonNullable<QueueFilters['status']> }),
    ...(mine && { assignedToMe: true }),
    ...(unassigned && { unassigned: true }),
  };

  const change = (changes: Record<string, string | string[] | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes)) next.delete('page');
        for (const [key, value] of Object.entries(changes)) {
          next.delete(key);
          for (const one of value === null ? [] : [value].flat()) next.append(key, one);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const clear = () => setParams({}, { replace: true });
  const isFiltered = search !== '' || status.length > 0 || mine || unassigned || fund !== 'all';
  return { page, pageSize, fund, search, status, mine, unassigned, filters, change, clear, isFiltered };
};
