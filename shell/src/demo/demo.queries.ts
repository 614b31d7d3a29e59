import { getDemoInfo } from '@portal/contracts/calls/kernel/demo';
import { call, queryOptions } from '@portal/platform';

/** The example accounts. Fails outside demo mode; a portal that cannot say so is not in it. */
export const demoInfo = queryOptions({
  queryKey: ['shell', 'demo'],
  queryFn: async ({ signal }) => (await call(getDemoInfo, { signal, background: true })).data,
  staleTime: Infinity,
  refetchInterval: false,
  meta: { silent: true },
});
