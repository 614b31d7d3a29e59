import { type Role, roles } from '@portal/contracts';
import { userStatuses } from '@portal/contracts/identity/enums';
import type { UsersQuery } from '@portal/contracts/identity/users';
import { countryIn, dayIn, given, manyIn, oneIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

/** The groups as tabs, in the order of the menu. */
export const userTypes: readonly ('all' | Role)[] = ['all', ...roles];

const sorts = ['createdAt', 'lastLoginAt', 'lastName', 'status'] as const;

/** What the address of the user table asks for. */
export const usersFilters = (params: URLSearchParams) => {
  const type = oneIn(params, 'type', userTypes) ?? 'all';
  const search = params.get('search')?.trim() ?? '';
  const status = manyIn(params, 'status', userStatuses);
  const country = countryIn(params);
  const isChatAgent = params.get('agents') === '1' ? (1 as const) : undefined;
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  const sorted = { sortBy: 'createdAt', order: 'DESC', ...sortInAddress(params, sorts) } as const;
  const query: UsersQuery = {
    ...pagingIn(params),
    ...sorted,
    ...given({ search, status, countryCode: country ? [country] : undefined, isChatAgent, from, to }),
  };
  const isFiltered = Object.keys(given({ search, status, country, isChatAgent, from, to })).length > 0;
  return { type, query, search, status, country, isChatAgent, from, to, sorted, isFiltered };
};
