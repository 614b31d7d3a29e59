import { type Role, roles } from '@portal/contracts';
import { userStatuses } from '@portal/contracts/identity/enums';
import type { UsersQuery } from '@portal/contracts/identity/users';
import { countryOf, dayOf, given, manyOf, oneOf, pagingOf } from '../filter-list/address.ts';

/** The groups as tabs, in the order of the menu. */
export const userTypes: readonly ('all' | Role)[] = ['all', ...roles];

const sortable = ['createdAt', 'lastLoginAt', 'lastName'] as const;

/** What the address of the user table asks for. */
export const usersFilters = (params: URLSearchParams) => {
  const type = oneOf(params, 'type', userTypes) ?? 'all';
  const search = params.get('search')?.trim() ?? '';
  const status = manyOf(params, 'status', userStatuses);
  const country = countryOf(params);
  const isChatAgent = params.get('agents') === '1' ? (1 as const) : undefined;
  const from = dayOf(params, 'from');
  const to = dayOf(params, 'to');
  const sortBy = oneOf(params, 'sortBy', sortable) ?? 'createdAt';
  const query: UsersQuery = {
    ...pagingOf(params),
    sortBy,
    order: sortBy === 'lastName' ? 'ASC' : 'DESC',
    ...given({ search, status, countryCode: country ? [country] : undefined, isChatAgent, from, to }),
  };
  const isFiltered = Object.keys(given({ search, status, country, isChatAgent, from, to })).length > 0;
  return { type, query, search, status, country, isChatAgent, from, to, sortBy, isFiltered };
};
