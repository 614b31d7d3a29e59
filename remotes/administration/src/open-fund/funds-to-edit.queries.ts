import { getFund, listFunds } from '@portal/contracts/calls/funds/funds';
import { call, queryOptions } from '@portal/platform';

export const fundsKey = ['administration', 'funds'] as const;

export const allFunds = queryOptions({
  queryKey: [...fundsKey, 'all'],
  queryFn: ({ signal }) => call(listFunds, { signal }).then((reply) => reply.data),
});

/** A fund as it is now. Never from the cache and never read again while somebody types into its form. */
export const fundToEdit = (id: string) =>
  queryOptions({
    queryKey: [...fundsKey, 'edit', id],
    queryFn: ({ signal }) => call(getFund, { params: { id }, signal }).then((reply) => reply.data),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
  });
