import { listContacts } from '@portal/contracts/calls/content/contacts';
import { call, queryOptions, showsDrafts, useQuery } from '@portal/platform';

const offices = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => {
    const query = (await showsDrafts()) ? { draft: '1' as const } : {};
    return (await call(listContacts, { query, signal })).data;
  },
  meta: { silent: true },
});

export const useOffices = () => useQuery(offices);
