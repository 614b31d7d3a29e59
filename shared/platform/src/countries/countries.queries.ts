import { listCountries } from '@portal/contracts/calls/funds/reference';
import { currentLanguage } from '../i18n/i18n.ts';
import { dataQuery } from '../query/query-of-call.ts';

/** Countries sorted by their name in the person's language; `members`: those of the African Union. */
export const countriesQuery = (members: boolean) => {
  const lang = currentLanguage();
  const query = members ? { lang, auOnly: '1' as const } : { lang };
  return {
    ...dataQuery(['countries', lang, members], listCountries, { query }),
    refetchInterval: false as const,
  };
};
