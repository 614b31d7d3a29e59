import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import type { InterestsQuery } from '@portal/contracts/support/interest';
import { countryIn, dayIn, given, manyIn, oneIn, pagingIn } from '@portal/platform';

/** What the address of the registrations asks for; `interest` is the one that is open. */
export const interestsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const status = manyIn(params, 'status', interestStatuses);
  const type = manyIn(params, 'type', interestTypes);
  const country = countryIn(params);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const order = oneIn(params, 'order', ['ASC']);
  const query: InterestsQuery = {
    ...pagingIn(params),
    ...given({ search, status, type, countryCode: country ? [country] : undefined, from, to, order }),
  };
  const isFiltered = Object.keys(given({ search, status, type, country, from, to })).length > 0;
  return { query, search, status, type, country, from, to, order, isFiltered, open: params.get('interest') };
};
