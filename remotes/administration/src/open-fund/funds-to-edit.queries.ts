import { getFund, listFunds } from '@portal/contracts/calls/funds/funds';
import { dataQuery, queryClient, queryOptions } from '@portal/platform';

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

/** After a change of a fund, or a proposal of one: reads everything anew but the fund in an open form. */
export const fundChanged = () =>
  queryClient.invalidateQueries({
    queryKey: ['administration'],
    predicate: ({ queryKey }) => queryKey[2] !== 'edit',
  });
