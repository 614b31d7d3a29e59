import Type from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listCountries = operation(calls.listCountries, {
  summary: 'Countries with dial codes, names in six languages and standing in the Agreement',
  query: s.CountriesQuery,
  response: result(Type.Array(s.Country)),
  errors: [],
});

export const listCities = operation(calls.listCities, {
  summary: 'Cities of one country by its name',
  query: s.CitiesQuery,
  response: result(Type.Array(s.City)),
  errors: ['not_found'],
});
