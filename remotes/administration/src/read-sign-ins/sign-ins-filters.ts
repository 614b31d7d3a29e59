import { loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { dayOf, given, manyOf, pagingOf } from '../filter-list/address.ts';

/** What the address of a list of sign-ins asks for. */
export const signInsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const outcome = manyOf(params, 'outcome', loginOutcomes);
  const from = dayOf(params, 'from');
  const to = dayOf(params, 'to');
  const filters = given({ search, outcome, from, to });
  const query: LoginHistoryQuery = { ...pagingOf(params), ...filters };
  return { query, search, outcome, from, to, isFiltered: Object.keys(filters).length > 0 };
};
