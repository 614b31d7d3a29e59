import { oneIn } from '@portal/platform';

/** The order that the address asks a list for, by one of `sorts`; nothing where it asks for none. */
export const sortInAddress = <T extends string>(
  params: URLSearchParams,
  sorts: readonly T[],
): { sortBy: T; order: 'ASC' | 'DESC' } | Record<never, never> => {
  const sortBy = oneIn(params, 'sortBy', sorts);
  return sortBy === undefined ? {} : { sortBy, order: oneIn(params, 'order', ['ASC', 'DESC']) ?? 'DESC' };
};
