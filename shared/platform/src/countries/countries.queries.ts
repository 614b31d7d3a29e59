import { listCountries } from '@portal/contracts/calls/funds/reference';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';

/** Countries sorted by their name in the person's language; `members`: those of the African Union. */
export const countriesQuery = (members: boolean) => {
  const lang = currentLanguage();
  return queryOptions({
    queryKey: ['countries', lang, members],
    queryFn: async ({ signal }) => {
      const query = members ? { lang, auOnly: '1' as const } : { lang };
      const { data } = await call(listCountries, { query, signal });
      return data;
    },
    refetchInterval: false,
  });
};
