import { getFund, listFunds } from '@portal/contracts/calls/funds/funds';
import { dataQuery, queryOptions } from '@portal/platform';

export const fundsKey = ['administration', 'funds'] as const;

export const allFunds = dataQuery([...fundsKey, 'all'], listFunds);

/** A fund as it is now. Never from the cache and never read again while somebody types into its form. */
export const fundToEdit = (id: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'edit', id], getFund, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
  });
