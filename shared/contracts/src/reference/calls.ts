import { call, type Result } from '../call.ts';
import type { CitiesQuery, City, CountriesQuery, Country } from './schemas.ts';

/** Every country of the world, for telephones and ownership; `auOnly=1` for the applicant's country. */
export const listCountries = call<{ query: CountriesQuery; response: Result<Country[]> }>('listCountries', {
  method: 'GET',
  path: '/countries',
  permission: 'public',
});

/** Cities of one country, capital first; the name may be in any of the six languages. */
export const listCities = call<{ query: CitiesQuery; response: Result<City[]> }>('listCities', {
  method: 'GET',
  path: '/cities/byCountryName',
  permission: 'public',
});
