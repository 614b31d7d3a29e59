import { type LoginOutcome, loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { useSearchParams } from '@portal/platform';

const sizes = [10, 25, 50, 100] as const;
const sizeOf = (text: string | null) => sizes.find((size) => String(size) === text) ?? 10;
const outcomeOf = (text: string | null): LoginOutcome | undefined =>
  loginOutcomes.find((one) => one === text);

/** Filters and page in the address, so that a view can be shared and comes back. */
export const useHistoryFilters = () => {
  const [search, setSearch] = useSearchParams();
  const outcome = outcomeOf(search.get('outcome'));
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const pageSize = sizeOf(search.get('pageSize'));

  const query: LoginHistoryQuery = {
    page,
    pageSize,
    order: 'DESC',
    ...(outcome && { outcome: [outcome] }),
    ...(from && { from }),
    ...(to && { to }),
  };

  /** A changed filter begins again on the first page. */
  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        if (name !== 'page') before.delete('page');
        return before;
      },
      { replace: true },
    );

  const isFiltered = outcome !== undefined || from !== '' || to !== '';
  return {
    query,
    outcome,
    from,
    to,
    page,
    pageSize,
    change,
    isFiltered,
    clear: () => setSearch({}, { replace: true }),
  };
};
