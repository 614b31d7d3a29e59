import Type, { type Static } from 'typebox';
import { languages } from '../languages.ts';
import { everyLanguage } from '../localised.ts';
import { recs } from './recs.ts';

const closed = { additionalProperties: false };

export const CountriesQuery = Type.Object(
  {
    /** Sorts by the name in this language; English when absent. */
    lang: Type.Optional(Type.Enum([...languages])),
    /** `1`: members of the African Union only. */
    auOnly: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type CountriesQuery = Static<typeof CountriesQuery>;

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
  afcftaStatus: Type.Union([Type.Enum(['STATE_PARTY', 'SIGNATORY', 'NON_SIGNATORY']), Type.Null()]),
  /** A calendar day; null when there is none or it is not known here. */
  ratificationDepositedOn: Type.Union([Type.String(), Type.Null()]),
  isLdc: Type.Boolean(),
  isG6: Type.Boolean(),
  recs: Type.Array(Type.Enum([...recs])),
  isEnabled: Type.Boolean(),
  /** The day that membership and ratification were taken from the record. */
  asOf: Type.String(),
});
export type Country = Static<typeof Country>;

export const CitiesQuery = Type.Object(
  { countryName: Type.String({ minLength: 1, maxLength: 100 }) },
  closed,
);
export type CitiesQuery = Static<typeof CitiesQuery>;

export const City = Type.Object({
  id: Type.String(),
  name: Type.String(),
  countryCode: Type.String(),
  countryName: Type.String(),
  region: Type.Union([Type.String(), Type.Null()]),
  isCapital: Type.Boolean(),
});
export type City = Static<typeof City>;
