import { loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { dayIn, given, manyIn, pagingIn } from '@portal/platform';

/** What the address of a list of sign-ins asks for. */
export const signInsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const outcome = manyIn(params, 'outcome', loginOutcomes);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const filters = given({ search, outcome, from, to });
  const query: LoginHistoryQuery = { ...pagingIn(params), ...filters };
  return { query, search, outcome, from, to, isFiltered: Object.keys(filters).length > 0 };
};
