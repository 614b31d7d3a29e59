// Written by `pnpm calls` from src/funds/reference.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/funds/reference.ts';

/** Cities of one country by its name. */
export const listCities: CallOf<typeof declared.listCities> = { id: 'listCities', method: 'GET', path: '/cities/byCountryName' };

/** Countries with dial codes, names in six languages and standing in the Agreement. */
export const listCountries: CallOf<typeof declared.listCountries> = { id: 'listCountries', method: 'GET', path: '/countries' };
