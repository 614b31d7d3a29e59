import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import type { InterestsQuery } from '@portal/contracts/support/interest';
import { countryOf, dayOf, given, manyOf, oneOf, pagingOf } from '../filter-list/address.ts';

/** What the address of the registrations asks for; `interest` is the one that is open. */
export const interestsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const status = manyOf(params, 'status', interestStatuses);
  const type = manyOf(params, 'type', interestTypes);
  const country = countryOf(params);
  const from = dayOf(params, 'from');
  const to = dayOf(params, 'to');
  const order = oneOf(params, 'order', ['ASC']);
  const query: InterestsQuery = {
    ...pagingOf(params),
    ...given({ search, status, type, countryCode: country ? [country] : undefined, from, to, order }),
  };
  const isFiltered = Object.keys(given({ search, status, type, country, from, to })).length > 0;
  return { query, search, status, type, country, from, to, order, isFiltered, open: params.get('interest') };
};
