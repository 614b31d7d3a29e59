import { getDemoInfo } from '@portal/contracts/calls/kernel/demo';
import { dataQuery, queryOptions } from '@portal/platform';

/** The example accounts. Fails outside demo mode; a portal that cannot say so is not in it. */
export const demoInfo = queryOptions({
  ...dataQuery(['shell', 'demo'], getDemoInfo, { background: true }),
  staleTime: Infinity,
  refetchInterval: false,
  meta: { silent: true },
});
