import { dayIn, given, oneIn, pagingIn } from '@portal/platform';

type Order = 'ASC' | 'DESC';

/** The order that the address asks a list for, by one of `sorts`; nothing where it asks for none. */
const sortInAddress = <S extends string>(
  params: URLSearchParams,
  sorts: readonly S[],
): { sortBy: S; order: Order } | Record<never, never> => {
  const sortBy = oneIn(params, 'sortBy', sorts);
  return sortBy === undefined ? {} : { sortBy, order: oneIn(params, 'order', ['ASC', 'DESC']) ?? 'DESC' };
};

/**
 * What the address asks a list for: words, a period and `filters`, and an order by one of `sorts`, the first of which
 * is the usual one. `query` holds what the address says and no more, `narrowed` of it what leaves rows out.
 */
export const listInAddress = <S extends string, F extends Record<string, unknown>>(
  params: URLSearchParams,
  sorts: readonly [S, ...S[]],
  filters: F,
  usualOrder: Order = 'DESC',
) => {
  const { country, ...others }: F & { country?: string | undefined } = filters;
  const search = params.get('search')?.trim() ?? '';
  const period = { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  const narrowed = given({ search, ...others, countryCode: country ? [country] : undefined, ...period });
  const asked = sortInAddress(params, sorts);
  return {
    ...filters,
    ...period,
    search,
    narrowed,
    query: { ...pagingIn(params), ...asked, ...narrowed },
    sorted: { sortBy: sorts[0], order: usualOrder, ...asked },
    isFiltered: Object.keys(narrowed).length > 0,
  };
};
