import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import type { InterestsQuery } from '@portal/contracts/support/interest';
import { countryIn, dayIn, given, manyIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

/** What the address of the registrations asks for; `interest` is the one that is open. */
export const interestsFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const status = manyIn(params, 'status', interestStatuses);
  const type = manyIn(params, 'type', interestTypes);
  const country = countryIn(params);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const asked = sortInAddress(params, ['createdAt']);
  const query: InterestsQuery = {
    ...pagingIn(params),
    ...asked,
    ...given({ search, status, type, countryCode: country ? [country] : undefined, from, to }),
  };
  const isFiltered = Object.keys(given({ search, status, type, country, from, to })).length > 0;
  const sorted = { sortBy: 'createdAt', order: 'DESC' as const, ...asked };
  return { query, sorted, search, status, type, country, from, to, isFiltered, open: params.get('interest') };
};
