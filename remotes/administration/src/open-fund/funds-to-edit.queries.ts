import { getFund, listFunds } from '@portal/contracts/calls/funds/funds';
import { dataQuery, queryOptions } from '@portal/platform';

export const fundsKey = ['administration', 'funds'] as const;

export const allFunds = dataQuery([...fundsKey, 'all'], listFunds);

/** Never from the cache and never read again while somebody types into the form. */
export const toEdit = { staleTime: 0, gcTime: 0, refetchInterval: false } as const;

/** A fund as it is now. */
export const fundToEdit = (id: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'edit', id], getFund, { params: { id } }),
    ...toEdit,
  });
