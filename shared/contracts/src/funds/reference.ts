import { type Static, Type } from 'typebox';
import { operation, result } from '../operation.ts';
import { closed, everyLanguage, Lang, Nullable } from '../schema-parts.ts';
import { recs } from './enums.ts';

export const Country = Type.Object({
  /** ISO 3166-1 alpha-2; in lower case the name of the flag file. */
  code: Type.String(),
  code3: Type.String(),
  /** The English name. */
  name: Type.String(),
  names: everyLanguage(100),
  /** With its plus sign, as in `+250`; empty where a territory has none. */
  dialCode: Type.String(),
  /** ISO 4217; empty where none is in use. */
  currency: Type.String(),
  isAuMember: Type.Boolean(),
  /** Standing in the Agreement on `asOf`; null outside the African Union. */
  afcftaStatus: Nullable(Type.Enum(['STATE_PARTY', 'SIGNATORY', 'NON_SIGNATORY'])),
  /** A calendar day; null when there is none or it is not known here. */
  ratificationDepositedOn: Nullable(Type.String()),
  isLdc: Type.Boolean(),
  isG6: Type.Boolean(),
  recs: Type.Array(Type.Enum([...recs])),
  isEnabled: Type.Boolean(),
  /** The day that membership and ratification were taken from the record. */
  asOf: Type.String(),
});
export type Country = Static<typeof Country>;

export const City = Type.Object({
  id: Type.String(),
  name: Type.String(),
  countryCode: Type.String(),
  countryName: Type.String(),
  region: Nullable(Type.String()),
  isCapital: Type.Boolean(),
});
export type City = Static<typeof City>;

export const listCountries = operation('listCountries', 'GET /countries', {
  permission: 'public',
  summary: 'Countries with dial codes, names in six languages and standing in the Agreement',
  description:
    'Every country of the world, or with `auOnly=1` the members of the African Union. `asOf` is the day for which standing and ratification were read.',
  query: closed({
    /** Sorts by the name in this language; English when absent. */
    lang: Type.Optional(Lang),
    /** `1`: members of the African Union only. */
    auOnly: Type.Optional(Type.Literal('1')),
  }),
  response: result(Type.Array(Country)),
  example: { query: { auOnly: '1' } },
});

export const listCities = operation('listCities', 'GET /cities/byCountryName', {
  permission: 'public',
  summary: 'Cities of one country by its name',
  description: 'The capital first. The name may be in any of the six languages.',
  query: closed({ countryName: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: result(Type.Array(City)),
  errors: ['not_found'],
  example: { query: { countryName: 'Rwanda' } },
});
