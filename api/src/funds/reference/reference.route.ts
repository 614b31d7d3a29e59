import * as operations from '@portal/contracts/funds/reference';
import { problem } from '../../kernel/http/problem.ts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { countryCodeOf, findCities, findCountries, sortedIn } from './countries.db.ts';

/** Changes with a release or an administrator's rare correction. */
const forAnHour = 'public, max-age=3600';

export const referenceRoutes: Route[] = [
  publicRoute(operations.listCountries, async ({ db, query, reply }) => {
    const countries = sortedIn(await findCountries(db, query.auOnly === '1'), query.lang ?? 'en');
    reply.header('cache-control', forAnHour);
    return { data: countries, message: '' };
  }),

  publicRoute(operations.listCities, async ({ db, query, reply }) => {
    const code = await countryCodeOf(db, query.countryName.trim());
    if (code === undefined) throw problem('not_found');
    const cities = await findCities(db, code);
    reply.header('cache-control', forAnHour);
    return { data: cities, message: '' };
  }),
];
