import { loginOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { dayIn, given, oneIn, pagingIn } from '@portal/platform';

/** What the address of the login history asks for. */
export const historyFilters = (params: URLSearchParams) => {
  const outcome = oneIn(params, 'outcome', loginOutcomes);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const filters = given({ outcome: outcome && [outcome], from, to });
  const order = oneIn(params, 'order', ['ASC', 'DESC'] as const) ?? 'DESC';
  const query: LoginHistoryQuery = { ...pagingIn(params), order, ...filters };
  return { query, order, outcome, from, to, isFiltered: Object.keys(filters).length > 0 };
};
