import Type from 'typebox';
import { operation } from '../operation.ts';
import { listCities, listCountries } from './calls.ts';
import { CitiesQuery, City, CountriesQuery, Country } from './schemas.ts';

export const referenceOperations = [
  operation(listCountries, {
    summary: 'Countries with dial codes, names in six languages and standing in the Agreement',
    query: CountriesQuery,
    response: Type.Object({ data: Type.Array(Country), message: Type.String() }),
    errors: ['invalid_request'],
  }),
  operation(listCities, {
    summary: 'Cities of one country by its name',
    query: CitiesQuery,
    response: Type.Object({ data: Type.Array(City), message: Type.String() }),
    errors: ['invalid_request', 'not_found'],
  }),
] as const;
