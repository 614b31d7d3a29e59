import { getDemoInfo } from '@portal/contracts/calls/kernel/demo';
import { dataQuery, queryOptions, useQuery } from '@portal/platform';

/** The example accounts. Fails outside demo mode; a portal that cannot say so is not in it. */
export const demoQuery = queryOptions({
  ...dataQuery(['shell', 'demo'], getDemoInfo, { background: true }),
  staleTime: Infinity,
  refetchInterval: false,
  meta: { silent: true },
});

/** Whether the portal shows example data. */
export const useDemo = (): boolean => useQuery(demoQuery).isSuccess;
