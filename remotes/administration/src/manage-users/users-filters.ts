import { type Role, roles } from '@portal/contracts';
import { userStatuses } from '@portal/contracts/identity/enums';
import { countryIn, manyIn, oneIn } from '@portal/platform';
import { listInAddress } from '../show-list/list-in-address.ts';

/** The groups as tabs, in the order of the menu. */
export const userTypes: readonly ('all' | Role)[] = ['all', ...roles];

/** What the address of the user table asks for. */
export const usersFilters = (params: URLSearchParams) => {
  const list = listInAddress(params, ['createdAt', 'lastLoginAt', 'lastName', 'status'], {
    status: manyIn(params, 'status', userStatuses),
    country: countryIn(params),
    isChatAgent: params.get('agents') === '1' ? (1 as const) : undefined,
  });
  const type = oneIn(params, 'type', userTypes) ?? 'all';
  return { ...list, type, query: { ...list.query, ...list.sorted } };
};
