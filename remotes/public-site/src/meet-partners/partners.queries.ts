import { listPartners } from '@portal/contracts/partners/calls';
import { call, queryOptions, useQuery } from '@portal/platform';

const partners = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => call(listPartners, { signal }).then(({ data }) => data),
  meta: { silent: true },
});

export const usePartners = () => useQuery(partners);
