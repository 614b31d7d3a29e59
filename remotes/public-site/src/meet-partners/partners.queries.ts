import { listPartners } from '@portal/contracts/calls/content/partners';
import { call, queryOptions, showsDrafts, useQuery } from '@portal/platform';

const partners = queryOptions({
  queryKey: ['partners'],
  queryFn: async ({ signal }) => {
    const query = (await showsDrafts()) ? { draft: '1' as const } : {};
    return (await call(listPartners, { query, signal })).data;
  },
  meta: { silent: true },
});

export const usePartners = () => useQuery(partners);
