import { loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { dayIn, given, manyIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

/** What the address of a list of sign-ins asks for. */
export const signInsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const outcome = manyIn(params, 'outcome', loginOutcomes);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const filters = given({ search, outcome, from, to });
  const asked = sortInAddress(params, ['at']);
  const sorted = { sortBy: 'at', order: 'DESC' as const, ...asked };
  const query: LoginHistoryQuery = { ...pagingIn(params), ...asked, ...filters };
  return { query, sorted, search, outcome, from, to, isFiltered: Object.keys(filters).length > 0 };
};
